// What pack.mjs uses of Node.

declare module "node:fs" {
  export function readFileSync(path: string, encoding: "utf8"): string
}

declare module "node:path" {
  export function join(...parts: string[]): string
}

declare module "node:url" {
  export function pathToFileURL(path: string): URL
}

declare const process: {argv: string[]}
