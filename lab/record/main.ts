import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { expectedFile, recordingFile, samples, type Sample } from '../../tests/real/support/samples.ts';
import { Projects } from '../../tests/real/support/scanned.ts';
import { post, sonarqube } from '../../tests/real/support/sonarqube-api.ts';
import { expectedAnswers } from './expected.ts';
import { readAnswers } from './read-answers.ts';
import { sanitise } from './sanitise.ts';

/** Scans the sample projects again and writes the Web API's answers about them to tests/doubles/recordings. */
const projects = new Projects(sonarqube);
for (const sample of samples) await record(sample);
await projects.remove();

async function record(sample: Sample): Promise<void> {
  const { clave, nombre } = sample;
  // Without what an earlier recording left behind: issues keep the date of their first scan.
  await post(sonarqube, 'projects/delete', { project: clave });
  await projects.scan(sample, clave);
  const answers = sanitise(await readAnswers(sonarqube, clave));
  const recorded = { clave, nombre, ...answers };
  await write(recordingFile(clave), recorded);
  await write(expectedFile(sample), expectedAnswers(recorded));
  console.log(`grabado: ${clave}`);
}

async function write(file: string, content: object): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(content, null, 1)}\n`);
}
