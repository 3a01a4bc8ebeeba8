import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cacheDir } from '../lib/paths.ts';
import type { Tally } from '../lib/tally.ts';
import { neverGiven } from './never-given.ts';

/** Folder where the API's tests record what routes document and give. */
export const answersFolder = join(cacheDir, 'respuestas');

export async function emptyAnswers(): Promise<void> {
  await rm(answersFolder, { recursive: true, force: true });
  await mkdir(answersFolder, { recursive: true });
}

/** Whether the tests of the API got each answer that a route documents as its own; prints those that none got. */
export async function checkAnswers(): Promise<Tally> {
  const files = await readdir(answersFolder);
  const texts = await Promise.all(files.map((file) => readFile(join(answersFolder, file), 'utf8')));
  const lines = texts.flatMap((text) => text.split('\n'));
  const failures = neverGiven(lines).map((answer) => `documentada y nunca dada: ${answer}`);
  for (const failure of failures) console.log(failure);
  const recorded = lines.some((line) => line.startsWith('documents '));
  return {
    passed: recorded && failures.length === 0 ? 1 : 0,
    failed: recorded ? failures.length : 1,
    failures,
  };
}
