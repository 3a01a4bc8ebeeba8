import type { Autor } from '@mantenible/domain/auditoria';
import type { ElementoBorrado, ElementoRestaurado } from '@mantenible/domain/papelera';

export interface PapeleraRepository {
  /** The newest deleted records that can be restored, and the number of all of them. */
  listar(): Promise<{ readonly elementos: readonly ElementoBorrado[]; readonly total: number }>;
  /**
   * Puts a record back under its name, or under `nombre`, with its entry in the audit trail, in one transaction. 'existe' where the
   * catalogue has that record, 'nombre-ocupado' where another record of its kind has the name.
   */
  restaurar(
    id: string,
    nombre: string | null,
    quien: Autor,
  ): Promise<ElementoRestaurado | 'no-encontrado' | 'existe' | 'nombre-ocupado'>;
}
