/** What a project's owner can do next, in the order in which it is offered. */
export const siguientesPasos = ['continuar', 'responder', 'esperar', 'analizar', 'mejorar'] as const;
export type SiguientePaso = (typeof siguientesPasos)[number];

interface Situacion {
  readonly hayBorrador: boolean;
  readonly hayPrueba: boolean;
  readonly hayAnalisis: boolean;
  readonly analisisEnCurso: boolean;
}

/** The first thing that is missing: an unfinished test, a test, an analysis; with all of them, improving. */
export function siguientePaso(situacion: Situacion): SiguientePaso {
  if (situacion.hayBorrador) return 'continuar';
  if (!situacion.hayPrueba) return 'responder';
  if (situacion.analisisEnCurso) return 'esperar';
  return situacion.hayAnalisis ? 'mejorar' : 'analizar';
}
