/**
 * The program of a worker: reads requests from its standard input, writes replies to a pipe, opens
 * nothing else and ends with its input. A text that ends this process does not end the runner.
 */
import { writeSync } from 'node:fs';

import {
  analyseFile,
  analyseProject,
  createKeptReadings,
  findInFiles,
  prepareForScripts,
  type SourceFile,
} from '@mantenible/analyser';

import { endWithParent, type CurrentFile } from './end-with-parent.ts';
import { createLineReader, toLine } from './json-lines.ts';
import { replyDescriptor, type Reply, type Request } from './messages.ts';

/** Limit of a request in bytes; the analyses of all files of the largest repository are smaller. */
const maxRequestBytes = 256 * 1024 * 1024;

/** Writes a reply and returns after the whole line was written: a file that then ends the process is already named. */
function reply(message: Reply): void {
  const line = toLine(message);
  for (let written = 0; written < line.length;) written += writeSync(replyDescriptor, line, written);
}

/** Caches for requests with `keep`, whose batches share most of their files. */
let keptReadings = createKeptReadings();
/** The texts of requests with `keep`, by path: later requests send only those that changed. */
const keptTexts = new Map<string, string>();

type FindRequest = Extract<Request, { kind: 'find' }>;

/** The files of a request with their texts. */
function filesOf({ files, keep }: FindRequest): readonly SourceFile[] {
  const known = keep ? keptTexts : new Map<string, string>();
  return files.map(({ path, text = known.get(path) ?? '' }) => {
    known.set(path, text);
    return { path, text };
  });
}

/** Processes one request and writes its replies. */
async function serveRequest(request: Request, current: CurrentFile): Promise<void> {
  const start = (path: string): void => {
    reply({ kind: 'started', path });
    current.begin();
  };
  if (request.kind === 'measure') {
    for (const file of request.files) {
      start(file.path);
      reply({ kind: 'part', part: analyseFile(file) });
    }
  } else if (request.kind === 'find') {
    if (!request.keep) keptReadings = createKeptReadings();
    const byPath = await findInFiles(
      filesOf(request),
      request.parts,
      start,
      request.keep ? keptReadings : undefined,
    );
    current.none();
    reply({ kind: 'findings', byPath: [...byPath] });
  } else if (request.kind === 'warm') {
    await prepareForScripts();
  } else {
    const parts = request.parts.map((part) => ({ ...part, findings: [], noSonarLines: [] }));
    for (const project of request.projects) {
      const { measures, files } = analyseProject(project.flatMap((place) => parts[place] ?? []));
      reply({
        kind: 'measures',
        measures,
        files: files.map(({ path, measures: own, duplicates }) => ({ path, measures: own, duplicates })),
      });
    }
  }
  current.none();
  reply({ kind: 'done' });
}

/** Serves requests in order until the input or the parent process ends. */
export function serveInput(): void {
  const current = endWithParent();
  let last = Promise.resolve();
  const read = createLineReader(maxRequestBytes, (message) => {
    // Only the runner writes here, and it has the same version of this file.
    const request = message as Request;
    last = last.then(() => serveRequest(request, current));
    last.catch((error: unknown) => {
      process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exit(1);
    });
  });
  process.stdin.on('data', read).on('end', () => process.exit(0));
}
