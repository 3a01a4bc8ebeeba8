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
} from '@mantenible/analyser';

import { endWithParent } from './end-with-parent.ts';
import { createLineReader, toLine } from './json-lines.ts';
import { replyDescriptor, type Reply, type Request } from './messages.ts';

/** Run once by the build, which keeps V8's compiled code of it. */
export { analyseFile, analyseFiles, analyseProject } from '@mantenible/analyser';
export { defaultMemoryMb, nodeFlags } from './flags.ts';

/** Bytes of a request. The parts of the largest repository take less. */
const maxRequestBytes = 256 * 1024 * 1024;

/** Returns after the whole line was written: the path of a file has left when the file ends the process. */
function reply(message: Reply): void {
  const line = toLine(message);
  for (let written = 0; written < line.length;) written += writeSync(replyDescriptor, line, written);
}

let kept = createKeptReadings();

async function serve(request: Request): Promise<void> {
  if (request.kind === 'measure') {
    for (const file of request.files) {
      reply({ kind: 'started', path: file.path });
      reply({ kind: 'part', part: analyseFile(file) });
    }
  } else if (request.kind === 'find') {
    if (!request.keep) kept = createKeptReadings();
    const onFile = (path: string): void => {
      reply({ kind: 'started', path });
    };
    const byPath = await findInFiles(request.files, request.parts, onFile, request.keep ? kept : undefined);
    reply({ kind: 'findings', byPath: [...byPath] });
  } else if (request.kind === 'warm') {
    await prepareForScripts();
  } else {
    const parts = request.parts.map((part) => ({ ...part, findings: [], noSonarLines: [] }));
    const { measures, files } = analyseProject(parts);
    reply({
      kind: 'measures',
      measures,
      files: files.map(({ path, measures: own, duplicates }) => ({ path, measures: own, duplicates })),
    });
  }
  reply({ kind: 'done' });
}

/** Serves requests in their order until the input or the parent ends. */
export function serveInput(): void {
  endWithParent();
  let last = Promise.resolve();
  const read = createLineReader(maxRequestBytes, (message) => {
    // Only the runner writes here, and it has the same version of this file.
    const request = message as Request;
    last = last.then(() => serve(request));
    last.catch((error: unknown) => {
      process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exit(1);
    });
  });
  process.stdin.on('data', read).on('end', () => process.exit(0));
}
