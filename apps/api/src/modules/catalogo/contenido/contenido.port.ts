import type { Autor } from '@mantenible/domain/auditoria';
import type { Pauta } from '@mantenible/domain/pauta';

/** Guidelines and lists of the starter content; they refer to each other by `clave`. */
export interface CatalogoInicial {
  readonly pautas: readonly PautaInicial[];
  readonly listasVerificacion: readonly { readonly clave: string; readonly pautas: readonly string[] }[];
  /** Guidelines as the edition before had them. */
  readonly anteriores: readonly PautaInicial[];
}
export type PautaInicial = Omit<Pauta, '_id'> & { readonly clave: string };

/** A recorded guideline or list of the starter content: its id, and its name while it exists. */
interface ElementoInicial {
  readonly id: string;
  readonly nombre: string | null;
  /** A guideline as it is now, with its version; null for lists and where it was deleted. */
  readonly actual: PautaActual | null;
}

export interface PautaActual extends Omit<Pauta, '_id'> {
  readonly version: number;
}

/** The recorded elements, by their key in the starter content. */
export type ElementosIniciales = ReadonlyMap<string, ElementoInicial>;

/** A starter guideline that is not in the catalogue, or is there as an edition wrote it: without its tie, or with the text of the edition before. */
export interface PautaPendiente {
  readonly pauta: PautaInicial;
  readonly falta: 'pauta' | 'medida' | 'texto';
  /** The list to whose end it would be added; null when that list was deleted. */
  readonly lista: { readonly _id: string; readonly nombre: string } | null;
  /** True for a guideline that was, or may have been, deleted or rewritten here; false for a new one. */
  readonly eliminada: boolean;
}

/** Numbers of guidelines and of ties that were added, and of guidelines that got the text of this edition. */
export interface Anadido {
  readonly anadidas: number;
  readonly medidas: number;
  readonly actualizadas: number;
}

export interface PautasInicialesRepository {
  leer(): Promise<ElementosIniciales>;
  /**
   * Adds, in one transaction with its entry in the audit trail, the guidelines, ties and texts that `elegir` picks from the current state; returns
   * their numbers. Of two concurrent calls, each is added by one; a guideline changed meanwhile keeps its change.
   */
  anadir(
    elegir: (elementos: ElementosIniciales) => readonly PautaPendiente[],
    quien: Autor,
  ): Promise<Anadido>;
}
