import { sql, type RawBuilder } from 'kysely';

import { venceConSuCurso } from './curso-de-hoy.repository.ts';

/**
 * Whether a delivery still needs the files of an analysis: its copy names it, or will take it because it is the newest of its link
 * and branch that ended before a deadline whose copies are due. `a` is the alias of the analysis.
 */
export function archivosPorCopiar(a: string): RawBuilder<boolean> {
  const de = (columna: string) => sql.ref(`${a}.${columna}`);
  return sql<boolean>`(
    exists (select 1 from entrega_analisis x where x.fuente_id = ${de('id')})
    or exists (select 1 from curso_proyectos c join entregas e on e.curso_id = c.curso_id
      where c.proyecto_id = ${de('proyecto_id')} and e.publicada is null and (e.copiada is null or e.copiada <> e.fin)
        and ${venceConSuCurso('e')}
        and ${de('id')} = (select u.id from analisis u
          where u.proyecto_id = c.proyecto_id and u.estado = 'listo' and u.fin < e.fin
            and u.enlace = ${de('enlace')} and u.rama = ${de('rama')}
          order by u.creado desc, u.id desc limit 1)))`;
}
