import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vite';

/** Resolves packages as ESLint does. */
const resolveFromEslint = createRequire(createRequire(import.meta.url).resolve('eslint'));

/**
 * Removes the wrappers around imports of the compiler, `__importStar` of bundled packages and `__toESM` of the bundler. Each
 * wrapper copies all names of the compiler; the copies of more than a hundred modules took a quarter of a worker's start.
 */
const withoutCompilerCopies = (code: string): string =>
  code
    .replace(/__importStar(?:\$\d+)?\((?<compiler>require_typescript\(\))\)/g, '$<compiler>')
    // Our own modules import the compiler's default.
    .replace(/__toESM(?:\$\d+)?\((?<compiler>require_typescript\(\)),1\)/g, '({default:$<compiler>})');

/**
 * Writes the bundle as the body of a function, in ASCII, so that V8 holds its fifteen megabytes with one
 * byte per character. Any other character would double them in each worker.
 */
const asFunction: Plugin = {
  name: 'as-function',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const code = withoutCompilerCopies(file.code).replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      file.code = `(function (exports, require, module, __filename, __dirname) {${code}\n})`;
    }
  },
};

/**
 * Bundles the program of the workers with all its packages: V8 keeps the compiled code of one file, and
 * a worker does not resolve a thousand others. The native parser stays outside.
 */
export default defineConfig({
  plugins: [asFunction],
  // The file that Node resolves: the package's form for bundlers lacks names that ESLint imports.
  resolve: { alias: { esquery: resolveFromEslint.resolve('esquery') } },
  // JSON tables of thousands of names would become as many exports.
  json: { namedExports: false },
  ssr: { noExternal: true, external: ['oxc-parser'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { worker: fileURLToPath(new URL('src/workers/worker-program.ts', import.meta.url)) },
      output: {
        format: 'cjs',
        entryFileNames: '[name].cjs',
        codeSplitting: false,
        minify: { compress: false, mangle: false },
      },
    },
  },
});
