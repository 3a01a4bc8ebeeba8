import type { ArchivoAnalizado, BlobDeRuta, LeerPartes, LimitesAnalisis } from '@mantenible/domain/analisis';

import { packText, unpackText } from '../packed-text.ts';
import type { AnalysedFile } from './analyse-sources.ts';
import { stoppedUnder, type StoredPart } from './stopped.ts';

/** Files of one request for stored analyses, which bounds the size of the answer. */
const filesPerRequest = 200;

/** Stored analyses of these files from earlier runs, by path; without files that killed a worker under other limits. */
export async function readKnownParts(
  known: LeerPartes,
  blobs: readonly BlobDeRuta[],
  limites: Pick<LimitesAnalisis, 'memoriaMb' | 'segundosPorLote'>,
): Promise<ReadonlyMap<string, StoredPart>> {
  const parts = new Map<string, StoredPart>();
  const limits = stoppedUnder(limites);
  for (let from = 0; from < blobs.length; from += filesPerRequest) {
    for (const [path, packed] of await known(blobs.slice(from, from + filesPerRequest))) {
      // No schema: the same version of the analyser stored it, since the version is in its key.
      const part = JSON.parse(await unpackText(packed)) as StoredPart;
      if (part.stopped === undefined || part.stopped === limits) parts.set(path, part);
    }
  }
  return parts;
}

/** Limits of a batch for the server, about 1 MB: it ends with the file that reaches one of them. */
const batchFiles = 25;
const batchCharacters = 500_000;

/** Analysed files in batches for the server; each batch is compressed when it is requested. */
export async function* inBatches(
  files: readonly AnalysedFile[],
): AsyncGenerator<readonly ArchivoAnalizado[], void, undefined> {
  let batch: AnalysedFile[] = [];
  let characters = 0;
  for (const file of files) {
    batch.push(file);
    characters += charactersOf(file);
    if (batch.length < batchFiles && characters < batchCharacters) continue;
    yield await Promise.all(batch.map(packFile));
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield await Promise.all(batch.map(packFile));
}

const packFile = async (file: AnalysedFile): Promise<ArchivoAnalizado> => ({
  ...file,
  parte: await packText(JSON.stringify(file.parte)),
});

/** Estimated characters of a finding in a message to the server, without its own text. */
const issueChars = 150;

const charactersOf = ({ texto, incidencias }: AnalysedFile): number =>
  incidencias.reduce((sum, { message }) => sum + message.length + issueChars, texto.length);
