import { clavePregunta, type PlanPrueba } from './plan.ts';
import type { RespuestaPregunta } from './respuesta.ts';

export interface Progreso {
  readonly respondidas: number;
  /** Questions that need an answer: those with levels. */
  readonly preguntas: number;
}

/** Counts the questions with a chosen level among those that need one (requisito: levelless-questions). */
export function progreso(
  plan: Pick<PlanPrueba, 'preguntas'>,
  respuestas: readonly Pick<RespuestaPregunta, 'pautaId' | 'listaVerificacion' | 'nivel'>[],
): Progreso {
  const elegidas = new Set(respuestas.filter((r) => r.nivel !== null).map(clavePregunta));
  const necesarias = plan.preguntas.filter((pregunta) => pregunta.nivelesCumplimiento.length > 0);
  const respondidas = necesarias.filter((pregunta) => elegidas.has(clavePregunta(pregunta))).length;
  return { respondidas, preguntas: necesarias.length };
}
