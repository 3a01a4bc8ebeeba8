interface Palabras {
  /** Author, moment and state, in words as the screen writes them. */
  readonly encabezado: string;
  readonly texto: string;
}

/** A comment of a lecturer with its replies. */
export interface HiloInformado extends Palabras {
  /** The question, finding or action of the report that it is about; null for the whole, and for what the report does not have. */
  readonly clave: string | null;
  /** What it is about, in words. */
  readonly sobre: string;
  readonly respuestas: readonly Palabras[];
}

/** Comments that the reader of a report sees, with those that the report leaves out. */
export interface ComentariosInformados {
  readonly hilos: readonly HiloInformado[];
  /** How many are left out; null for none. */
  readonly aviso: string | null;
}

export const sinComentarios: ComentariosInformados = { hilos: [], aviso: null };
