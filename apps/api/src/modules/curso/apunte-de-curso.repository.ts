import type { Conn } from '@mantenible/db';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { Autoria } from './curso.port.ts';

/** Writes an entry about a course in the audit trail, under the course's name. */
export type ApuntarEnCurso = (
  trx: Conn,
  id: string,
  autoria: Autoria,
  detalle: string,
  accion?: 'curso-cambiado' | 'curso-unido',
) => Promise<void>;

/** What its lecturers do is 'curso-cambiado'; 'curso-unido' is what the people who join do with themselves and their projects. */
export const apuntarEnCurso: ApuntarEnCurso = async (
  trx,
  id,
  { quien, now },
  detalle,
  accion = 'curso-cambiado',
) => {
  const fila = await trx.selectFrom('cursos').select('nombre').where('id', '=', id).executeTakeFirst();
  if (!fila) return;
  const objeto = `Curso: ${fila.nombre}`;
  await createAuditoria(trx, () => now).apuntar({ quien, accion, objeto, objetoId: id, detalle });
};
