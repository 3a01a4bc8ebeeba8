// A process of the oracle's own: reads a task from the file named first, writes what ESLint 8 finds to the second.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { options, publicRules } from './settings.mjs';

/** @typedef {import('../parity/findings.mjs').PlacedFinding} PlacedFinding */
/** @typedef {{ home: string, folder: string, keys: readonly string[], scripts: readonly string[], settings: readonly string[] }} Task */

const [taskFile = '', resultFile = ''] = process.argv.slice(2);
/** @type {Task} */
const task = JSON.parse(readFileSync(taskFile, 'utf8'));
// The compiler takes types that are installed above its folder, and the project's are.
process.chdir(task.folder);
// The oracle is installed apart: the project knows none of its types.
const load = createRequire(join(task.home, 'package.json'));
const loadInner = createRequire(load.resolve('eslint-plugin-sonarjs'));
const ts = loadInner('typescript');
const parsers = {
  typescript: load('@typescript-eslint/parser'),
  babel: loadInner('@babel/eslint-parser'),
  vue: loadInner('vue-eslint-parser'),
};

/** The oracle's rules by key ('S1854'): its own, and those of public plugins. */
function rulesByKey() {
  const plugins = {
    'typescript-eslint': loadInner('@typescript-eslint/eslint-plugin').rules,
    react: loadInner('eslint-plugin-react').rules,
    'jsx-a11y': loadInner('eslint-plugin-jsx-a11y').rules,
    import: loadInner('eslint-plugin-import').rules,
    eslint: Object.fromEntries(new (load('eslint').Linter)().getRules()),
  };
  const rules = new Map();
  for (const [key, { plugin, name }] of publicRules) rules.set(key, plugins[plugin][name]);
  for (const rule of Object.values(load('eslint-plugin-sonarjs').rules))
    rules.set(/S\d+/u.exec(rule.meta.docs.url)?.[0], rule);
  return rules;
}

/** One program for each `tsconfig.json`, the outermost first; without any, one for all scripts. */
function* programs() {
  const full = (/** @type {string} */ path) => join(task.folder, path);
  const configs = task.settings.map(full);
  if (configs.length === 0) {
    const roots = task.scripts.filter((path) => !path.endsWith('.vue')).map(full);
    yield ts.createProgram(roots, { allowJs: true, noImplicitAny: true, noEmit: true });
  }
  for (const config of configs.sort((a, b) => a.split('/').length - b.split('/').length)) {
    const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
    const parsed = ts.parseJsonConfigFileContent(json ?? {}, ts.sys, dirname(config));
    yield ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true });
  }
}

const { Linter } = load('eslint');
const linter = new Linter({ cwd: task.folder });
for (const [name, parser] of Object.entries(parsers)) linter.defineParser(name, parser);
const known = new Set();
for (const [key, rule] of rulesByKey()) {
  if (!task.keys.includes(key)) continue;
  known.add(key);
  linter.defineRule(key, rule);
}
/** @param {readonly string[]} keys */
const enabled = (keys) => Object.fromEntries(keys.map((key) => [key, ['error', ...(options[key] ?? [])]]));
const all = [...rulesByKey()].filter(([key]) => known.has(key));
// Without types, public rules that need them throw; rules of the oracle's own plugin report nothing.
const untyped = all.filter(
  ([key, rule]) => !publicRules.has(key) || rule.meta.docs?.requiresTypeChecking !== true,
);
const [rules, rulesWithoutTypes] = [all, untyped].map((some) => enabled(some.map(([key]) => key)));

const environments = ['browser', 'node', 'es2021', 'amd', 'commonjs', 'jest', 'mocha', 'jquery'];
const babel = {
  requireConfigFile: false,
  babelOptions: {
    presets: ['react', 'flow', 'env'].map((name) => loadInner.resolve(`@babel/preset-${name}`)),
    plugins: [[loadInner.resolve('@babel/plugin-proposal-decorators'), { version: '2022-03' }]],
    babelrc: false,
    configFile: false,
  },
};

/** @param {string} text @param {string} filename @param {string} parser @param {object} parserOptions */
const verify = (text, filename, parser, parserOptions) =>
  linter.verify(
    text,
    {
      parser,
      parserOptions: {
        ecmaVersion: 'latest',
        sourceType: 'module',
        ecmaFeatures: { jsx: true },
        ...parserOptions,
      },
      rules: 'programs' in parserOptions ? rules : rulesWithoutTypes,
      env: Object.fromEntries(environments.map((name) => [name, true])),
      settings: { react: { version: '999.999.999' } },
    },
    { filename, allowInlineConfig: false },
  );

/** @param {string} path @param {object | null} program */
function lint(path, program) {
  const filename = join(task.folder, path);
  const text = readFileSync(filename, 'utf8').replace(/^\ufeff/u, '');
  if (path.endsWith('.vue'))
    return verify(text, filename, 'vue', { parser: load.resolve('@typescript-eslint/parser') });
  const typed = verify(text, filename, 'typescript', program ? { programs: [program] } : {});
  if (!typed.some((/** @type {{ fatal?: boolean }} */ each) => each.fatal) || !/\.[cm]?jsx?$/iu.test(path))
    return typed;
  return verify(text, filename, 'babel', babel);
}

/** @type {PlacedFinding[]} */
const findings = [];
/** @type {string[]} */
const failed = [];
const waiting = new Set(task.scripts);

/** @param {string} path @param {object | null} program */
function keep(path, program) {
  waiting.delete(path);
  try {
    for (const { ruleId, line, message, fatal } of lint(path, program)) {
      if (fatal) failed.push(`${path}: ${message}`);
      else findings.push({ rule: `javascript:${ruleId}`, file: path, line, message });
    }
  } catch (error) {
    failed.push(`${path}: ${String(error).slice(0, 300)}`);
  }
}

for (const program of programs()) {
  const files = new Set(
    program.getSourceFiles().map((/** @type {{ fileName: string }} */ file) => file.fileName),
  );
  for (const path of waiting)
    if (files.has(join(task.folder, path)) && !path.endsWith('.vue')) keep(path, program);
}
for (const path of waiting) keep(path, null);
writeFileSync(resultFile, JSON.stringify({ known: [...known], findings, failed }));
