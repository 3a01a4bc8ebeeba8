import { describe, expect, it } from 'vitest';

import type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle } from '../comparacion/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import type { Origen } from './accion.ts';
import { codigoAfectado, preguntaAfectada, type AccionVerificable, type BaseAccion } from './base.ts';
import { verificar } from './verificar.ts';
import { indexarDetalle, type AnalisisDeMejora } from './verificar-codigo.ts';

const hallazgo = (regla: string): IncidenciaDeDetalle => ({
  regla,
  linea: 1,
  huella: 'h',
  minutos: 5,
  mensaje: 'm',
});
const archivo = (
  ruta: string,
  blob: string,
  reglas: readonly string[] = [],
  cambios: Partial<ArchivoGuardado> = {},
): ArchivoGuardado => ({
  ruta,
  blob,
  analizable: true,
  silencios: 0,
  medidas: {},
  duplicados: [],
  hallazgos: reglas.map(hallazgo),
  ...cambios,
});
const detalle = (...archivos: readonly ArchivoGuardado[]) => ({ version: 'v1', archivos });
const duplicado = (...grupos: readonly string[]) => ({
  duplicados: grupos.map((grupo, i) => ({ grupo, desde: i * 20 + 1, hasta: i * 20 + 10 })),
});

const regla: Origen = { tipo: 'regla', clave: 'js:S1' };
const deArchivo: Origen = { tipo: 'archivo', clave: 'a.js' };
const grupo: Origen = { tipo: 'duplicado', clave: 'g' };
const antes = detalle(
  archivo('a.js', 'a1', ['js:S1', 'js:S2'], duplicado('g')),
  archivo('b.js', 'b1', ['js:S1'], duplicado('g')),
  archivo('c.js', 'c1'),
);

function accion(
  origen: Origen,
  base: BaseAccion | null = codigoAfectado(origen, antes),
  verificada: string | null = null,
): AccionVerificable {
  return { origen, base, verificada, enlace: 'https://h/r', rama: 'main', creado: '2026-01-02' };
}

function comprobar(
  una: AccionVerificable,
  despues: DetalleAnalisis | null,
  cambios: Partial<AnalisisDeMejora> = {},
) {
  const analisis: AnalisisDeMejora = {
    fecha: '2026-01-03',
    pedido: '2026-01-03',
    commit: 'c2',
    enlace: 'https://h/r',
    rama: 'main',
    alcance: '',
    alcanceDeHoy: null,
    omitidos: [],
    buscada: () => true,
    detalle: despues && indexarDetalle(despues),
    ...cambios,
  };
  const hecha = verificar(una, { analisis, pruebas: [] });
  return hecha && (hecha.motivo ?? hecha.estado);
}

/** Both files corrected. */
const reparados = [archivo('a.js', 'a2'), archivo('b.js', 'b2')];

describe('an action on a rule', () => {
  it('is verified when its rule has no findings left in any file and every file concerned was analysed', () => {
    expect(comprobar(accion(regla), detalle(...reparados))).toBe('verificada');
  });

  it('names commit and date of the analysis', () => {
    const analisis: AnalisisDeMejora = {
      fecha: '2026-01-04',
      pedido: '2026-01-03',
      commit: 'c2',
      enlace: 'https://h/r',
      rama: 'main',
      alcance: '',
      alcanceDeHoy: null,
      omitidos: [],
      buscada: () => true,
      detalle: indexarDetalle(detalle(...reparados)),
    };
    expect(verificar(accion(regla), { analisis, pruebas: [] })).toEqual({
      estado: 'verificada',
      commit: 'c2',
      fecha: '2026-01-04',
      motivo: null,
    });
  });

  it('is verified when a file concerned was deleted', () => {
    expect(comprobar(accion(regla), detalle(archivo('b.js', 'b2')))).toBe('verificada');
  });

  it('is still there while any finding is, also in a new file', () => {
    expect(comprobar(accion(regla), detalle(...reparados, archivo('d.js', 'd1', ['js:S1'])))).toBe('sigue');
  });

  it('is open again when it was verified before', () => {
    const antigua = accion(regla, undefined, '2026-01-03');
    expect(comprobar(antigua, antes)).toBe('abierta-de-nuevo');
    expect(comprobar(antigua, detalle(...reparados))).toBe('verificada');
  });

  it('has no check without an analysis since it was taken', () => {
    expect(verificar(accion(regla), { analisis: null, pruebas: [] })).toBeNull();
    expect(comprobar(accion(regla), antes, { pedido: '2026-01-02' })).toBeNull();
  });
});

