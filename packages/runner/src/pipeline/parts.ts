import type { FileAnalysis } from '@mantenible/analyser';
import type { ArchivoAnalizado, BlobDeRuta, LeerPartes } from '@mantenible/domain/analisis';

import { packText, unpackText } from '../packed-text.ts';
import type { AnalysedFile } from './analyse-sources.ts';

/** Files of one request for stored analyses, which bounds the size of the answer. */
const filesPerRequest = 200;

/** Stored analyses of these files from earlier runs, by path. */
export async function readKnownParts(
  known: LeerPartes,
  blobs: readonly BlobDeRuta[],
): Promise<ReadonlyMap<string, FileAnalysis>> {
  const parts = new Map<string, FileAnalysis>();
  for (let from = 0; from < blobs.length; from += filesPerRequest) {
    for (const [path, packed] of await known(blobs.slice(from, from + filesPerRequest))) {
      // No schema: the same version of the analyser stored it, since the version is in its key.
      parts.set(path, JSON.parse(await unpackText(packed)) as FileAnalysis);
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
