import type { Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { leerAbiertas, leerPruebas } from './compartido.schema.ts';
import type { EnlaceRepository, EntregasDeVista } from './compartido.port.ts';

interface Refs {
  readonly proyecto: RawBuilder<unknown>;
  readonly objeto: RawBuilder<unknown>;
  readonly otro: RawBuilder<unknown>;
}

/** Columns of a statement about one link: the tests that it shows and the deliveries that are open at `now`, as JSON. */
export function columnasDeEntregas({ proyecto, objeto, otro }: Refs, now: Date) {
  return [
    sql`(select coalesce(jsonb_agg(jsonb_build_object('tipo', r.tipo, 'elementoId', r.elemento_id)), '[]')
      from respuestas r where r.proyecto_id = ${proyecto} and r.id in (${objeto}, ${otro}))`.as('pruebas'),
    sql`(select coalesce(jsonb_agg(
        jsonb_build_object('titulo', e.titulo, 'fin', e.fin, 'zona', c.zona, 'pide', e.pide) order by e.fin desc
      ), '[]')
      from curso_proyectos cp join cursos c on c.id = cp.curso_id join entregas e on e.curso_id = c.id
      where cp.proyecto_id = ${proyecto} and c.estado = 'abierto'
        and e.abre <= ${now} and e.fin > ${now})`.as('abiertas'),
  ] as const;
}

/** Those columns as they are read, of a project. */
export function leerEntregas(
  fila: { readonly pruebas: unknown; readonly abiertas: unknown },
  proyectoId: string,
): EntregasDeVista {
  return {
    pruebas: leerPruebas(fila.pruebas, proyectoId),
    abiertas: leerAbiertas(fila.abiertas, proyectoId),
  };
}

/** The deliveries that a thing may have to wait for, before a link to it exists. */
export async function entregasDeVista(
  db: Db,
  ...[{ proyectoId, objetoId, otroId }, now]: Parameters<EnlaceRepository['entregas']>
): Promise<EntregasDeVista> {
  const uuid = (id: string | null) => sql`${id}::uuid`;
  const refs = { proyecto: uuid(proyectoId), objeto: uuid(objetoId), otro: uuid(otroId) };
  const fila = await db.selectNoFrom([...columnasDeEntregas(refs, now)]).executeTakeFirstOrThrow();
  return leerEntregas(fila, proyectoId);
}
