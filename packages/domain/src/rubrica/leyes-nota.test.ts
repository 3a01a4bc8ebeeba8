import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { calcularNota, cuenta, erroresRubrica, siguienteEscalon, type DatosEntrega } from './index.ts';
import { criterioDe, datosDe, lineaDe, rubricaDe } from './ejemplos.ts';

const puntos = fc.integer({ min: 1, max: 40 }).map((cuartos) => cuartos / 4);
const cota = fc.integer({ min: 0, max: 100 });
const cotas = fc.tuple(cota, cota).filter(([a, b]) => a !== b);
const rubrica = fc
  .record({
    grado: fc.tuple(puntos, cotas),
    acciones: fc.tuple(puntos, cotas),
    nuevas: fc.tuple(puntos, cotas),
    penas: fc.tuple(fc.nat(8), fc.nat(8)).map(([a, b]) => [(a + 1) / 8, (b + 1) / 8] as const),
    niveles: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
    informa: fc.boolean(),
  })
  .map(({ grado, acciones, nuevas, penas, niveles, informa }) => {
    const [p, [a, b]] = nuevas;
    const creciente = ([q, [c, d]]: typeof grado) => [q, Math.min(c, d), Math.max(c, d)] as const;
    return rubricaDe(
      lineaDe('grado', creciente(grado), { modo: informa ? 'informa' : 'puntua' }),
      lineaDe('acciones', creciente(acciones)),
      lineaDe('nuevas', [p, Math.max(a, b), Math.min(a, b)], {
        penalizaciones: [
          { severidad: 'BLOCKER', puntos: penas[0], tope: p },
          { severidad: 'MINOR', puntos: penas[1], tope: p / 2 },
        ],
      }),
      criterioDe('fundamento', [...niveles, 20]),
    );
  });

const dato = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 100 }) },
  { weight: 1, arbitrary: fc.boolean().map((ajeno) => ({ motivo: 'Falta', ajeno })) },
);
const datos = fc
  .record({
    grado: dato,
    acciones: dato,
    nuevas: fc.tuple(fc.nat(40), fc.nat(40)),
    fundamento: fc.option(fc.nat(4), { nil: null }),
  })
  .map(({ grado, acciones, nuevas: [graves, leves], fundamento }) =>
    datosDe(
      {
        grado,
        acciones,
        nuevas: { valor: graves + leves, porSeveridad: { BLOCKER: graves, MINOR: leves } },
      },
      { fundamento },
    ),
  );
const escala = fc.constantFrom(10, 20, 100);

const conMedida = (
  base: DatosEntrega,
  fuente: keyof DatosEntrega['medidas'],
  valor: number,
): DatosEntrega => ({
  ...base,
  medidas: { ...base.medidas, [fuente]: { valor } },
});