describe('could not be checked', () => {
  const reparada = detalle(...reparados);
  it.each<[string, DetalleAnalisis | null, Partial<AnalisisDeMejora>, RegExp]>([
    ['another link', reparada, { enlace: 'https://h/otro' }, /otro enlace/],
    ['another branch', reparada, { rama: 'dev' }, /otra rama/],
    ['figures alone', null, {}, /solo sus cifras/],
    ['a rule no longer looked for', reparada, { buscada: () => false }, /ya no busca/],
    ['an omitted file', detalle(archivo('b.js', 'b2')), { omitidos: ['a.js'] }, /No se analizó a\.js/],
    ['an omitted path, cut', detalle(archivo('b.js', 'b2')), { omitidos: ['a.…'] }, /No se analizó a\.js/],
    [
      'a file that no parser took',
      detalle(archivo('a.js', 'a2', [], { analizable: false }), archivo('b.js', 'b2')),
      {},
      /No se pudo analizar a\.js/,
    ],
    [
      'a new suppression',
      detalle(archivo('a.js', 'a2', [], { silencios: 1 }), archivo('b.js', 'b2')),
      {},
      /NOSONAR/,
    ],
    [
      'another analyser and the same file',
      { version: 'v2', archivos: [archivo('a.js', 'a1'), archivo('b.js', 'b2')] },
      {},
      /cambió el analizador/,
    ],
  ])('for %s', (_porque, despues, cambios, motivo) => {
    expect(comprobar(accion(regla), despues, cambios)).toMatch(motivo);
  });

  it('when its cause was not recorded, or was not found', () => {
    expect(comprobar(accion(regla, null), reparada)).toMatch(/no había un análisis/);
    expect(comprobar(accion({ tipo: 'regla', clave: 'js:S9' }), reparada)).toMatch(/no encontraba su causa/);
  });

  it('when it concerned more files than are kept, unless every file was analysed', () => {
    const muchos = Array.from({ length: 101 }, (_, i) => archivo(`${i}.js`, `${i}`, ['js:S1']));
    const una = accion(regla, codigoAfectado(regla, detalle(...muchos)));
    expect(comprobar(una, reparada)).toBe('verificada');
    expect(comprobar(una, reparada, { omitidos: ['x.js'] })).toMatch(/más archivos/);
  });
});

describe('an action on a file', () => {
  it('follows a file that was renamed with the same content', () => {
    const renombrado = detalle(archivo('z.js', 'a1', ['js:S1']));
    expect(comprobar(accion(deArchivo), renombrado)).toBe('sigue');
  });

  it('is verified without findings in it', () => {
    expect(
      comprobar(accion(deArchivo), detalle(archivo('a.js', 'a2'), archivo('b.js', 'b1', ['js:S1']))),
    ).toBe('verificada');
  });
});

describe('an action on a duplicated group', () => {
  it('is verified when one of both copies was deleted, although the other file did not change', () => {
    const despues = detalle(archivo('a.js', 'a2'), archivo('b.js', 'b1', ['js:S1']));
    expect(comprobar(accion(grupo), despues)).toBe('verificada');
  });

  it('is still there wherever its lines stand', () => {
    const movido = [
      archivo('x.js', 'x1', [], duplicado('h', 'g')),
      archivo('b.js', 'b2', [], duplicado('g')),
    ];
    expect(comprobar(accion(grupo), detalle(...movido))).toBe('sigue');
  });

  it('could not be checked when its files share other lines now', () => {
    const menor = [archivo('a.js', 'a2', [], duplicado('g2')), archivo('b.js', 'b2', [], duplicado('g2'))];
    expect(comprobar(accion(grupo), detalle(...menor))).toMatch(/aún hay líneas duplicadas/);
  });
});

describe('an action on a question', () => {
  const origen: Origen = { tipo: 'pregunta', clave: 'l1/p1' };
  const prueba = (creado: string, valor: number | null, preguntas = [pregunta('l1', 'p1')]) => ({
    plan: planDe(preguntas),
    respuestas: [respuesta('l1', 'p1', valor)],
    creado,
  });
  const base = preguntaAfectada('l1/p1', prueba('2026-01-01', 0.5));
  const deHoy = (...pruebas: readonly ReturnType<typeof prueba>[]) => {
    const hecha = verificar(accion(origen, base), { analisis: null, pruebas });
    return hecha && (hecha.motivo ?? hecha.estado);
  };

  it('is verified by the newest test that asks it, with a higher answer', () => {
    expect(deHoy(prueba('2026-01-04', 1), prueba('2026-01-03', 0))).toBe('verificada');
    expect(deHoy(prueba('2026-01-04', 0.5), prueba('2026-01-03', 1))).toBe('sigue');
    const sinElla = prueba('2026-01-05', 0, [pregunta('l2', 'p1')]);
    expect(deHoy(sinElla, prueba('2026-01-04', 1))).toBe('verificada');
  });

  it('has no check before such a test', () => {
    expect(deHoy(prueba('2026-01-01', 1))).toBeNull();
    expect(deHoy(prueba('2026-01-03', 1, [pregunta('l2', 'p1')]))).toBeNull();
  });

  it('could not be checked after the catalogue was rewritten', () => {
    expect(deHoy(prueba('2026-01-03', 1, [pregunta('l1', 'p1', [0, 1])]))).toMatch(/La pregunta cambió/);
    const otra = { ...pregunta('l1', 'p1'), pregunta: '¿Otra?' };
    expect(deHoy(prueba('2026-01-03', 1, [otra]))).toMatch(/La pregunta cambió/);
  });

  it('could not be checked without an earlier answer to compare with', () => {
    const hecha = verificar(accion(origen, null), { analisis: null, pruebas: [prueba('2026-01-03', 1)] });
    expect(hecha).toMatchObject({
      estado: 'sin-comprobar',
      motivo: expect.stringMatching(/ninguna prueba/) as string,
    });
  });
});

it("a person's own action has no check", () => {
  expect(comprobar(accion({ tipo: 'propia', clave: '' }, null), antes)).toBeNull();
});
