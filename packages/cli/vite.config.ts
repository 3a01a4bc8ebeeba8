import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { bundledLicences } from './bundled-licences.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the command with everything that it imports; `worker.config.ts` adds the program of its workers. */
export default defineConfig({
  // The protocol's SDK is an optional package, which the user installs.
  ssr: { noExternal: true, external: ['@modelcontextprotocol/server'] },
  plugins: [
    bundledLicences('LICENCIAS.txt'),
    {
      name: 'copy-cards',
      closeBundle: () => {
        cpSync(beside('../rule-cards/cards'), beside('dist/cards'), { recursive: true });
      },
    },
  ],
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: { mantenible: beside('src/main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
