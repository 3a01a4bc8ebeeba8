import type { Conn } from '@mantenible/db';
import type { DatosCurso } from '@mantenible/domain/curso';

/** Whether the course has published marks, which are read with its scale and pass mark, and others than these. Locks the course. */
export async function tieneNotasDeOtraEscala(
  trx: Conn,
  id: string,
  { escala, aprobado }: Pick<DatosCurso, 'escala' | 'aprobado'>,
): Promise<boolean> {
  const curso = await trx
    .selectFrom('cursos')
    .select(['escala', 'aprobado'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!curso || (curso.escala === escala && curso.aprobado === aprobado)) return false;
  const publicada = await trx
    .selectFrom('entregas')
    .select('id')
    .where('curso_id', '=', id)
    .where('publicada', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return publicada !== undefined;
}
