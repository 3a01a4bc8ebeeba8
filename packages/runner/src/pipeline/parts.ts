import type { FileAnalysis } from '@mantenible/analyser';
import type { ArchivoAnalizado, BlobDeRuta, Conocidos } from '@mantenible/domain/analisis';

import { packText, unpackText } from '../packed-text.ts';
import type { AnalysedFile } from './analyse-sources.ts';

/** Files asked about at once: the answer stays small. */
const filesPerQuestion = 200;

/** The parts that earlier analyses left of these files, by path. */
export async function readKnownParts(
  known: Conocidos,
  blobs: readonly BlobDeRuta[],
): Promise<ReadonlyMap<string, FileAnalysis>> {
  const parts = new Map<string, FileAnalysis>();
  for (let from = 0; from < blobs.length; from += filesPerQuestion) {
    for (const [path, packed] of await known(blobs.slice(from, from + filesPerQuestion))) {
      // The same version of the analyser wrote it: the version is part of the key that it is kept under.
      parts.set(path, JSON.parse(await unpackText(packed)) as FileAnalysis);
    }
  }
  return parts;
}

/** A batch ends at the file that reaches one of these: it costs its reader about 1 MB and a short pause. */
const batchFiles = 25;
const batchCharacters = 500_000;

/** Files in batches for the server, each packed when it is asked for. */
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

/** What an issue takes beside its message. */
const perIssue = 150;

const charactersOf = ({ texto, incidencias }: AnalysedFile): number =>
  incidencias.reduce((sum, { message }) => sum + message.length + perIssue, texto.length);
