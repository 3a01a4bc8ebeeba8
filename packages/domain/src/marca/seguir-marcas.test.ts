import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  parearCercanos,
  seguirIncidencias,
  type ArchivoGuardado,
  type IncidenciaDeDetalle,
} from '../comparacion/index.ts';
import { anclar, seguirMarcas, sinMarcados } from './index.ts';

const hallazgo = (linea: number | null, regla = 'js:S1', mensaje = 'm'): IncidenciaDeDetalle => {
  return { regla, linea, huella: regla, minutos: 5, mensaje };
};
const archivo = (ruta: string, blob: string, ...hallazgos: IncidenciaDeDetalle[]): ArchivoGuardado => {
  return { ruta, blob, hallazgos, analizable: true, silencios: 0, duplicados: [], medidas: {} };
};

/** Anchors of all findings of these files, in their order. */
const anclasDe = (archivos: readonly ArchivoGuardado[]) =>
  archivos.flatMap((uno) => uno.hallazgos.map((suyo) => anclar(archivos, { archivo: uno, hallazgo: suyo })));
const lugares = (anclas: ReturnType<typeof anclasDe>, despues: readonly ArchivoGuardado[]) =>
  seguirMarcas(anclas, despues).map((uno) => uno && `${uno.archivo.ruta}:${String(uno.hallazgo.linea)}`);

describe('a mark', () => {
  const lineas = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 5 });
  const suyos = fc
    .tuple(lineas, lineas)
    .map(([unas, otras]) => [
      ...unas.map((linea) => hallazgo(linea)),
      ...otras.map((linea) => hallazgo(linea, 'js:S2')),
    ]);
  const cambio = fc.constantFrom('igual', 'cambiado', 'quitado', 'renombrado');
  /** Files before and after; several may have one content, and be moved together. */
  const pares = fc.array(fc.tuple(fc.nat(1), suyos, cambio, suyos), { maxLength: 5 }).map((unos) => ({
    antes: unos.map(([blob, deAntes], i) => archivo(`a${String(i)}`, String(blob), ...deAntes)),
    despues: unos
      .map(([blob, , que, deDespues], i) => {
        const ruta = `${que === 'renombrado' ? 'b' : 'a'}${String(i)}`;
        const suyo = archivo(ruta, que === 'cambiado' ? `c${String(i)}` : String(blob), ...deDespues);
        return que === 'quitado' ? [] : [suyo];
      })
      .flat(),
  }));

  it('follows its finding as a comparison of the two analyses does', () => {
    fc.assert(
      fc.property(pares, ({ antes, despues }) => {
        const seguidos = seguirIncidencias(
          { version: 'v', archivos: antes },
          { version: 'v', archivos: despues },
        );
        for (const ancla of anclasDe(antes)) {
          const suyo = seguidos.find(
            ({ regla, antes: lugar }) =>
              regla === ancla.regla && lugar?.ruta === ancla.ruta && lugar.linea === ancla.linea,
          );
          const lugar = suyo?.despues;
          expect(lugares([ancla], despues)).toEqual([lugar ? `${lugar.ruta}:${String(lugar.linea)}` : null]);
        }
      }),
    );
  });

  it('is the only one of its finding', () => {
    fc.assert(
      fc.property(pares, ({ antes, despues }) => {
        const hallados = seguirMarcas(anclasDe(antes), despues).flatMap((uno) => uno?.hallazgo ?? []);
        expect(new Set(hallados).size).toBe(hallados.length);
      }),
    );
  });

  it('of one of several findings on a line is that of its message, also where the others went', () => {
    const antes = [archivo('a', '1', hallazgo(3, 'js:S1', 'una'), hallazgo(3, 'js:S1', 'otra'))];
    const [, otra] = anclasDe(antes);
    if (!otra) throw new Error('no anchor');
    expect(seguirMarcas([otra], antes)[0]?.hallazgo.mensaje).toBe('otra');
    expect(seguirMarcas([otra], [archivo('a', '1', hallazgo(3, 'js:S1', 'una'))])).toEqual([null]);
  });

  it('is tracked as without limits where a file has more like findings than take part', () => {
    const pocas = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 });
    const muchas = fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 20, maxLength: 30 });
    fc.assert(
      fc.property(pocas, muchas, (antes, despues) => {
        const anclas = anclasDe([archivo('a', '1', ...antes.map((linea) => hallazgo(linea)))]);
        const [propia = 0] = antes;
        const esperadas = parearCercanos(antes, despues).filter(([una]) => antes[una] === propia);
        const hallado = lugares(anclas.slice(0, 1), [archivo('a', '2', ...despues.map((l) => hallazgo(l)))]);
        expect(esperadas.map(([, otra]) => `a:${String(despues[otra])}`)).toEqual(
          expect.arrayContaining([...hallado]),
        );
      }),
    );
  });

  it('reads the findings of a file once for all marks', () => {
    let leidas = 0;
    const contado = (linea: number): IncidenciaDeDetalle => ({
      ...hallazgo(linea),
      get huella() {
        leidas += 1;
        return 'h';
      },
    });
    const uno = archivo('a', '1', ...Array.from({ length: 2000 }, (_, i) => contado(i + 1)));
    const anclas = uno.hallazgos.slice(0, 100).map((suyo) => anclar([uno], { archivo: uno, hallazgo: suyo }));
    expect(seguirMarcas(anclas, [uno]).filter((hallado) => hallado !== null)).toHaveLength(100);
    expect(leidas).toBeLessThan(3 * uno.hallazgos.length);
  });

  it('keeps a bounded number of like findings and copies, the nearest ones', () => {
    const muchos = Array.from({ length: 500 }, (_, i) => hallazgo(i + 1));
    const archivos = Array.from({ length: 50 }, (_, i) => archivo(`a${String(i)}`, '1', ...muchos));
    const [primero] = archivos;
    const ultimo = primero?.hallazgos.at(-1);
    if (!primero || !ultimo) throw new Error('no finding');
    const { hermanas, copias } = anclar(archivos, { archivo: primero, hallazgo: ultimo });
    expect([hermanas.length, Math.min(...hermanas), copias.length]).toEqual([200, 300, 20]);
  });

  it('keeps the copies whose paths have at most 4096 characters together', () => {
    const archivos = ['a', 'b', 'c', 'd', 'e'].map((ruta) =>
      archivo(ruta.padStart(1300, 'p'), '1', hallazgo(1)),
    );
    const [primero] = archivos;
    const suyo = primero?.hallazgos[0];
    if (!primero || !suyo) throw new Error('no finding');
    const { copias } = anclar(archivos, { archivo: primero, hallazgo: suyo });
    expect(copias.map((ruta) => ruta.at(-1))).toEqual(['b', 'c', 'd']);
  });
});

it('marked findings are left out, and the other files stay the same', () => {
  const archivos = [archivo('a', '1', hallazgo(1), hallazgo(2)), archivo('b', '2', hallazgo(1))];
  const [una] = anclasDe(archivos);
  if (!una) throw new Error('no anchor');
  const quedan = sinMarcados(archivos, seguirMarcas([una], archivos));
  expect(quedan).toEqual([archivo('a', '1', hallazgo(2)), archivo('b', '2', hallazgo(1))]);
  expect(quedan[1]).toBe(archivos[1]);
});
