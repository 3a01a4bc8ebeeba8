import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

import type { FastifyInstance } from 'fastify';

import { publico } from '../app.types.ts';

/** An image in the footer: a file of the institution, the link's address, and the alternative text. */
export interface LogoFile {
  readonly archivo: string | null;
  readonly enlace: string | null;
  readonly texto: string | null;
}

interface Logo {
  readonly imagen: string;
  readonly enlace: string;
  readonly texto: string;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Serves the institution's logos from the product itself: the content policy allows no other origin. */
export async function serveLogos(
  app: FastifyInstance,
  base: string,
  logos: readonly LogoFile[],
): Promise<(Logo | null)[]> {
  const served: (Logo | null)[] = [];
  for (const [index, { archivo, enlace, texto }] of logos.entries()) {
    if (archivo === null) {
      served.push(null);
      continue;
    }
    const extension = extname(archivo).toLowerCase();
    const type = contentTypes[extension];
    if (type === undefined)
      throw new Error(`INSTITUCION_LOGO${index + 1}_ARCHIVO: use un archivo svg, png, jpg o webp`);
    const content = await readFile(archivo);
    const imagen = `${base}/institucion/logo${index + 1}${extension}`;
    app.get(imagen, {
      config: publico,
      handler: (_request, reply) => reply.header('Cache-Control', 'no-cache').type(type).send(content),
    });
    served.push({ imagen, enlace: enlace ?? `${base}/`, texto: texto ?? '' });
  }
  return served;
}
