/** What a comment is about. */
export const lugaresObservacion = ['todo', 'respuesta', 'incidencia', 'accion'] as const;
export type LugarObservacion = (typeof lugaresObservacion)[number];

/** When the people of the project read a lecturer's comment. */
export const momentosObservacion = ['con-la-nota', 'ahora'] as const;
export type MomentoObservacion = (typeof momentosObservacion)[number];

export const maximoTextoObservacion = 4000;
/** Comments and replies on what one project delivered. */
export const maximoObservaciones = 500;
/** Texts that a lecturer keeps for reuse. */
export const maximoFrases = 200;

interface Hilo {
  readonly _id: string;
  readonly padre: string | null;
  readonly cuando: MomentoObservacion;
}

/** Comments that the people of the project read: those of 'ahora', all once the mark is published, and replies to them. */
export function visiblesPara<T extends Hilo>(todas: readonly T[], publicada: boolean): readonly T[] {
  if (publicada) return todas;
  const raices = new Set(
    todas.filter(({ padre, cuando }) => padre === null && cuando === 'ahora').map(({ _id }) => _id),
  );
  return todas.filter(({ _id, padre }) => raices.has(padre ?? _id));
}
