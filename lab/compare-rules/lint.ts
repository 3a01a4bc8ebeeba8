// Program of the oracle's process: reads a `Task` from the file of its first argument, runs ESLint 8, and writes the findings to
// the file of the second.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type * as compiler from 'typescript';

import type { PlacedFinding } from '../parity/findings.ts';
import { options, publicRules, type PublicRule } from './settings.ts';

export interface Task {
  home: string;
  folder: string;
  keys: readonly string[];
  scripts: readonly string[];
  settings: readonly string[];
}

const [taskFile = '', resultFile = ''] = process.argv.slice(2);
const task = JSON.parse(readFileSync(taskFile, 'utf8')) as Task;
// The compiler also takes types from folders above the working directory: in this project's root it would find ours.
process.chdir(task.folder);
interface Rule {
  readonly meta: { readonly docs?: { readonly url?: string; readonly requiresTypeChecking?: boolean } };
}
interface Plugin {
  readonly rules: Readonly<Record<string, Rule>>;
}
interface Message {
  readonly ruleId: string | null;
  readonly line: number;
  readonly message: string;
  readonly fatal?: boolean;
}
interface OldLinter {
  getRules(): Map<string, Rule>;
  defineParser(name: string, parser: unknown): void;
  defineRule(key: string, rule: Rule): void;
  verify(text: string, config: object, file: object): Message[];
}

// The oracle is installed outside of the project, which has none of its types: hence the casts.
const load = createRequire(join(task.home, 'package.json'));
const loadInner = createRequire(load.resolve('eslint-plugin-sonarjs'));
const ts = loadInner('typescript') as typeof compiler;
const { Linter } = load('eslint') as { Linter: new (settings?: object) => OldLinter };
const parsers: Readonly<Record<string, unknown>> = {
  typescript: load('@typescript-eslint/parser'),
  babel: loadInner('@babel/eslint-parser'),
  vue: loadInner('vue-eslint-parser'),
};

/** The oracle's rules by key ('S1854'): its own, and those of public plugins. */
function rulesByKey() {
  const inner = (name: string) => (loadInner(name) as Plugin).rules;
  const plugins: Record<PublicRule['plugin'], Plugin['rules']> = {
    'typescript-eslint': inner('@typescript-eslint/eslint-plugin'),
    react: inner('eslint-plugin-react'),
    'jsx-a11y': inner('eslint-plugin-jsx-a11y'),
    import: inner('eslint-plugin-import'),
    eslint: Object.fromEntries(new Linter().getRules()),
  };
  const rules = new Map<string, Rule>();
  for (const [key, { plugin, name }] of publicRules) {
    const rule = plugins[plugin][name];
    if (rule !== undefined) rules.set(key, rule);
  }
  for (const rule of Object.values((load('eslint-plugin-sonarjs') as Plugin).rules)) {
    const key = /S\d+/u.exec(rule.meta.docs?.url ?? '')?.[0];
    if (key !== undefined) rules.set(key, rule);
  }
  return rules;
}

/** One program for each `tsconfig.json`, the outermost first; without any, one for all scripts. */
function* programs() {
  const full = (path: string) => join(task.folder, path);
  const configs = task.settings.map(full);
  if (configs.length === 0) {
    const roots = task.scripts.filter((path) => !path.endsWith('.vue')).map(full);
    yield ts.createProgram(roots, { allowJs: true, noImplicitAny: true, noEmit: true });
  }
  for (const config of configs.sort((a, b) => a.split('/').length - b.split('/').length)) {
    const { config: json } = ts.readConfigFile(config, (path) => ts.sys.readFile(path)) as {
      config?: object;
    };
    const parsed = ts.parseJsonConfigFileContent(json ?? {}, ts.sys, dirname(config));
    yield ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true });
  }
}

const linter = new Linter({ cwd: task.folder });
for (const [name, parser] of Object.entries(parsers)) linter.defineParser(name, parser);
const known = new Set<string>();
for (const [key, rule] of rulesByKey()) {
  if (!task.keys.includes(key)) continue;
  known.add(key);
  linter.defineRule(key, rule);
}
const enabled = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, ['error', ...(options[key] ?? [])]]));
const all = [...rulesByKey()].filter(([key]) => known.has(key));
// Without types, public rules that need them throw; rules of the oracle's own plugin report nothing.
const untyped = all.filter(
  ([key, rule]) => !publicRules.has(key) || rule.meta.docs?.requiresTypeChecking !== true,
);
const [rules, rulesWithoutTypes] = [all, untyped].map((some) => enabled(some.map(([key]) => key)));

const environments = ['browser', 'node', 'es2021', 'amd', 'commonjs', 'jest', 'mocha', 'jquery'];
const babelParserOptions = {
  requireConfigFile: false,
  babelOptions: {
    presets: ['react', 'flow', 'env'].map((name) => loadInner.resolve(`@babel/preset-${name}`)),
    plugins: [[loadInner.resolve('@babel/plugin-proposal-decorators'), { version: '2022-03' }]],
    babelrc: false,
    configFile: false,
  },
};

const verify = (text: string, filename: string, parser: string, parserOptions: object) =>
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

function lint(path: string, program: compiler.Program | null) {
  const filename = join(task.folder, path);
  const text = readFileSync(filename, 'utf8').replace(/^\ufeff/u, '');
  if (path.endsWith('.vue'))
    return verify(text, filename, 'vue', { parser: load.resolve('@typescript-eslint/parser') });
  const typed = verify(text, filename, 'typescript', program ? { programs: [program] } : {});
  if (!typed.some((each) => each.fatal) || !/\.[cm]?jsx?$/iu.test(path)) return typed;
  return verify(text, filename, 'babel', babelParserOptions);
}

const findings: PlacedFinding[] = [];
const failed: string[] = [];
const waiting = new Set(task.scripts);

/** Adds the findings of a script, or the reason why it cannot be linted. */
function lintAndKeep(path: string, program: compiler.Program | null) {
  waiting.delete(path);
  try {
    for (const { ruleId, line, message, fatal } of lint(path, program)) {
      if (fatal) failed.push(`${path}: ${message}`);
      else findings.push({ rule: `javascript:${ruleId ?? ''}`, file: path, line, message });
    }
  } catch (error) {
    failed.push(`${path}: ${String(error).slice(0, 300)}`);
  }
}

for (const program of programs()) {
  const files = new Set(program.getSourceFiles().map((file) => file.fileName));
  for (const path of waiting)
    if (files.has(join(task.folder, path)) && !path.endsWith('.vue')) lintAndKeep(path, program);
}
for (const path of waiting) lintAndKeep(path, null);
writeFileSync(resultFile, JSON.stringify({ known: [...known], findings, failed }));
