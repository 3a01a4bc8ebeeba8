/** A program to be run; what is named here is all that it gets. */
export interface Programa {
  readonly archivo: string;
  readonly argumentos: readonly string[];
  readonly entorno: Readonly<Record<string, string>>;
  readonly carpeta?: string;
  /** Whether it speaks over descriptor 3; then nobody hears its output. */
  readonly conAvisos?: boolean;
  /** How readily it gets the processor: as the server does, after it, or when nobody else wants it. */
  readonly prisa: 'toda' | 'poca' | 'ninguna';
}

export type Canal = 1 | 2 | 3;

/** How a program ended; `fallo` says in English why it could not even be started. */
export interface Final {
  readonly codigo: number | null;
  readonly senal: string | null;
  readonly fallo?: string;
}

/** Hears what a program says, piece by piece, and once at last how it ended. */
export interface Oyente {
  readonly alLeer: (canal: Canal, trozo: Buffer) => void;
  readonly alAcabar: (final: Final) => void;
}

export interface EnMarcha {
  readonly escribir: (bytes: Uint8Array) => void;
  /** Nothing more will be written to it. */
  readonly terminar: () => void;
  /** Ends it and all that it started, at once and without a chance to answer. */
  readonly matar: () => void;
}

/** Runs a program in a process group of its own. */
export type Lanzar = (programa: Programa, oyente: Oyente) => EnMarcha;
