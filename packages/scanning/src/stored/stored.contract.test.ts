import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { factsOf } from '@mantenible/analyser/catalogue';
import type { Medida } from '@mantenible/domain/escaneo';
import { analyseFolder, limitesPorDefecto, type AnalysedSources } from '@mantenible/runner';
import { beforeAll, describe } from 'vitest';

import { readExpected, analysedContract, scannerContract } from '../contract-tests.ts';
import { createStored } from './stored.ts';
import { toIssue } from './issues.ts';
import { toMeasures } from './measures.ts';
import { storeInMemory } from './testing/store-in-memory.ts';

const muestra = (ruta: string) =>
  fileURLToPath(new URL(`../../../../tests/projects/${ruta}`, import.meta.url));

describe('the embedded scanner', () => {
  scannerContract(() => {
    const escaneo = createStored({ factsOf, store: storeInMemory({}) });
    return Promise.resolve({ escaneo, proyecto: 'contrato' });
  });
});

/** Metrics whose values differ from SonarQube 10.7 on purpose, or depend on its own rules. */
const apartes = ['cognitive_complexity', 'code_smells'];

/** SonarQube's measures, with our values of the metrics that differ on purpose. */
const withOwnValues = (
  suyas: readonly Medida[],
  nuestras: Readonly<Record<string, number>>,
): readonly Medida[] => {
  const requested = suyas.map(({ metric }) => metric).filter((metric) => apartes.includes(metric));
  return [...suyas.filter(({ metric }) => !apartes.includes(metric)), ...toMeasures(nuestras, requested)];
};

describe.each([
  { carpeta: 'tienda', path: 'src/dominio/moneda.ts' },
  { carpeta: 'biblioteca', path: 'biblioteca/rutas/libros.py' },
])('the sample project $carpeta, measured as SonarQube 10.7 measures it', ({ carpeta, path }) => {
  let analisis: AnalysedSources;
  beforeAll(async () => {
    analisis = await analyseFolder({
      folder: muestra(carpeta),
      worker: fileURLToPath(import.meta.resolve('@mantenible/runner/worker-main')),
      limites: limitesPorDefecto,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
  });

  analysedContract(() => {
    const { archivos, medidas } = analisis;
    const esperado = readExpected(readFileSync(muestra(`${carpeta}.esperado.json`), 'utf8'), carpeta);
    return Promise.resolve({
      escaneo: createStored({ factsOf, store: storeInMemory({ [carpeta]: analisis }) }),
      clave: carpeta,
      rama: 'main',
      medidas: withOwnValues(esperado.medidas, medidas),
      incidencias: archivos.flatMap(({ ruta, incidencias }) =>
        incidencias.map((incidencia) => toIssue({ ruta, incidencia }, factsOf)),
      ),
      componentes: esperado.componentes.map((uno) => ({
        ...uno,
        measures: withOwnValues(uno.measures, archivos.find(({ ruta }) => ruta === uno.path)?.medidas ?? {}),
      })),
      fuente: { path, texto: readFileSync(muestra(`${carpeta}/${path}`), 'utf8') },
    });
  });
});
