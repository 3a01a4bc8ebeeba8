import type { Autor } from '@mantenible/domain/auditoria';
import type { ElementoBorrado, ElementoRestaurado } from '@mantenible/domain/papelera';

export interface PapeleraRepository {
  /** A page of the deleted records that can be restored, the newest first, and the number of all of them. */
  listar(pagina: number): Promise<{ readonly elementos: readonly ElementoBorrado[]; readonly total: number }>;
  /**
   * Puts a record back under its name, or under `nombre`, with its entry in the audit trail, in one transaction. 'existe' where the
   * catalogue has that record, 'nombre-ocupado' where another record of its kind has the name,
   * 'nombre-largo' where the form of its kind does not take it.
   */
  restaurar(
    id: string,
    nombre: string | null,
    quien: Autor,
  ): Promise<ElementoRestaurado | 'no-encontrado' | 'existe' | 'nombre-ocupado' | 'nombre-largo'>;
}
