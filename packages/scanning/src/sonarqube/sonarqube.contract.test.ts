import { readFileSync } from 'node:fs';

import type { Incidencia, Medida } from '@mantenible/domain/escaneo';
import { readRecording, startSonarqube, type SonarqubeDouble } from '@mantenible/doubles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readExpected, analysedContract, scannerContract, serviceContract } from '../contract-tests.ts';
import { createSonarqube } from './sonarqube.ts';

const token = 'token-del-doble';
const muestras = [
  { carpeta: 'tienda', clave: 'tienda-de-ejemplo', path: 'src/dominio/moneda.ts' },
  { carpeta: 'biblioteca', clave: 'biblioteca-de-ejemplo', path: 'biblioteca/rutas/libros.py' },
] as const;
const muestra = (ruta: string) =>
  readFileSync(new URL(`../../../../tests/projects/${ruta}`, import.meta.url), 'utf8');

let doble: SonarqubeDouble;
beforeAll(async () => {
  const recordings = muestras.map(({ clave }) => readRecording(clave));
  doble = await startSonarqube({ token, organization: 'nuestra', recordings });
});
afterAll(() => doble.close());

const escaneo = (organizacion: string | null = null) =>
  createSonarqube({ url: doble.origin, token, organizacion });

const setUp = (organizacion: string | null = null) => {
  doble.removeProject('contrato');
  return Promise.resolve({ escaneo: escaneo(organizacion), proyecto: 'contrato' });
};

describe('SonarQube Server, recorded', () => {
  scannerContract(setUp);
  serviceContract(setUp);
});

describe('SonarQube Cloud', () => {
  beforeAll(() => {
    doble.setVariant('cloud');
  });
  afterAll(() => {
    doble.setVariant('standard');
  });
  scannerContract(() => setUp('nuestra'));
  serviceContract(() => setUp('nuestra'));
});

describe.each(muestras)('the sample project $carpeta', ({ carpeta, clave, path }) => {
  const analizado = () =>
    Promise.resolve({
      escaneo: escaneo(),
      clave,
      rama: 'main',
      ...readExpected(muestra(`${carpeta}.esperado.json`), clave),
      fuente: { path, texto: muestra(`${carpeta}/${path}`) },
    });
  analysedContract(analizado);

  describe('in Multi-Quality Rule mode', () => {
    beforeAll(() => {
      doble.setVariant('mqr');
    });
    afterAll(() => {
      doble.setVariant('standard');
    });

    it('has the same issues, with the severities of their impacts', async () => {
      const { incidencias } = await analizado();
      const { elementos } = await escaneo().issues(clave);
      const sinSeveridad = (lista: readonly Incidencia[]) =>
        lista.map((una) => JSON.stringify({ ...una, severidad: '' })).sort();
      expect(sinSeveridad(elementos)).toEqual(sinSeveridad(incidencias));
      const severidades = new Set(elementos.map(({ severidad }) => severidad));
      expect([...severidades].sort()).toEqual(['CRITICAL', 'MAJOR', 'MINOR']);
    });

    it('uses maintainability issues as code smells, which the service no longer counts', async () => {
      expect(await escaneo().metricKeys()).not.toContain('code_smells');
      const { medidas } = await analizado();
      const given = await escaneo().measures(clave, ['ncloc', 'code_smells']);
      const valorDe = (lista: readonly Medida[], clave: string) =>
        lista.find(({ metric }) => metric === clave)?.value;
      expect(valorDe(given, 'code_smells')).toBe(valorDe(medidas, 'code_smells'));
    });
  });
});
