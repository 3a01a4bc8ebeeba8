import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { defineConfig, type Plugin } from 'vite';

const ofEslint = createRequire(createRequire(import.meta.url).resolve('eslint'));

/**
 * What modules that import the whole compiler make of it: a copy of all its names, each behind a function. More than a hundred
 * do, which took a quarter of the time that a child needs to get ready.
 */
const withoutCopies = (code: string): string =>
  code
    .replace(/__importStar(?:\$\d+)?\((?<compiler>require_typescript\(\))\)/g, '$<compiler>')
    // Ours take the compiler by its default.
    .replace(/__toESM(?:\$\d+)?\((?<compiler>require_typescript\(\)),1\)/g, '({default:$<compiler>})');

/**
 * As the body of a function, and in ASCII: so it is read as it lies, a byte a character. Its fifteen megabytes would otherwise be
 * held twice as wide by each child, and copied.
 */
const asFunction: Plugin = {
  name: 'as-function',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const code = withoutCopies(file.code).replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      file.code = `(function (exports, require, module, __filename, __dirname) {${code}\n})`;
    }
  },
};

/**
 * The program of the children that analyse, with all its packages in one file: V8 keeps what it compiled of one file,
 * and a child that starts need not find a thousand others. The parser in machine code stays outside.
 */
export default defineConfig({
  plugins: [asFunction],
  // What Node itself would take: its form for builders lacks the names that ESLint asks for.
  resolve: { alias: { esquery: ofEslint.resolve('esquery') } },
  // Tables of thousands of names would become as many exports.
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
