import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const programs = [
  'main',
  'worker',
  'runner',
  'cli/usuarios',
  'cli/respaldo',
  'cli/restaurar',
  'cli/rotar-clave',
  'cli/ensayo',
];
const sourceOf = (program: string) => fileURLToPath(new URL(`src/${program}.ts`, import.meta.url));

/**
 * Builds the server as plain JavaScript for Node: it includes our own packages, which are TypeScript, and imports
 * most of those of npm. The tools of `src/cli` become programs beside it.
 */
export default defineConfig({
  // Hash of the analyser's sources: without it (a build by hand) nothing is kept from one version to the next.
  define: { __VERSION_ANALIZADOR__: JSON.stringify(process.env['VERSION_ANALIZADOR'] ?? String(Date.now())) },
  // Of these libraries of npm only what is used is loaded, and zod once: this saves memory at rest.
  ssr: { noExternal: [/^@mantenible\//, 'kysely', 'zod', 'fastify-type-provider-zod', '@fastify/error'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((program) => [program, sourceOf(program)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // V8 keeps the whole source, with two bytes for each character once one character is beyond Latin-1.
        charset: 'ascii',
        comments: { legal: true, annotation: false, jsdoc: false },
      },
    },
  },
});
