import { expect, it } from 'vitest';

import type { PruebaComparable } from '../comparacion/index.ts';
import { planDe, pregunta, respuesta } from '../respuesta/ejemplos.ts';
import { detallarReporte } from './detalle-de-reporte.ts';
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
  const plan = planDe(preguntas);
  lecturas = 0;
  calcular({ plan, respuestas: preguntas.map((_, i) => respuesta(`l${i % 3}`, `p${i}`, 0, 0)) });
  return lecturas / n;
}

it.each<[string, (prueba: PruebaComparable) => unknown]>([
  ['the proposals', (prueba) => propuestasDePrueba(prueba)],
  ['the report', detallarReporte],
  ['the mean after all proposals', (prueba) => promedioTras(prueba, prueba.plan.preguntas)],
])('%s of a test are linear in its questions', (_what, calcular) => {
  const [pocas, muchas] = [30, 300].map((n) => lecturasPorPregunta(n, calcular));
  expect(pocas).toBeGreaterThan(0);
  expect(muchas).toBeLessThanOrEqual(1.1 * (pocas ?? 0));
});
