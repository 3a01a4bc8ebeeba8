import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { casoDeComprobacion, casoSin } from '../calculo-estatico/medidas.fixture.ts';
import type { ArchivoGuardado, IncidenciaDeDetalle } from '../comparacion/index.ts';
import { severidades } from '../escaneo/index.ts';
import { gruposDuplicados, lineasDeGrupos } from './duplicados.ts';
import {
  gananciaConjunta,
  minutosDe,
  propuestasEstaticas,
  ubicar,
  type OrigenEstatico,
} from './propuestas-estaticas.ts';

const hallazgo = fc.tuple(fc.nat(3), fc.nat(20)).map(([regla, minutos]): IncidenciaDeDetalle => {
  return { regla: `js:S${regla}`, linea: 1, huella: 'h', minutos, mensaje: 'm' };
});
const lugar = fc
  .tuple(fc.nat(3), fc.integer({ min: 1, max: 12 }), fc.nat(6))
  .map(([grupo, desde, mas]) => ({ grupo: `g${grupo}`, desde, hasta: desde + mas }));
const archivos = fc
  .array(fc.tuple(fc.array(hallazgo, { maxLength: 5 }), fc.array(lugar, { maxLength: 5 })), { maxLength: 4 })
  .map((suyos) =>
    suyos.map(([hallazgos, duplicados], i): ArchivoGuardado => {
      const ruta = `${i}.js`;
      return { ruta, blob: ruta, analizable: true, silencios: 0, medidas: {}, hallazgos, duplicados };
    }),
  );

// Enough smells and lines that no measure falls to 0.
const medidas = { ...casoDeComprobacion, code_smells: 100, duplicated_lines: 300 };

const severidadDe = (regla: string) => severidades[Number(regla.slice(-1))] ?? 'OTRA';

const todos = (suyos: readonly ArchivoGuardado[]): readonly OrigenEstatico[] => [
  ...[...new Set(ubicar(suyos).map(({ regla }) => regla))].map((clave) => ({
    tipo: 'regla' as const,
    clave,
  })),
  ...suyos.map(({ ruta }) => ({ tipo: 'archivo' as const, clave: ruta })),
  ...gruposDuplicados(suyos).map(({ clave }) => ({ tipo: 'duplicado' as const, clave })),
];
const conOrigenes = archivos.chain((suyos) => {
  const origenes = todos(suyos);
  return fc.record({ suyos: fc.constant(suyos), origenes: fc.subarray([...origenes]) });
});
const puntos = (suyos: readonly ArchivoGuardado[], origenes: readonly OrigenEstatico[]) =>
  gananciaConjunta(medidas, suyos, origenes)?.puntos ?? Number.NaN;

describe('the joint gain of static proposals', () => {
  it('is 0 without any, and for causes that the analysis does not have', () => {
    const ajenos: readonly OrigenEstatico[] = [
      { tipo: 'regla', clave: 'js:S99' },
      { tipo: 'archivo', clave: 'otro.js' },
      { tipo: 'duplicado', clave: 'g99' },
    ];
    fc.assert(
      fc.property(archivos, (suyos) => {
        expect(puntos(suyos, [])).toBe(0);
        expect(puntos(suyos, ajenos)).toBe(0);
      }),
    );
  });

  it('does not depend on their order, nor on repetitions', () => {
    fc.assert(
      fc.property(conOrigenes, ({ suyos, origenes }) => {
        const junta = puntos(suyos, origenes);
        expect(puntos(suyos, origenes.toReversed())).toBe(junta);
        expect(puntos(suyos, [...origenes, ...origenes])).toBe(junta);
      }),
    );
  });

  it('is at least that of each of them', () => {
    fc.assert(
      fc.property(conOrigenes, ({ suyos, origenes }) => {
        const junta = puntos(suyos, origenes);
        for (const origen of origenes) expect(puntos(suyos, [origen])).toBeLessThanOrEqual(junta + 1e-9);
      }),
    );
  });

  it('of all rules is that of all files: both resolve every finding', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        const de = (tipo: OrigenEstatico['tipo']) => todos(suyos).filter((uno) => uno.tipo === tipo);
        expect(puntos(suyos, de('regla'))).toBe(puntos(suyos, de('archivo')));
        expect(puntos(suyos, [...de('regla'), ...de('archivo')])).toBe(puntos(suyos, de('regla')));
      }),
    );
  });

  it('is absent without a degree', () => {
    expect(gananciaConjunta(casoSin('complexity'), [], [])).toBeNull();
  });
});

