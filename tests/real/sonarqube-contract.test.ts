import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe } from 'vitest';

import {
  readExpected,
  analysedContract,
  scannerContract,
  serviceContract,
} from '../../packages/scanning/src/contract-tests.ts';
import { createSonarqube } from '../../packages/scanning/src/index.ts';
import { expectedFile, sampleFolder, samples } from './support/samples.ts';
import { Projects } from './support/scanned.ts';
import { sonarqube } from './support/sonarqube-api.ts';

/**
 * The contract of the scanning port before a real server: what the recorded double answers in `npm test`, the server
 * answers too, figure by figure.
 */
const scanned = process.env['PRUEBA_CORTA'] === '1' ? samples.slice(1) : samples;
const run = randomBytes(4).toString('hex');
const projects = new Projects(sonarqube);
const escaneo = createSonarqube({ ...sonarqube, organizacion: null });

afterAll(() => projects.remove());

describe('a real SonarQube Server', () => {
  const preparar = () => {
    const proyecto = `contrato-${run}-${String(projects.claves.length)}`;
    projects.claves.push(proyecto);
    return Promise.resolve({ escaneo, proyecto });
  };
  scannerContract(preparar);
  serviceContract(preparar);
});

describe.each(scanned)('the sample project $folder, scanned again', (sample) => {
  const clave = `${sample.clave}-${run}`;

  beforeAll(() => projects.scan(sample, clave), 600_000);

  analysedContract(async () => ({
    escaneo,
    clave,
    rama: 'main',
    ...readExpected(await readFile(expectedFile(sample), 'utf8'), clave),
    fuente: {
      path: sample.source,
      texto: await readFile(join(sampleFolder(sample), sample.source), 'utf8'),
    },
  }));
});
