import { toApiProblem } from '../../../lib/api-problem.ts';

/**
 * The server's reason of a final refusal; null when the outcome is unknown or a retry may succeed: no
 * answer, too many requests, a server error, a running request with the same key.
 */
export function motivoRechazo(error: unknown): string | null {
  const { status, codigo, mensaje } = toApiProblem(error);
  const indeciso = status < 400 || status >= 500 || status === 408 || status === 429 || codigo === 'en-curso';
  return indeciso ? null : mensaje;
}

/** Whether the draft's questions differ from those on the page. */
export function esDeOtrasPreguntas(error: unknown): boolean {
  return toApiProblem(error).codigo === 'preguntas-cambiadas';
}

/** The server's sentence where another person of the team saved the attempt first; null for other errors. */
export function motivoGuardadaPorOtra(error: unknown): string | null {
  const { codigo, mensaje } = toApiProblem(error);
  return codigo === 'guardada-por-otra-persona' ? mensaje : null;
}

/** Whether the page's open draft was saved, discarded or replaced elsewhere. */
export function esAusente(error: unknown): boolean {
  return toApiProblem(error).codigo === 'borrador-ausente';
}
