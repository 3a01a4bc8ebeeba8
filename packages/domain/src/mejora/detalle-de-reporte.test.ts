import fc from 'fast-check';
import { expect, it } from 'vitest';

import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import { agruparReporte, filasDetalladas } from './detalle-de-reporte.ts';
import { promedioGeneral, promedioTras } from './propuestas-de-prueba.ts';

const detallarReporte = (prueba: PruebaComparable) => filasDetalladas(agruparReporte(prueba));

it('gives each question its answer, its points and what its next level would give', () => {
  // Row l1 (p1, p2) and row l2 (p3): p1 0.5 → 1 raises l1 by 0.25, the mean by 12.5 points; p3 0 → 0.5 by 25.
  const preguntas = [pregunta('l1', 'p1'), pregunta('l1', 'p2'), pregunta('l2', 'p3')];
  const respuestas = [
    respuesta('l1', 'p1', 0.5, 1),
    respuesta('l1', 'p2', 1, 2),
    respuesta('l2', 'p3', 0, 0),
  ];
  const [l1, l2] = detallarReporte({ plan: planDe(preguntas), respuestas });
  expect(l1?.detalle.map(({ respuesta: dada, valor, maximo }) => [dada, valor, maximo])).toEqual([
    ['p1 nivel 1', 0.5, 1],
    ['p2 nivel 2', 1, 1],
  ]);
  expect(l1?.detalle.map(({ siguiente }) => siguiente)).toEqual([
    { descripcion: 'p1 nivel 2', valor: 1, puntos: 12.5 },
    null,
  ]);
  expect(l2?.detalle[0]?.siguiente).toEqual({ descripcion: 'p3 nivel 1', valor: 0.5, puntos: 25 });
});

it('agrees with the mean computed again, whatever rows and metrics a question counts in', () => {
  const valores = fc.array(fc.constantFrom(null, 0, 0.5, 1), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(valores, { minLength: 1, maxLength: 4 }), fc.nat(3), (listas, salto) => {
      const metrica = (i: number) => ({ _id: `m${i}`, nombre: `m${i}`, listaVerificacion: `l${i}` });
      const filas = listas.map((_, i) => {
        const suyas = [...new Set([i, (i + salto) % listas.length])];
        return { _id: `s${i}`, nombre: `s${i}`, metricas: suyas.map(metrica) };
      });
      const preguntas = listas.flatMap((suyos, i) => suyos.map((_, j) => pregunta(`l${i}`, `p${i}-${j}`)));
      const respuestas = listas.flatMap((suyos, i) =>
        suyos.map((valor, j) => ({ ...respuesta(`l${i}`, `p${i}-${j}`, valor ?? 0, 0), valor })),
      );
      const prueba = { plan: { ...planDe(preguntas), filas }, respuestas };
      const antes = promedioGeneral(prueba);
      const detalle = detallarReporte(prueba).flatMap((fila) => fila.detalle);
      for (const una of preguntas) {
        const puntos = detalle.find(({ pregunta: texto }) => texto === una.pregunta)?.siguiente?.puntos ?? 0;
        const despues = promedioTras(prueba, [una]);
        expect((despues ?? 0) - (antes ?? 0)).toBeCloseTo(puntos, 9);
      }
    }),
  );
});

it('holds each question once, however many rows and metrics its list counts in', () => {
  const preguntas = Array.from({ length: 20 }, (_, i) => pregunta('l', `p${i}`));
  const respuestas = preguntas.map((_, i) => respuesta('l', `p${i}`, 0.5, 1, 'x'.repeat(1000)));
  const conFilas = (cuantas: number) => {
    const metrica = (i: number) => ({ _id: `m${i}`, nombre: `m${i}`, listaVerificacion: 'l' });
    const filas = Array.from({ length: cuantas }, (_, i) => ({
      _id: `s${i}`,
      nombre: `s${i}`,
      metricas: [metrica(i), metrica(i + 1)],
    }));
    return { plan: { ...planDe(preguntas), filas }, respuestas };
  };
  const bytes = (cuantas: number) => JSON.stringify(agruparReporte(conFilas(cuantas))).length;
  expect(bytes(12) - bytes(1)).toBeLessThan(12 * 150);
  expect(detallarReporte(conFilas(12)).map(({ detalle }) => detalle.length)).toEqual(Array(12).fill(20));
});