describe('each static proposal', () => {
  it('gives alone what the joint gain of it alone is', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        for (const { tipo, clave, puntos: suyosPuntos } of propuestasEstaticas(medidas, suyos, severidadDe) ??
          [])
          expect(suyosPuntos).toBeCloseTo(puntos(suyos, [{ tipo, clave }]), 10);
      }),
    );
  });

  it('is the only one of its cause, and is more severe than the next one, or equally and gives no less a minute', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        const propuestas = propuestasEstaticas(medidas, suyos, severidadDe) ?? [];
        expect(new Set(propuestas.map(({ tipo, clave }) => `${tipo} ${clave}`)).size).toBe(propuestas.length);
        propuestas.slice(1).forEach(({ severidad, puntos: suyosPuntos, minutos }, i) => {
          const anterior = propuestas[i];
          const salto = severidades.indexOf(severidad) - severidades.indexOf(anterior?.severidad ?? 'OTRA');
          expect(salto).toBeGreaterThanOrEqual(0);
          if (salto > 0 || anterior === undefined) return;
          expect(suyosPuntos / minutos).toBeLessThanOrEqual(anterior.puntos / anterior.minutos + 1e-9);
        });
      }),
    );
  });

  it('counts the findings and the minutes of its rule or file, and no lines', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        const propuestas = propuestasEstaticas(medidas, suyos, severidadDe) ?? [];
        for (const { tipo, clave, incidencias, minutos, lineas, lugares } of propuestas) {
          if (tipo === 'duplicado') continue;
          const resueltos = ubicar(suyos).filter(
            (uno) => (tipo === 'regla' ? uno.regla : uno.ruta) === clave,
          );
          expect([incidencias, minutos]).toEqual([resueltos.length, minutosDe(resueltos)]);
          expect([lineas, lugares]).toEqual([0, []]);
        }
      }),
    );
  });

  it('does not depend on the order of the files', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        const enOrden = (orden: readonly ArchivoGuardado[]) =>
          propuestasEstaticas(medidas, orden, severidadDe)?.map((una) => ({
            ...una,
            lugares: una.lugares.length,
          }));
        expect(enOrden(suyos.toReversed())).toEqual(enOrden(suyos));
      }),
    );
  });
});

describe('minutes of work', () => {
  it.each([
    [[], 0],
    [[1], 1],
    [[0], 5],
    [[-3], 5],
    [[0, 0, 30], 40],
    [[20, 0.5], 20.5],
  ])('of findings with %j are %d', (minutos, esperados) => {
    expect(minutosDe(minutos.map((suyos) => ({ minutos: suyos })))).toBe(esperados);
  });
});

describe('the duplicated lines, counted line by line', () => {
  /** Groups of each duplicated line of a file. */
  const porLinea = ({ duplicados }: ArchivoGuardado): readonly (readonly string[])[] =>
    Array.from({ length: 30 }, (_, linea) =>
      duplicados.filter(({ desde, hasta }) => desde <= linea && linea <= hasta).map(({ grupo }) => grupo),
    ).filter((grupos) => grupos.length > 0);

  it('of a set of groups are the lines that lie in no other group', () => {
    const claves = fc.subarray(['g0', 'g1', 'g2', 'g3']).map((unas) => new Set(unas));
    fc.assert(
      fc.property(archivos, claves, (suyos, unas) => {
        const libres = suyos.flatMap(porLinea).filter((grupos) => grupos.every((grupo) => unas.has(grupo)));
        expect(lineasDeGrupos(suyos, unas)).toBe(libres.length);
      }),
    );
  });

  it('of each group are those of the set with it alone', () => {
    fc.assert(
      fc.property(archivos, (suyos) => {
        for (const { clave, lineas, lugares } of gruposDuplicados(suyos)) {
          expect(lineas).toBe(lineasDeGrupos(suyos, new Set([clave])));
          const dados = suyos.flatMap(({ duplicados }) => duplicados.filter(({ grupo }) => grupo === clave));
          expect(lugares.map(({ desde, hasta }) => [desde, hasta])).toEqual(
            dados.map(({ desde, hasta }) => [desde, hasta]),
          );
        }
      }),
    );
  });
});
