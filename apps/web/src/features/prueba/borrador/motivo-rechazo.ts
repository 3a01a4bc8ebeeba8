import { toApiProblem } from '../../../lib/api-problem.ts';

/**
 * The server's reason when it has decided, so that sending the same again is of no use; null when nobody knows
 * whether it arrived, or when it may succeed later (no answer, too many requests, a server that fails, a request
 * of the same key still under way).
 */
export function motivoRechazo(error: unknown): string | null {
  const { status, codigo, mensaje } = toApiProblem(error);
  const indeciso = status < 400 || status >= 500 || status === 408 || status === 429 || codigo === 'en-curso';
  return indeciso ? null : mensaje;
}

/** Whether the draft asks other questions by now than the page shows. */
export function esDeOtrasPreguntas(error: unknown): boolean {
  return toApiProblem(error).codigo === 'preguntas-cambiadas';
}

/** Whether the draft that the page has open was saved, discarded or made anew elsewhere. */
export function esAusente(error: unknown): boolean {
  return toApiProblem(error).codigo === 'borrador-ausente';
}
