import { describe, expect, it } from 'vitest';

import { incidencia } from './incidencias.fixture.ts';
import { indexar } from './indice.ts';

describe('the index of issues', () => {
  const indice = indexar([
    incidencia({ archivo: 'src/b.js', regla: 'js:S10', linea: null, tiempo_estimado: '1h' }),
    incidencia({ archivo: 'src/ámbito.js', regla: 'js:S9', linea_afectada: { startLine: 4, endLine: 6 } }),
    incidencia({ archivo: 'src/b.js', regla: 'js:S9', severidad: 'HIGH', tiempo_estimado: 'mucho' }),
  ]);

  it('lists rules and files once, in Spanish order, numbers as numbers', () => {
    expect(indice.reglas).toEqual(['js:S9', 'js:S10']);
    expect(indice.archivos).toEqual(['src/ámbito.js', 'src/b.js']);
  });

  it('keeps the service’s order and computes the compared values', () => {
    const datos = indice.entradas.map(({ id, severidad, linea, minutos }) => [id, severidad, linea, minutos]);
    expect(datos).toEqual([
      [0, 'MAJOR', 0, 60],
      [1, 'MAJOR', 4, 5],
      [2, 'OTRA', 1, null],
    ]);
  });

  it('gives each issue its search text', () => {
    expect(indice.entradas.map((entrada) => indice.textoDe(entrada).includes('ambito'))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is empty without issues', () => {
    expect(indexar([])).toMatchObject({ entradas: [], reglas: [], archivos: [] });
  });
});
