import type { Db } from '@mantenible/db';
import { esDeNadie } from '@mantenible/domain/acceso';

/** A project by its own id or that of a saved test, or by its key. */
type Nombrado = { readonly id: string } | { readonly clave: string };

interface Ajeno {
  readonly _id: string;
  readonly nombre: string;
}

/**
 * Another person's project; null for one of the person's team, the solved example and none. A project that was deleted is found by
 * what it delivered.
 */
export async function buscarProyectoAjeno(db: Db, nombrado: Nombrado, sub: string): Promise<Ajeno | null> {
  const fila = await db
    .selectFrom('proyectos')
    .select(['id', 'nombre', 'id_persona', 'miembros'])
    .where((eb) =>
      'clave' in nombrado
        ? eb('clave', '=', nombrado.clave)
        : eb.or([
            eb('id', '=', nombrado.id),
            eb('id', '=', (de) =>
              de.selectFrom('respuestas').select('proyecto_id').where('respuestas.id', '=', nombrado.id),
            ),
          ]),
    )
    .executeTakeFirst();
  if (!fila) return 'id' in nombrado ? buscarEntregado(db, nombrado.id, sub) : null;
  const { id: _id, nombre, id_persona: propietario, miembros } = fila;
  const propio = propietario === sub || miembros.includes(sub) || esDeNadie(propietario);
  return propio ? null : { _id, nombre };
}

async function buscarEntregado(db: Db, proyectoId: string, sub: string): Promise<Ajeno | null> {
  const fila = await db
    .selectFrom('entregados')
    .select(['proyecto_nombre', 'miembros'])
    .where('proyecto_id', '=', proyectoId)
    .orderBy('momento', 'desc')
    .executeTakeFirst();
  if (!fila || JSON.stringify(fila.miembros).includes(JSON.stringify(sub))) return null;
  return { _id: proyectoId, nombre: fila.proyecto_nombre };
}
