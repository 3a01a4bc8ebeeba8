import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { imagenesDe, leerGuia } from './src/features/guia/conversion/leer-guia.ts';
import { medidasWebp } from './src/features/guia/conversion/medidas-webp.ts';

/** Smaller files, in bytes, are not compressed. */
const minimumBytes = 1024;

/** The best quality, 11, takes fifty times as long for files that are a twelfth smaller: a first start waits for it. */
const brotliQuality = 7;

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < minimumBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
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

/** Gives docs/guia.md as data, with its pictures as files of the build and their sizes, so that the page has no parser. */
function guide(): Plugin {
  return {
    name: 'guide',
    async load(id) {
      if (!id.endsWith('/docs/guia.md')) return null;
      const text = leerGuia(await readFile(id, 'utf8'));
      const pictures = imagenesDe(text);
      const sizes = await Promise.all(
        pictures.map(async (name) => medidasWebp(await readFile(join(dirname(id), name)))),
      );
      const lines = [
        ...pictures.map((name, index) => `import p${index} from ${JSON.stringify(`./${name}`)};`),
        `export default { ...${JSON.stringify(text)}, imagenes: {`,
        ...pictures.map(
          (name, index) => `${JSON.stringify(name)}: { ...${JSON.stringify(sizes[index])}, src: p${index} },`,
        ),
        '} };',
      ];
      return { code: lines.join('\n'), moduleType: 'js' };
    },
  };
}

/**
 * Modules that many pages share, in few chunks: by default each set of pages has chunks of its own, and a page waits for some
 * sixty requests, of which the browser makes six at a time. Every page loads the entry with the landing page.
 */
const groups = [
  { name: 'inicial', tags: ['$initial' as const], priority: 4 },
  { name: 'comun', minShareCount: 10, priority: 3 },
  { name: 'iconos', test: /@tabler/u, priority: 2 },
  { name: 'modelo', test: /packages[\\/](?:contracts|domain|wording)/u, minShareCount: 3, priority: 1 },
];

/** The base path is read when the server starts, so every address in the build is relative. */
export default defineConfig({
  base: './',
  plugins: [react(), guide(), precompress()],
  // The manifest is what the budget check reads.
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
