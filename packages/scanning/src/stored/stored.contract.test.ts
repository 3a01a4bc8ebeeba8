import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { factsOf } from '@mantenible/analyser/catalogue';
import type { Medida } from '@mantenible/domain/escaneo';
import { analizarCarpeta, limitesPorDefecto, type FuentesAnalizadas } from '@mantenible/runner';
import { beforeAll, describe } from 'vitest';

import { leerEsperado, pruebasDeAnalizado, pruebasDeContrato } from '../contract-tests.ts';
import { createStored } from './stored.ts';
import { escribirIncidencia } from './issues.ts';
import { escribirMedidas } from './measures.ts';
import { almacenEnMemoria } from './testing/store-in-memory.ts';

const muestra = (ruta: string) =>
  fileURLToPath(new URL(`../../../../tests/projects/${ruta}`, import.meta.url));

describe('the embedded scanner', () => {
  pruebasDeContrato(() => {
    const escaneo = createStored({ factsOf, almacen: almacenEnMemoria({}) });
    return Promise.resolve({ escaneo, proyecto: 'contrato' });
  });
});

/** SonarQube 10.7 counts these otherwise on purpose (measures.md §4.1), or by rules that are not ours. */
const apartes = ['cognitive_complexity', 'code_smells'];

/** What SonarQube said, with our own figures where they differ on purpose. */
const conApartes = (
  suyas: readonly Medida[],
  nuestras: Readonly<Record<string, number>>,
): readonly Medida[] => {
  const pedidas = suyas.map(({ metric }) => metric).filter((metric) => apartes.includes(metric));
  return [...suyas.filter(({ metric }) => !apartes.includes(metric)), ...escribirMedidas(nuestras, pedidas)];
};

describe.each([
  { carpeta: 'tienda', path: 'src/dominio/moneda.ts' },
  { carpeta: 'biblioteca', path: 'biblioteca/rutas/libros.py' },
])('the sample project $carpeta, measured as SonarQube 10.7 measures it', ({ carpeta, path }) => {
  let analisis: FuentesAnalizadas;
  beforeAll(async () => {
    analisis = await analizarCarpeta({
      carpeta: muestra(carpeta),
      trabajador: fileURLToPath(import.meta.resolve('@mantenible/runner/worker-main')),
      limites: limitesPorDefecto,
      alProgresar: () => undefined,
      signal: new AbortController().signal,
    });
  });

  pruebasDeAnalizado(() => {
    const { archivos, medidas } = analisis;
    const esperado = leerEsperado(readFileSync(muestra(`${carpeta}.esperado.json`), 'utf8'), carpeta);
    return Promise.resolve({
      escaneo: createStored({ factsOf, almacen: almacenEnMemoria({ [carpeta]: analisis }) }),
      clave: carpeta,
      rama: 'main',
      medidas: conApartes(esperado.medidas, medidas),
      incidencias: archivos.flatMap(({ ruta, incidencias }) =>
        incidencias.map((incidencia) => escribirIncidencia({ ruta, incidencia }, factsOf)),
      ),
      componentes: esperado.componentes.map((uno) => ({
        ...uno,
        measures: conApartes(uno.measures, archivos.find(({ ruta }) => ruta === uno.path)?.medidas ?? {}),
      })),
      fuente: { path, texto: readFileSync(muestra(`${carpeta}/${path}`), 'utf8') },
    });
  });
});
