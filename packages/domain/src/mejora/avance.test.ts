import { expect, it } from 'vitest';

import { esDeOtroEnlace } from './accion.ts';
import { avanceDe, comprobarAcciones, primeraDePregunta } from './avance.ts';
import type { AccionVerificable } from './base.ts';
import type { Verificacion } from './verificar.ts';

const hoy = { enlace: 'https://h/r', rama: 'main' };
const verificada: Verificacion = { estado: 'verificada', commit: 'c', fecha: '2026-01-03', motivo: null };
const sigue: Verificacion = { ...verificada, estado: 'sigue' };

it('counts the actions of today’s link and branch that were not discarded, and those that are verified', () => {
  const pares = [
    [{ ...hoy, estado: 'pendiente' }, verificada],
    [{ ...hoy, estado: 'pendiente' }, null],
    [{ ...hoy, estado: 'en-curso' }, sigue],
    [{ ...hoy, estado: 'hecha' }, verificada],
    [
      { ...hoy, estado: 'hecha' },
      { ...verificada, estado: 'abierta-de-nuevo' },
    ],
    [{ ...hoy, estado: 'descartada' }, verificada],
    [{ ...hoy, rama: 'otra', estado: 'hecha' }, verificada],
    [{ ...hoy, enlace: 'https://h/otro', estado: 'pendiente' }, null],
  ] as const;
  const [acciones, comprobadas] = [pares.map(([una]) => una), pares.map(([, una]) => una)];
  expect(avanceDe(acciones, comprobadas, hoy)).toEqual({
    total: 5,
    pendientes: 2,
    enCurso: 1,
    hechas: 2,
    verificadas: 2,
  });
});

it('an improvement plan without actions has made no progress', () => {
  expect(avanceDe([], [], hoy)).toEqual({
    total: 0,
    pendientes: 0,
    enCurso: 0,
    hechas: 0,
    verificadas: 0,
  });
});

const accion = (cambios: Partial<AccionVerificable>): AccionVerificable => ({
  origen: { tipo: 'regla', clave: 'js:S1' },
  ...hoy,
  base: { version: 'v1', archivos: [] },
  creado: '2026-01-02',
  verificada: null,
  ...cambios,
});

it('an action of another link is not checked', () => {
  const dia = '2026-01-03';
  const analisis = {
    ...hoy,
    fecha: dia,
    pedido: dia,
    commit: 'c',
    alcance: '',
    alcanceDeHoy: null,
    omitidos: [],
    detalle: null,
  };
  const comprobacion = { analisis: { ...analisis, buscada: () => true }, pruebas: [] };
  const acciones = [accion({}), accion({ enlace: 'https://h/otro' })];
  expect(esDeOtroEnlace(accion({ enlace: 'https://h/otro' }), hoy)).toBe(true);
  expect(comprobarAcciones(acciones, hoy, comprobacion).map((una) => una?.motivo ?? null)).toEqual([
    'El análisis guarda solo sus cifras.',
    null,
  ]);
});

it('tests are looked through since the first action on a question', () => {
  const pregunta = { origen: { tipo: 'pregunta', clave: 'l/p' } } as const;
  expect(primeraDePregunta([accion({})])).toBeNull();
  expect(
    primeraDePregunta([
      accion({ creado: '2026-01-01' }),
      accion({ ...pregunta, creado: '2026-01-04' }),
      accion({ ...pregunta, creado: '2026-01-03' }),
    ]),
  ).toBe('2026-01-03');
});
