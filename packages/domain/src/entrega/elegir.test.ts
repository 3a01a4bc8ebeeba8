import { describe, expect, it } from 'vitest';

import type { TipoPrueba } from '../respuesta/index.ts';
import {
  elegirAnalisis,
  elegirDelCodigo,
  elegirCommit,
  elegirPrueba,
  esperaDeCopia,
  estadoDeEntregado,
  faseDeEntrega,
  finDePlazo,
  tocaCopiar,
  type LoPedido,
} from './index.ts';

/** 15 December, 23:59 in Guayaquil: 16 December, 05:00:00 UTC is the first instant after it. */
const fin = finDePlazo('2026-12-15T23:59', 'America/Guayaquil');
const pedida = { tipo: 'singleMetrica', elementoId: 'm1' } as const;
const prueba = (
  id: string,
  creado: string,
  { tipo, elementoId }: { tipo: TipoPrueba; elementoId: string | null } = pedida,
) => ({ id, creado, tipo, elementoId });
const elegir = (...pruebas: ReturnType<typeof prueba>[]) => {
  const { enPlazo, tarde } = elegirPrueba(pruebas, pedida, fin);
  return [enPlazo?.id ?? null, tarde?.id ?? null];
};

describe('the test of a delivery', () => {
  const vieja = prueba('vieja', '2026-12-01T10:00:00.000Z');
  const justa = prueba('justa', '2026-12-16T04:59:59.999Z');
  const tarde = prueba('tarde', '2026-12-16T05:00:00.000Z');

  it('is the newest that was saved before the deadline ended, whatever their order', () => {
    expect(elegir(vieja, justa)).toEqual(['justa', null]);
    expect(elegir(justa, vieja)).toEqual(['justa', null]);
  });

  it('includes the 59 seconds of the minute and nothing after them', () => {
    expect(elegir(justa)).toEqual(['justa', null]);
    expect(elegir(tarde)).toEqual([null, 'tarde']);
  });

  it('has the newest later one beside it', () => {
    const ultima = prueba('ultima', '2026-12-20T05:00:00.000Z');
    expect(elegir(vieja, tarde, ultima)).toEqual(['vieja', 'ultima']);
  });

  it('is of the kind and the item that were asked for', () => {
    const otroElemento = prueba('x', justa.creado, { tipo: 'singleMetrica', elementoId: 'm2' });
    const otraClase = prueba('y', tarde.creado, { tipo: 'allMetricas', elementoId: null });
    expect(elegir(otroElemento, otraClase, vieja)).toEqual(['vieja', null]);
    expect(elegir()).toEqual([null, null]);
  });
});

describe('the commit of a delivery', () => {
  const commit = (nombre: string, fecha: string) => ({ commit: nombre, fecha: Date.parse(fecha) });

  it('is the last first parent that is dated before the end of the deadline', () => {
    const rama = [
      commit('c4', '2026-12-17T00:00:00Z'),
      commit('c3', '2026-12-16T05:00:00Z'),
      commit('c2', '2026-12-16T04:59:59Z'),
      commit('c1', '2026-12-01T00:00:00Z'),
    ];
    expect(elegirCommit(rama, fin)?.commit).toBe('c2');
    expect(elegirCommit(rama.slice(0, 2), fin)).toBeNull();
    expect(elegirCommit([], fin)).toBeNull();
  });

  it('is nearest to the head where dates go back and forth', () => {
    const rama = [commit('c3', '2026-12-14T00:00:00Z'), commit('c2', '2026-12-18T00:00:00Z')];
    expect(elegirCommit(rama, fin)?.commit).toBe('c3');
  });
});

describe('the state of a project in a delivery', () => {
  const pide: LoPedido = { prueba: pedida, analisis: true, plan: false };
  const partes = (prueba_: boolean, analisis: boolean, plan = false) => ({ prueba: prueba_, analisis, plan });

  it.each([
    [partes(true, true), false, 'entregado'],
    [partes(true, true), true, 'entregado'],
    [partes(true, false), true, 'incompleto'],
    [partes(false, false, true), false, 'nada'],
    [partes(false, false), true, 'tarde'],
    [partes(false, false), false, 'nada'],
  ] as const)('%j with later work %s is %s', (hechas, despues, estado) => {
    expect(estadoDeEntregado(pide, hechas, despues)).toBe(estado);
  });

  it('counts only what is asked', () => {
    const soloMejora: LoPedido = { prueba: null, analisis: false, plan: true };
    expect(estadoDeEntregado(soloMejora, partes(true, true), false)).toBe('nada');
    expect(estadoDeEntregado(soloMejora, partes(false, false, true), false)).toBe('entregado');
  });
});

it('a delivery opens, and closes with the end of its deadline', () => {
  const abre = Date.parse('2026-12-01T13:00:00Z');
  expect([abre - 1, abre, fin - 1, fin].map((now) => faseDeEntrega({ abre, fin }, now))).toEqual([
    'sin-abrir',
    'abierta',
    'abierta',
    'cerrada',
  ]);
});

it('the analysis of a delivery is the newest of its repository and branch', () => {
  const uno = (id: string, enlace: string, rama = 'main') => ({ id, enlace, rama });
  const todos = [
    uno('otro', 'https://github.com/u/otro'),
    uno('rama', 'https://github.com/u/r', 'dev'),
    uno('suyo', 'https://github.com/u/r.git'),
    uno('viejo', 'https://github.com/u/r'),
  ];
  const lugar = { enlace: 'https://github.com/u/r', rama: 'main' };
  expect(elegirDelCodigo(todos, lugar)?.id).toBe('suyo');
  expect(elegirDelCodigo(todos.slice(0, 2), lugar)).toBeNull();
});

describe('copies of a delivery are taken', () => {
  const abierta = { fin, publicada: false };
  const espera = fin + esperaDeCopia;

  it('once, a minute after the deadline: what was saved in time may be stored a little later', () => {
    expect(tocaCopiar(abierta, null, fin)).toBe(false);
    expect(tocaCopiar(abierta, null, espera - 1)).toBe(false);
    expect(tocaCopiar(abierta, null, espera)).toBe(true);
    expect(tocaCopiar(abierta, { fin }, espera + 1)).toBe(false);
  });

  it('again after a later deadline, until a mark is published', () => {
    const despues = fin + 86_400_000;
    const listas = despues + esperaDeCopia;
    expect(tocaCopiar({ fin: despues, publicada: false }, { fin }, listas - 1)).toBe(false);
    expect(tocaCopiar({ fin: despues, publicada: false }, { fin }, listas)).toBe(true);
    expect(tocaCopiar({ fin: despues, publicada: true }, { fin }, listas)).toBe(false);
  });
});

describe('the analysis of what was delivered', () => {
  const una = (origen: 'propio' | 'servicio' | 'entrega', estado: string) => ({ origen, estado });
  it.each([
    [
      'one made for the delivery before a newer one of the project',
      [una('propio', 'listo'), una('entrega', 'listo')],
      1,
    ],
    ['an open one of the delivery', [una('entrega', 'en-curso'), una('propio', 'listo')], 0],
    [
      'the finished one where that of the delivery was cancelled',
      [una('entrega', 'cancelado'), una('propio', 'listo')],
      1,
    ],
    ['a cancelled one alone', [una('entrega', 'cancelado')], 0],
  ])('is %s', (_caso, suyos, cual) => {
    expect(elegirAnalisis(suyos)).toBe(suyos[cual]);
  });

  it('does not exist without analyses', () => {
    expect(elegirAnalisis([])).toBeNull();
  });
});
