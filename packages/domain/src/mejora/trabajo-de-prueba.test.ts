// seguridad: large-answers
import { expect, it } from 'vitest';

import type { PruebaComparable } from '../comparacion/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { comprobarAcciones } from './avance.ts';
import type { AccionVerificable } from './base.ts';
import { agruparReporte } from './detalle-de-reporte.ts';
import { promedioTras, propuestasDePrueba } from './propuestas-de-prueba.ts';

/** How often the levels of a question of a test of `n` questions in three lists are read. */
function lecturasPorPregunta(n: number, calcular: (prueba: PruebaComparable) => unknown): number {
  let lecturas = 0;
  const preguntas = Array.from({ length: n }, (_, i) => {
    const { nivelesCumplimiento, ...resto } = pregunta(`l${i % 3}`, `p${i}`);
    return {
      ...resto,
      get nivelesCumplimiento() {
        lecturas += 1;
        return nivelesCumplimiento;
      },
    };
  });
  const respuestas = preguntas.map((_, i) => respuesta(`l${i % 3}`, `p${i}`, 0, 0));
  lecturas = 0;
  calcular({ plan: planDe(preguntas), respuestas });
  return lecturas / n;
}

it.each<[string, (prueba: PruebaComparable) => unknown]>([
  ['the proposals', (prueba) => propuestasDePrueba(prueba)],
  ['the report', agruparReporte],
  ['the mean after all proposals', (prueba) => promedioTras(prueba, prueba.plan.preguntas)],
])('%s of a test are linear in its questions', (_what, calcular) => {
  const [pocas, muchas] = [30, 300].map((n) => lecturasPorPregunta(n, calcular));
  expect(pocas).toBeGreaterThan(0);
  expect(muchas).toBeLessThanOrEqual(1.1 * (pocas ?? 0));
});

it('the checks of actions read each question once, however many actions look for one', () => {
  let lecturas = 0;
  const preguntas = Array.from({ length: 100 }, (_, i) => ({
    ...pregunta('l', `p${i}`),
    get pautaId() {
      lecturas += 1;
      return `p${i}`;
    },
  }));
  const respuestas = preguntas.map((_, i) => respuesta('l', `p${i}`, 0, 0));
  const lugar = { enlace: 'https://h/r', rama: 'main' };
  const leidas = [1, 50].map((cuantas) => {
    const prueba = { plan: planDe(preguntas), respuestas, creado: '2026-01-03' };
    lecturas = 0;
    const acciones = Array.from({ length: cuantas }, (_, i): AccionVerificable => {
      const origen = { tipo: 'pregunta', clave: `l/p${i}` } as const;
      return { ...lugar, origen, base: null, verificada: null, creado: '2026-01-02' };
    });
    const comprobadas = comprobarAcciones(acciones, lugar, { analisis: null, pruebas: [prueba] });
    expect(comprobadas.filter((una) => una?.fecha === prueba.creado)).toHaveLength(cuantas);
    return lecturas;
  });
  expect(leidas).toEqual([100, 100]);
});
