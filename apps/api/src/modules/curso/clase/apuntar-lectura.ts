import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';

/** The entry of a reading of a whole class. */
export function apuntarLectura(
  { auditoria }: { readonly auditoria: Auditoria },
  quien: Persona,
  { _id, nombre }: { readonly _id: string; readonly nombre: string },
): Promise<void> {
  return auditoria.apuntar({ quien, accion: 'lectura-ajena', objeto: `Clase: ${nombre}`, objetoId: _id });
}
