import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { z } from 'zod';

import { root } from '../../lib/paths.ts';

/** File of the example among the API's sources. */
export const exampleFile = join(root, 'apps/api/src/modules/ejemplo/contenido.json');

/** Reason of a failed check: the example was not made again. */
export const again = 'the example is out of date: run `node tools/run.mjs tools/ejemplo.ts`';

/** The content of the stored example as text. */
export function storedExample(): string {
  const { paquete } = z.object({ paquete: z.string() }).parse(JSON.parse(readFileSync(exampleFile, 'utf8')));
  return gunzipSync(Buffer.from(paquete, 'base64')).toString();
}
