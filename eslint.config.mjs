import js from '@eslint/js';
// @ts-expect-error -- the plugin ships no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

import { mantenible } from './tools/lint-rules/index.mjs';

/** What scripts use of Node without importing it. @type {Record<string, 'readonly'>} */
const nodeGlobals = Object.fromEntries(
  [
    'AbortController',
    'AbortSignal',
    'Buffer',
    'URL',
    'URLSearchParams',
    'clearInterval',
    'clearTimeout',
    'setInterval',
    'console',
    'fetch',
    'performance',
    'process',
    'setTimeout',
  ].map((name) => [name, 'readonly']),
);

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'datos/', '.cache/', 'test-results/'] },
  // Sample sources with faults on purpose, which an analyser must find.
  { ignores: ['tests/projects/'] },
  js.configs.recommended,
  regexp.configs['flat/recommended'],
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { mantenible },
    rules: {
      'mantenible/ascii-names': 'error',
      'mantenible/file-names': 'error',
      'mantenible/reasoned-suppressions': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['apps/web/vite.config.ts'] } },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Fastify handlers and React event props take promises by design of their libraries.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['packages/analyser/src/rules/javascript/**/*.ts'],
    // Kinds of nodes are an enum whose values are the very words that every rule of ESLint is written with.
    rules: { '@typescript-eslint/no-unsafe-enum-comparison': 'off' },
  },
  {
    files: ['apps/web/**/*.tsx', 'apps/web/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.fixture.{ts,tsx}', 'apps/web/src/testing/**'],
    plugins: { mantenible },
    rules: { 'mantenible/requests-in-feature-api': 'error', 'mantenible/screen-vocabulary': 'error' },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    plugins: { mantenible },
    rules: { 'mantenible/counted-nouns': 'error' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: nodeGlobals },
    rules: { 'max-lines': ['error', { max: 300 }] },
  },
);
