import {
  clavePregunta,
  nivelElegido,
  type PreguntaPlan,
  type RespuestaPregunta,
} from '@mantenible/domain/respuesta';

export type Respuestas = Readonly<Record<string, RespuestaPregunta>>;

/** Index of the chosen level of a question, or null. */
export function nivelDe(pregunta: PreguntaPlan, respuestas: Respuestas): number | null {
  const respuesta = respuestas[clavePregunta(pregunta)];
  return respuesta ? nivelElegido(pregunta, respuesta) : null;
}

/** A question without levels needs no answer (requisito: levelless-questions). */
export function estaPendiente(pregunta: PreguntaPlan, respuestas: Respuestas): boolean {
  return pregunta.nivelesCumplimiento.length > 0 && nivelDe(pregunta, respuestas) === null;
}

/** Index of the first unanswered question after `desde`, wrapping around; null when none is left. */
export function siguientePendiente(
  preguntas: readonly PreguntaPlan[],
  respuestas: Respuestas,
  desde = -1,
): number | null {
  const pendientes = preguntas.flatMap((pregunta, i) => (estaPendiente(pregunta, respuestas) ? [i] : []));
  return pendientes.find((i) => i > desde) ?? pendientes[0] ?? null;
}
