import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Resolves packages as ESLint does. */
const resolveFromEslint = createRequire(createRequire(import.meta.url).resolve('eslint'));
/** From the bundle, Node would find the version of another package's parser, or none. */
const parser = createRequire(beside('../analyser/package.json')).resolve('oxc-parser');

/**
 * Bundles the program of the workers with all its packages: a worker does not resolve a thousand files. The native parser
 * stays outside.
 */
export default defineConfig({
  resolve: {
    alias: [
      // The file that Node resolves: the package's form for bundlers lacks names that ESLint imports.
      { find: 'esquery', replacement: resolveFromEslint.resolve('esquery') },
      { find: /^typescript$/, replacement: beside('src/bundle/compiler.mjs') },
    ],
  },
  // JSON tables of thousands of names would become as many exports.
  json: { namedExports: false },
  ssr: { noExternal: true, external: ['oxc-parser'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { worker: beside('src/workers/worker-main.ts') },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        codeSplitting: false,
        paths: { 'oxc-parser': relative(beside('dist'), parser) },
        // V8 keeps the fifteen megabytes of source, with two bytes for each character once one is beyond Latin-1.
        charset: 'ascii',
        minify: { compress: false, mangle: false },
      },
    },
  },
});
