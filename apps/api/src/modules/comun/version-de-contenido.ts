import { createHash } from 'node:crypto';

/** Version of what counts no versions: the first 28 bits of its fingerprint, as If-Match holds it. */
export const versionDeContenido = (contenido: unknown): number =>
  Number.parseInt(createHash('sha256').update(JSON.stringify(contenido)).digest('hex').slice(0, 7), 16);
