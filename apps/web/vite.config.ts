import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Smaller files, in bytes, are not compressed. */
const minimumBytes = 1024;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minimumBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that the server compresses nothing while it serves.
 * It reads what was written, since Vite still changes chunks after `generateBundle`.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const texts = Object.keys(bundle).filter((fileName) => /\.(?:js|css|svg)$/.test(fileName));
      await Promise.all(texts.map((fileName) => compressFile(join(dir, fileName))));
    },
  };
}

/** The base path is read when the server starts, so every address in the build is relative. */
export default defineConfig({
  base: './',
  plugins: [react(), precompress()],
  // The manifest is what the budget check reads.
  build: { target: 'es2022', sourcemap: false, manifest: true, chunkSizeWarningLimit: 700 },
});
