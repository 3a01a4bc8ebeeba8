import type { Autor } from '@mantenible/domain/auditoria';
import type { CatalogoEntero, ModoDeTraslado, Reparo, TrasladoSimulado } from '@mantenible/domain/traslado';

/** A file as it was read: its catalogue with ids of this installation, and its rows at fault. */
export interface Entrega {
  readonly catalogo: CatalogoEntero;
  readonly reparos: readonly Reparo[];
}

/** Reads a file of the export, or the answers of the specified calls in one object. */
export type LeerEntrega = (archivo: Readonly<Record<string, unknown>>) => Entrega;

/** Reads a workbook of the export; refuses one that cannot be read or is too large. */
export type LeerLibro = (bytes: Uint8Array) => Entrega;

/** What is written: the changes that a dry run with the same fingerprint shows. */
export interface Efecto {
  readonly simulado: TrasladoSimulado;
  /** Ids of the records of the file that are new here, or differ. */
  readonly escritos: ReadonlySet<string>;
  /** Ids of the records of each kind that the import deletes. */
  readonly borrados: Readonly<Record<TablaDelCatalogo, readonly string[]>>;
}
type TablaDelCatalogo = 'pautas' | 'listasVerificacion' | 'metricas' | 'subcaracteristicas';

/** A request to write a file's catalogue, as its dry run showed it. */
export interface Traslado {
  readonly catalogo: CatalogoEntero;
  readonly modo: ModoDeTraslado;
  /** Fingerprint of the dry run. */
  readonly huella: string;
}

export interface TrasladoRepository {
  /** The whole catalogue with criteria and thresholds, at one moment. */
  leer(): Promise<CatalogoEntero>;
  /**
   * Writes the catalogue in one transaction with its entry in the audit trail; null, and nothing written, where the effect on the catalogue of
   * this moment is not the one of that fingerprint.
   */
  importar(traslado: Traslado, quien: Autor): Promise<TrasladoSimulado | null>;
}
