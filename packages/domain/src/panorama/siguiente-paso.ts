/** What a project's owner can do next, by precedence: `siguientePaso` returns the first step that applies. */
export const siguientesPasos = [
  'continuar',
  'seguir',
  'esperar',
  'analizar',
  'responder',
  'mejorar',
] as const;
export type SiguientePaso = (typeof siguientesPasos)[number];

interface Situacion {
  readonly hayBorrador: boolean;
  /** Actions of the improvement plan that are pending or in progress. */
  readonly accionesAbiertas: number;
  readonly hayPrueba: boolean;
  readonly hayAnalisis: boolean;
  readonly analisisEnCurso: boolean;
}

/**
 * The owner's next step: to continue what was begun (a test, then the open actions), then what is missing: the
 * analysis, which takes one press, then a test; where nothing is, a first action.
 */
export function siguientePaso(situacion: Situacion): SiguientePaso {
  if (situacion.hayBorrador) return 'continuar';
  if (situacion.accionesAbiertas > 0) return 'seguir';
  const { hayPrueba, hayAnalisis, analisisEnCurso } = situacion;
  if (analisisEnCurso && (hayPrueba || !hayAnalisis)) return 'esperar';
  if (!hayAnalisis) return 'analizar';
  return hayPrueba ? 'mejorar' : 'responder';
}
