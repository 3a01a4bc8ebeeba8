import type { Pauta } from '@mantenible/domain/pauta';

/** Guidelines and lists of the starter content; they refer to each other by `clave`. */
export interface CatalogoInicial {
  readonly pautas: readonly PautaInicial[];
  readonly listasVerificacion: readonly { readonly clave: string; readonly pautas: readonly string[] }[];
}
export type PautaInicial = Omit<Pauta, '_id'> & { readonly clave: string };

/** A recorded guideline or list of the starter content: its id, and its name while it exists. */
interface ElementoInicial {
  readonly id: string | null;
  readonly nombre: string | null;
}

/** The recorded elements, by their key in the starter content. */
export type ElementosIniciales = ReadonlyMap<string, ElementoInicial>;

/** A starter guideline that is not in the catalogue. */
export interface PautaPendiente {
  readonly pauta: PautaInicial;
  /** The list to whose end it would be added; null when that list was deleted. */
  readonly lista: { readonly _id: string; readonly nombre: string } | null;
  /** True for a guideline that was, or may have been, deleted or rewritten here; false for a new one. */
  readonly eliminada: boolean;
}

export interface PautasInicialesRepository {
  leer(): Promise<ElementosIniciales>;
  /**
   * Adds, in one transaction, the guidelines that `elegir` picks from the current state; returns their
   * number. Of two concurrent calls, each guideline is added by one.
   */
  anadir(elegir: (elementos: ElementosIniciales) => readonly PautaPendiente[]): Promise<number>;
}
