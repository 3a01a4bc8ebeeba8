import { isUniqueViolation, transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { Proyecto } from '@mantenible/domain/proyecto';
import type { Selectable } from 'kysely';

import { createAuditoria } from '../comun/anotacion.repository.ts';
import { borrarProyecto } from '../comun/borrar-proyecto.repository.ts';
import { conCambios } from '../comun/borrador-consultas.repository.ts';
import type {
  Autoria,
  CambioProyecto,
  ProyectoEnServicio,
  ProyectoGuardado,
  ProyectoRepository,
  UsosProyecto,
} from './proyecto.port.ts';
import { leerRecientes, listarProyectosDe } from './proyectos-listados.repository.ts';

type Fila = Selectable<Schema['proyectos']>;
type FilaEnServicio = Fila & Pick<Selectable<Schema['reservas_clave']>, 'servicio'>;

/**
 * Projects in SQL.
 * @param incorporado whether analyses are made and kept here
 */
export function createProyectoRepository(db: Db, incorporado: boolean): ProyectoRepository {
  const uno = (): ReturnType<typeof leer> => leer(db);
  return {
    buscar: async (id) => {
      const fila = await uno().where('id', '=', id).executeTakeFirst();
      return fila ? guardado(fila) : null;
    },
    buscarPorClave: async (clave) => {
      const fila = await uno().where('proyectos.clave', '=', clave).executeTakeFirst();
      return fila ? enServicio(fila) : null;
    },
    buscarPorNombre: async (idPersona, nombre) => {
      const fila = await uno()
        .where('proyectos.id_persona', '=', idPersona)
        .where('proyectos.nombre', '=', nombre)
        .executeTakeFirst();
      return fila ? enServicio(fila) : null;
    },
    recientes: (id) => leerRecientes(db, id, incorporado),
    listar: (idPersona, conEquipos) => listarProyectosDe(db, idPersona, { incorporado, conEquipos }),
    crear: (...datos) => crear(db, ...datos),
    cambiar: (...datos) => cambiar(db, ...datos),
    usos: (id) => contarUsos(db, id),
    borrar: (...cual) => transact(db, (trx) => borrarProyecto(trx, ...cual)),
  };
}

function leer(conn: Conn) {
  return conn
    .selectFrom('proyectos')
    .leftJoin('reservas_clave', 'reservas_clave.clave', 'proyectos.clave')
    .selectAll('proyectos')
    .select('reservas_clave.servicio');
}

function crear(
  db: Db,
  ...[nuevo, token, { quien, now }]: Parameters<ProyectoRepository['crear']>
): ReturnType<ProyectoRepository['crear']> {
  return transact(db, async (trx) => {
    // Updating the reservation locks it: no other request takes the key over while the project is written.
    const reserva = await trx
      .updateTable('reservas_clave')
      .set({ creado: now })
      .where('id_persona', '=', nuevo.idPersona)
      .where('nombre', '=', nuevo.nombre)
      .returning('clave')
      .executeTakeFirst();
    if (!reserva) return 'sin-reserva' as const;
    await trx
      .insertInto('proyectos')
      .values({
        id: nuevo._id,
        nombre: nuevo.nombre,
        link: nuevo.link,
        branch: nuevo.branch,
        token_cifrado: token.cifrado,
        token_clave: token.clave,
        id_persona: nuevo.idPersona,
        clave: reserva.clave,
        version: 1,
        creado: now,
      })
      .execute();
    await apuntarCambio(trx, { quien, now }, { ...nuevo, detalle: 'creación' });
    return { ...nuevo, clave: reserva.clave };
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return 'repetido' as const;
    throw error;
  });
}

/** The entry of a creation or change in the audit trail. */
function apuntarCambio(
  trx: Conn,
  { quien, now }: Autoria,
  {
    _id: objetoId,
    nombre,
    detalle,
  }: { readonly _id: string; readonly nombre: string; readonly detalle: string },
): Promise<void> {
  const apunte = {
    quien,
    accion: 'proyecto-cambiado',
    objeto: `Proyecto: ${nombre}`,
    objetoId,
    detalle,
  } as const;
  return createAuditoria(trx, () => now).apuntar(apunte);
}

function cambiar(
  db: Db,
  cambio: CambioProyecto,
  esperada: number | null,
  autoria: Autoria,
): Promise<number | null> {
  return transact(db, async (trx) => {
    const fila = await actualizar(trx, cambio, esperada);
    if (!fila) return null;
    await apuntarCambio(trx, autoria, { _id: cambio._id, nombre: fila.nombre, detalle: 'cambio' });
    return fila.version;
  });
}

function actualizar(trx: Conn, cambio: CambioProyecto, esperada: number | null) {
  let orden = trx
    .updateTable('proyectos')
    .set((eb) => ({
      link: cambio.link,
      branch: cambio.branch,
      version: eb('version', '+', 1),
      ...(cambio.token ? { token_cifrado: cambio.token.cifrado, token_clave: cambio.token.clave } : {}),
    }))
    .where('id', '=', cambio._id);
  if (esperada !== null) orden = orden.where('version', '=', esperada);
  return orden.returning(['nombre', 'version']).executeTakeFirst();
}

async function contarUsos(db: Db, id: string): Promise<UsosProyecto> {
  const de = (tabla: 'respuestas' | 'analisis' | 'cifras_servicio' | 'acciones_mejora' | 'marcas') =>
    db
      .selectFrom(tabla)
      .where('proyecto_id', '=', id)
      .select((e) => e.fn.countAll<string | number>().as('n'));
  const fila = await db
    .selectNoFrom((eb) => [
      de('respuestas').as('pruebas'),
      eb
        .selectFrom('borradores')
        .where('proyecto_id', '=', id)
        .where(conCambios)
        .select((e) => e.fn.countAll<string | number>().as('n'))
        .as('borradores'),
      de('analisis').as('analisis'),
      de('cifras_servicio').as('del_servicio'),
      de('acciones_mejora').as('acciones'),
      de('marcas').as('marcas'),
      eb
        .selectFrom('pasados')
        .where('proyecto_id', '=', id)
        .where('estado', '=', 'listo')
        .select((e) => e.fn.countAll<string | number>().as('n'))
        .as('pasados'),
    ])
    .executeTakeFirstOrThrow();
  const entregas = await db
    .selectFrom('entregados as d')
    .innerJoin('entregas as e', 'e.id', 'd.entrega_id')
    .innerJoin('cursos as c', 'c.id', 'e.curso_id')
    .where('d.proyecto_id', '=', id)
    .where('d.vigente', '=', true)
    .select(['e.titulo', 'c.nombre as curso'])
    .orderBy('d.momento')
    .execute();
  return {
    entregas,
    pruebas: Number(fila.pruebas),
    borradores: Number(fila.borradores),
    analisis: Number(fila.analisis) + Number(fila.del_servicio),
    acciones: Number(fila.acciones),
    marcas: Number(fila.marcas),
    pasados: Number(fila.pasados),
  };
}

function guardado(fila: FilaEnServicio): ProyectoGuardado {
  const token = { cifrado: fila.token_cifrado, clave: fila.token_clave };
  return { ...enServicio(fila), version: fila.version, token };
}

function enServicio(fila: FilaEnServicio): ProyectoEnServicio {
  const { id_persona: propietario, miembros, docentes } = fila;
  const pertenencia = { propietario, miembros, docentes };
  return { proyecto: proyecto(fila), pertenencia, servicio: fila.servicio };
}

function proyecto(fila: Fila): Proyecto {
  return {
    _id: fila.id,
    nombre: fila.nombre,
    link: fila.link,
    branch: fila.branch,
    idPersona: fila.id_persona,
    clave: fila.clave,
  };
}
