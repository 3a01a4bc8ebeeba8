import type { Conn } from '@mantenible/db';
import type { Apunte } from '@mantenible/domain/auditoria';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import type { Autoria } from './curso.port.ts';

/**
 * Writes an entry about a course in the audit trail, under the course's name. Another person whom it is about is `otro`, never in the
 * detail: an erasure replaces that person there.
 */
export type ApuntarEnCurso = (
  trx: Conn,
  id: string,
  autoria: Autoria,
  detalle: string,
  mas?: Pick<Apunte, 'otro'> & { readonly accion?: 'curso-cambiado' | 'curso-unido' },
) => Promise<void>;

/** What its lecturers do is 'curso-cambiado'; 'curso-unido' is what the people who join do with themselves and their projects. */
export const apuntarEnCurso: ApuntarEnCurso = async (
  trx,
  id,
  { quien, now },
  detalle,
  { accion = 'curso-cambiado', ...otro } = {},
) => {
  const fila = await trx.selectFrom('cursos').select('nombre').where('id', '=', id).executeTakeFirst();
  if (!fila) return;
  const objeto = `Curso: ${fila.nombre}`;
  await createAuditoria(trx, () => now).apuntar({ quien, accion, objeto, objetoId: id, detalle, ...otro });
};