describe('the mark of any delivery', () => {
  it('lies within the scale, with one decimal at most', () => {
    fc.assert(
      fc.property(rubrica, escala, datos, (una, hasta, suyos) => {
        const { nota } = calcularNota(una, hasta, suyos);
        if (nota === null) return;
        expect(nota).toBeGreaterThanOrEqual(0);
        expect(nota).toBeLessThanOrEqual(hasta);
        expect(Number(nota.toFixed(1))).toBe(nota);
      }),
    );
  });

  it('is made of sums over the lines that count', () => {
    fc.assert(
      fc.property(rubrica, escala, datos, (una, hasta, suyos) => {
        const { lineas, obtenidos, posibles } = calcularNota(una, hasta, suyos);
        const cuentan = una.lineas.flatMap((linea, i) => {
          const calculada = lineas[i];
          return calculada && cuenta(linea, calculada) ? [[linea.puntos, calculada.puntos] as const] : [];
        });
        expect(posibles).toBeCloseTo(
          cuentan.reduce((s, [p]) => s + p, 0),
          9,
        );
        expect(obtenidos).toBeCloseTo(
          cuentan.reduce((s, [, q]) => s + q, 0),
          9,
        );
        for (const [p, q] of cuentan) {
          expect(q).toBeGreaterThanOrEqual(0);
          expect(q).toBeLessThanOrEqual(p);
        }
      }),
    );
  });

  it('never falls by more of what is better', () => {
    const fuente = fc.constantFrom('grado', 'acciones', 'nuevas');
    fc.assert(
      fc.property(rubrica, escala, datos, fuente, fc.nat(100), fc.nat(100), (una, hasta, suyos, f, a, b) => {
        const [menor, mayor] = [Math.min(a, b), Math.max(a, b)];
        const [peor, mejor] = f === 'nuevas' ? [mayor, menor] : [menor, mayor];
        const notaCon = (valor: number) => calcularNota(una, hasta, conMedida(suyos, f, valor)).nota ?? 0;
        expect(notaCon(mejor)).toBeGreaterThanOrEqual(notaCon(peor));
      }),
    );
  });

  it('never falls by fewer new findings of a severity', () => {
    fc.assert(
      fc.property(rubrica, escala, datos, fc.nat(40), fc.nat(40), (una, hasta, suyos, a, b) => {
        const con = (graves: number) => {
          const nuevas = { valor: 60, porSeveridad: { BLOCKER: graves, MINOR: 60 - graves } };
          return calcularNota(una, hasta, { ...suyos, medidas: { ...suyos.medidas, nuevas } }).nota ?? 0;
        };
        // Fewer blocking ones and none in their place.
        const sinResto = (graves: number) => {
          const nuevas = { valor: 60, porSeveridad: { BLOCKER: graves } };
          return calcularNota(una, hasta, { ...suyos, medidas: { ...suyos.medidas, nuevas } }).nota ?? 0;
        };
        expect(sinResto(Math.min(a, b))).toBeGreaterThanOrEqual(sinResto(Math.max(a, b)));
        expect(sinResto(a)).toBeGreaterThanOrEqual(con(a));
      }),
    );
  });

  it('is at least that of the next step after any one of the ways that are shown', () => {
    fc.assert(
      fc.property(rubrica, escala, datos, (una, hasta, suyos) => {
        const calculada = calcularNota(una, hasta, suyos);
        const siguiente = siguienteEscalon(una, hasta, suyos, calculada);
        for (const { id, necesita, nivel } of siguiente?.caminos ?? []) {
          const linea = una.lineas.find((otra) => otra.id === id);
          if (linea?.fuente === 'nuevas') continue;
          const despues =
            necesita === null
              ? { ...suyos, niveles: { ...suyos.niveles, [id]: nivel } }
              : conMedida(suyos, linea?.fuente === 'acciones' ? 'acciones' : 'grado', necesita);
          expect(calcularNota(una, hasta, despues).nota ?? 0).toBeGreaterThanOrEqual(
            siguiente?.objetivo ?? Infinity,
          );
        }
      }),
    );
  });

  it('reaches it too where all new findings fall by the same part', () => {
    fc.assert(
      fc.property(rubrica, escala, fc.integer({ min: 1, max: 60 }), (una, hasta, graves) => {
        const con = (parte: number) =>
          datosDe(
            {
              grado: 50,
              acciones: 5,
              nuevas: {
                valor: 2 * graves * parte,
                porSeveridad: { BLOCKER: graves * parte, MINOR: graves * parte },
              },
            },
            { fundamento: 0 },
          );
        const hoy = con(1);
        const siguiente = siguienteEscalon(una, hasta, hoy, calcularNota(una, hasta, hoy));
        const camino = siguiente?.caminos.find(({ id }) => id === 'nuevas');
        if (!siguiente || camino?.necesita === null || camino === undefined) return;
        const parte = camino.necesita / (2 * graves);
        expect(calcularNota(una, hasta, con(parte)).nota).toBeGreaterThanOrEqual(siguiente.objetivo);
      }),
    );
  });
});

it('a rubric of valid lines has no error', () => {
  fc.assert(
    fc.property(rubrica, (una) => {
      expect(erroresRubrica(una).filter(({ campo }) => !campo.endsWith('niveles'))).toEqual([]);
    }),
  );
});
