import type { Pauta } from '@mantenible/domain/pauta';

/** Guidelines and lists of the starter content; they name each other by `clave`. */
export interface CatalogoInicial {
  readonly pautas: readonly PautaInicial[];
  readonly listasVerificacion: readonly { readonly clave: string; readonly pautas: readonly string[] }[];
}
export type PautaInicial = Omit<Pauta, '_id'> & { readonly clave: string };

/** What became of a guideline or list of the starter content: its id, and its name while it exists. */
interface ElementoInicial {
  readonly id: string | null;
  readonly nombre: string | null;
}

/** The recorded ones, by their key in the starter content. */
export type ElementosIniciales = ReadonlyMap<string, ElementoInicial>;

/** A starter guideline that is not in the catalogue. */
export interface PautaPendiente {
  readonly pauta: PautaInicial;
  /** The list at whose end it would be asked; null: that list is gone, so it would be in none. */
  readonly lista: { readonly _id: string; readonly nombre: string } | null;
  /** It was here before, or may have been: it was deleted or rewritten. Otherwise it is new. */
  readonly eliminada: boolean;
}

export interface PautasInicialesRepository {
  leer(): Promise<ElementosIniciales>;
  /**
   * Adds those that `elegir` picks from what is there at that moment, whole or not at all, and answers how many. Of two
   * that run at the same time, each guideline is added by one.
   */
  anadir(elegir: (elementos: ElementosIniciales) => readonly PautaPendiente[]): Promise<number>;
}
