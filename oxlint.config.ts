import { defineConfig } from 'oxlint';

import { javascript, page, regularExpressions, typescript } from './tools/lint-rules/rule-sets.ts';

const errors = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'error' as const]));

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn'],
  jsPlugins: ['eslint-plugin-regexp', './tools/lint-rules/index.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true },
  // tests/corpus: sources of other packages. tests/projects: sample sources with faults on purpose, which an analyser must find.
  ignorePatterns: [
    '**/dist/',
    '**/node_modules/',
    'datos/',
    '.cache/',
    'test-results/',
    'tests/projects/',
    'tests/corpus/',
  ],
  rules: {
    ...errors(javascript),
    ...errors(regularExpressions),
    'max-lines': ['error', { max: 300 }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mjs}'],
      rules: errors(['mantenible/ascii-names', 'mantenible/file-names', 'mantenible/reasoned-suppressions']),
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(typescript),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        // Fastify handlers and React event props take promises by design of their libraries.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        eqeqeq: 'error',
      },
    },
    {
      files: ['packages/analyser/src/rules/javascript/**/*.ts'],
      // Kinds of nodes are an enum whose values are the very words that every rule of ESLint is written with.
      rules: { 'typescript/no-unsafe-enum-comparison': 'off' },
    },
    { files: ['apps/web/**/*.{ts,tsx}'], rules: errors(page) },
    {
      files: ['apps/web/src/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'apps/web/src/testing/**'],
      rules: errors([
        'mantenible/request-verbs',
        'mantenible/requests-in-feature-api',
        'mantenible/screen-vocabulary',
      ]),
    },
    {
      files: ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: errors(['mantenible/counted-nouns']),
    },
    {
      files: ['packages/**/*.{ts,mjs}', 'apps/**/*.{ts,tsx}', '{tests,tools}/**/*.{ts,mjs}'],
      rules: errors(['mantenible/plain-names', 'mantenible/plain-prose']),
    },
    {
      files: ['packages/**/*.{ts,mjs}', 'apps/**/*.{ts,tsx}', '{tests,tools}/**/*.{ts,mjs}'],
      // Blocks of tests and journeys are long lists of short functions, or of steps.
      excludeFiles: ['**/*.{test,spec}.{ts,tsx}'],
      rules: errors(['mantenible/long-functions']),
    },
    {
      files: [
        '**/*.test.{ts,tsx}',
        '{apps,packages}/*/src/**/testing/**/*.ts',
        'tests/{doubles,real,e2e}/**/*.ts',
        'tools/real/**/*.ts',
      ],
      // The program that ends the others, and git, which ends with the pipe that it reads.
      excludeFiles: ['tests/doubles/src/processes/keep.ts', 'tests/doubles/src/git-host/git-host.ts'],
      rules: errors(['mantenible/patient-waits', 'mantenible/processes-end-with-tests']),
    },
  ],
});
