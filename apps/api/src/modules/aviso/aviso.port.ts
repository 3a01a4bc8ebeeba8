export type TipoAviso = 'comentario' | 'nota' | 'revision' | 'plazo' | 'curso';

export interface AvisoNuevo {
  readonly sub: string;
  readonly tipo: TipoAviso;
  /** Null for a notice about a course, which `cursoId` names. */
  readonly entregaId: string | null;
  readonly cursoId?: string;
  readonly proyectoId: string | null;
  readonly texto: string;
  /** Notices with the same key are one, which becomes unread again. */
  readonly unico: string;
}

export interface Aviso extends Omit<AvisoNuevo, 'sub' | 'unico'> {
  readonly _id: string;
  readonly cursoId: string;
  readonly creado: string;
  readonly leido: boolean;
}

/** A delivery of a person's courses whose deadline comes. */
export interface PlazoCercano {
  readonly entregaId: string;
  readonly cursoId: string;
  readonly titulo: string;
  readonly fin: Date;
}

/** Notices that were made until a moment, or one of them, and those of these keys. */
interface AvisosLeidos {
  readonly now: Date;
  readonly hasta: Date;
  readonly aviso: string | null;
  readonly unicos: readonly string[];
}

export interface AvisoRepository {
  avisar(nuevos: readonly AvisoNuevo[], now: Date): Promise<void>;
  /** Notices that are not there yet; those of before stay as they are. */
  avisarUnaVez(nuevos: readonly AvisoNuevo[], now: Date): Promise<void>;
  /** The newest first, at most `maximo`, with the number of all unread ones; without unread ones of a deadline that passed. */
  leer(
    sub: string,
    maximo: number,
    now: Date,
  ): Promise<{ readonly sinLeer: number; readonly avisos: readonly Aviso[] }>;
  /** Those of these keys that are stored. */
  existentes(unicos: readonly string[]): Promise<ReadonlySet<string>>;
  marcarLeidos(sub: string, cuales: AvisosLeidos): Promise<void>;
  /** Open deliveries of the courses that the person joined, but archived ones, whose deadline is in this span. */
  plazos(sub: string, span: { readonly desde: Date; readonly hasta: Date }): Promise<readonly PlazoCercano[]>;
}
