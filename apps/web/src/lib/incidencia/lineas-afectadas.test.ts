import { expect, it } from 'vitest';

import { incidencia } from './incidencias.fixture.ts';
import { rangoDe, textoLineas } from './lineas-afectadas.ts';

const rango = (startLine: number, endLine: number) => ({ linea_afectada: { startLine, endLine } });

it.each([
  [{ linea: 9, ...rango(12, 15) }, { desde: 12, hasta: 15 }, 'Líneas 12 a 15'],
  [{ linea: 9, ...rango(12, 12) }, { desde: 12, hasta: 12 }, 'Línea 12'],
  [{ linea: 9 }, { desde: 9, hasta: 9 }, 'Línea 9'],
  [{ linea: null }, null, 'Todo el archivo'],
  [{ linea: 0 }, null, 'Todo el archivo'],
  [{ linea: null, ...rango(-3, 5) }, null, 'Todo el archivo'],
  [{ linea: null, ...rango(7, 2) }, { desde: 7, hasta: 7 }, 'Línea 7'],
  [{ linea: null, ...rango(2.9, 3.9) }, { desde: 2, hasta: 3 }, 'Líneas 2 a 3'],
  [{ linea: Number.NaN }, null, 'Todo el archivo'],
])('%j affects %j: %s', (cambios, esperado, texto) => {
  const dada = incidencia(cambios);
  expect(rangoDe(dada)).toEqual(esperado);
  expect(textoLineas(dada)).toBe(texto);
});
