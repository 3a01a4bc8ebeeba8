import type { FileAnalysis } from '@mantenible/analyser';
import type { ArchivoAnalizado, BlobDeRuta, LeerPartes } from '@mantenible/domain/analisis';

import { packText, unpackText } from '../packed-text.ts';
import type { AnalysedFile } from './analyse-sources.ts';

/** Files of one request for known parts; bounds the answer. */
const filesPerRequest = 200;

/** Stored parts of earlier analyses of these files, by path. */
export async function readKnownParts(
  known: LeerPartes,
  blobs: readonly BlobDeRuta[],
): Promise<ReadonlyMap<string, FileAnalysis>> {
  const parts = new Map<string, FileAnalysis>();
  for (let from = 0; from < blobs.length; from += filesPerRequest) {
    for (const [path, packed] of await known(blobs.slice(from, from + filesPerRequest))) {
      // The same version of the analyser wrote it: the version is part of its key.
      parts.set(path, JSON.parse(await unpackText(packed)) as FileAnalysis);
    }
  }
  return parts;
}

/** A batch ends with the file that reaches one of these limits, at about 1 MB. */
const batchFiles = 25;
const batchCharacters = 500_000;

/** Files in batches for the server, each packed on request. */
export async function* inBatches(
  files: readonly AnalysedFile[],
): AsyncGenerator<readonly ArchivoAnalizado[], void, undefined> {
  let batch: AnalysedFile[] = [];
  let characters = 0;
  for (const file of files) {
    batch.push(file);
    characters += charactersOf(file);
    if (batch.length < batchFiles && characters < batchCharacters) continue;
    yield await Promise.all(batch.map(pack));
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield await Promise.all(batch.map(pack));
}

const pack = async (file: AnalysedFile): Promise<ArchivoAnalizado> => ({
  ...file,
  parte: await packText(JSON.stringify(file.parte)),
});

/** Characters of an issue without its message. */
const issueChars = 150;

const charactersOf = ({ texto, incidencias }: AnalysedFile): number =>
  incidencias.reduce((sum, { message }) => sum + message.length + issueChars, texto.length);
