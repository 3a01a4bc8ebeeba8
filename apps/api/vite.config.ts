import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const programs = [
  'main',
  'worker',
  'trabajador',
  'cli/usuarios',
  'cli/respaldo',
  'cli/restaurar',
  'cli/rotar-clave',
];
const sourceOf = (program: string) => fileURLToPath(new URL(`src/${program}.ts`, import.meta.url));

/**
 * The server as plain JavaScript for Node: our own packages are TypeScript and go in, packages of npm stay outside.
 * The tools of `src/cli` become programs beside it.
 */
export default defineConfig({
  ssr: { noExternal: [/^@mantenible\//] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((program) => [program, sourceOf(program)])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
