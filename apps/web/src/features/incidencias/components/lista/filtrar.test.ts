import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { estadoInicial, type EstadoLista } from '../incidencias/estado-lista.ts';
import { hayFiltros, seleccionar, severidadesOfrecidas, type Nuevas } from './filtrar.ts';
import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { indexar } from '../../../../lib/incidencia/indice.ts';
import { severidades } from '../../../../lib/incidencia/severidad.ts';

const indice = indexar([
  incidencia({ descripcion: 'Función demasiado larga', severidad: 'CRITICAL', tiempo_estimado: '1h' }),
  incidencia({
    descripcion: 'Variable sin usar',
    severidad: 'MINOR',
    archivo: 'src/ñandú.py',
    categoria: ['unused'],
  }),
  incidencia({
    descripcion: 'Otra función',
    regla: 'python:S1',
    archivo: 'src/ñandú.py',
    tiempo_estimado: null,
  }),
]);
const con = (cambios: Partial<EstadoLista>, nuevas: Nuevas = null) =>
  seleccionar(indice, { ...estadoInicial, ...cambios }, nuevas);
const textos = (cambios: Partial<EstadoLista>) =>
  con(cambios).visibles.map(({ incidencia: { descripcion } }) => descripcion);

describe('the filters', () => {
  it('initially keep all issues, most severe first', () => {
    expect(textos({})).toEqual(['Función demasiado larga', 'Otra función', 'Variable sin usar']);
  });

  it('keep one or several severities, one rule, one file', () => {
    expect(textos({ severidades: ['MINOR'] })).toEqual(['Variable sin usar']);
    expect(textos({ severidades: ['CRITICAL', 'MAJOR'] })).toEqual([
      'Función demasiado larga',
      'Otra función',
    ]);
    expect(textos({ regla: 'python:S1' })).toEqual(['Otra función']);
    expect(textos({ archivo: 'src/ñandú.py' })).toEqual(['Otra función', 'Variable sin usar']);
    expect(textos({ archivo: 'src/ñandú.py', severidades: ['CRITICAL'] })).toEqual([]);
  });

  it.each([
    ['FUNCION', ['Función demasiado larga', 'Otra función']],
    ['nandu', ['Otra función', 'Variable sin usar']],
    ['python:s1', ['Otra función']],
    ['unused', ['Variable sin usar']],
    ['.*', []],
    ['   ', ['Función demasiado larga', 'Otra función', 'Variable sin usar']],
  ])('search %j in description, rule, file and tags, ignoring accents', (buscar, esperados) => {
    expect(textos({ buscar })).toEqual(esperados);
  });

  it('ignore a rule or file without issues', () => {
    expect(textos({ regla: '<script>', archivo: '../etc' })).toHaveLength(3);
    expect(hayFiltros(indice, { ...estadoInicial, regla: '<script>', archivo: '../etc' })).toBe(false);
    expect(hayFiltros(indice, { ...estadoInicial, regla: 'python:S1' })).toBe(true);
    expect(hayFiltros(indice, { ...estadoInicial, buscar: ' ' })).toBe(false);
  });

  it('keep the new issues alone, together with the other filters, and count those', () => {
    const nuevas = new Set([0, 1]);
    expect(con({}, nuevas)).toMatchObject({
      conteos: { CRITICAL: 1, MAJOR: 0, MINOR: 1 },
      minutos: 65,
      sinEsfuerzo: 0,
    });
    expect(con({ severidades: ['MINOR'] }, nuevas).visibles.map(({ id }) => id)).toEqual([1]);
    expect(con({ archivo: 'src/ñandú.py', severidades: ['CRITICAL'] }, nuevas).visibles).toEqual([]);
    expect(con({}, new Set()).visibles).toEqual([]);
    expect(hayFiltros(indice, { ...estadoInicial, desde: 'x' })).toBe(true);
  });

  it('count severities under the other filters, so that each button shows its result', () => {
    const { conteos } = con({ severidades: ['CRITICAL'], archivo: 'src/ñandú.py' });
    expect(conteos).toEqual({ BLOCKER: 0, CRITICAL: 0, MAJOR: 1, MINOR: 1, INFO: 0, OTRA: 0 });
  });

  it('sum the effort of the visible issues and count those without one', () => {
    expect(con({})).toMatchObject({ minutos: 65, sinEsfuerzo: 1 });
    expect(con({ severidades: ['MINOR'] })).toMatchObject({ minutos: 5, sinEsfuerzo: 0 });
  });

  it("offer 'Sin clasificar' only when an issue has it", () => {
    expect(severidadesOfrecidas(indice)).toEqual(['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO']);
    expect(severidadesOfrecidas(indexar([incidencia({ severidad: 'HIGH' })]))).toEqual(severidades);
  });

  it('show as many issues of each severity as its count', () => {
    const alguna = fc.record({
      severidad: fc.constantFrom(...severidades),
      descripcion: fc.constantFrom('uno', 'dos'),
    });
    fc.assert(
      fc.property(fc.array(alguna), fc.constantFrom('', 'uno', 'x'), (dadas, buscar) => {
        const propio = indexar(dadas.map(incidencia));
        const { conteos } = seleccionar(propio, { ...estadoInicial, buscar }, null);
        for (const severidad of severidades) {
          const elegidas = { ...estadoInicial, buscar, severidades: [severidad] };
          const { visibles } = seleccionar(propio, elegidas, null);
          expect(visibles).toHaveLength(conteos[severidad]);
        }
      }),
    );
  });
});
