/** What a comment is about. */
export const lugaresObservacion = ['todo', 'respuesta', 'incidencia', 'accion'] as const;
export type LugarObservacion = (typeof lugaresObservacion)[number];

/** When the people of the project read a lecturer's comment. */
export const momentosObservacion = ['con-la-nota', 'ahora'] as const;
export type MomentoObservacion = (typeof momentosObservacion)[number];

export const maximoTextoObservacion = 4000;
/** Comments and replies on what one project delivered, of the lecturers and of the team each. */
export const maximoObservaciones = 500;
/** Comments and replies that one report prints; the report counts the others. */
export const maximoInformadas = 300;
/** Deliveries whose comments one report reads, the newest ones; the report counts the others. */
export const maximoEntregasInformadas = 50;
/** Characters of general comments in the feedback of one grade; it counts the others. */
export const maximoTextoGenerales = 8000;
/** Texts that a lecturer keeps for reuse. */
export const maximoFrases = 200;

interface Raiz {
  readonly cuando: MomentoObservacion;
  readonly creado: string;
}

interface Hilo extends Raiz {
  readonly _id: string;
  readonly padre: string | null;
}

/** What of a mark was published. */
export interface Mostrado {
  readonly publicada: boolean;
  /** When a second correction was asked for that is not published; null without one. */
  readonly enRevision: string | null;
}

/**
 * Whether the people of the project read a comment that begins a thread: one of 'ahora', or one that was published with a mark.
 * What is written from the request for review on waits for the second mark.
 */
export function seMuestra({ cuando, creado }: Raiz, { publicada, enRevision }: Mostrado): boolean {
  if (cuando === 'ahora') return true;
  return publicada && (enRevision === null || Date.parse(creado) < Date.parse(enRevision));
}

/** Comments that the people of the project read, with the replies to them. */
export function visiblesPara<T extends Hilo>(todas: readonly T[], mostrado: Mostrado): readonly T[] {
  const raices = new Set(
    todas.filter((una) => una.padre === null && seMuestra(una, mostrado)).map(({ _id }) => _id),
  );
  return todas.filter(({ _id, padre }) => raices.has(padre ?? _id));
}
