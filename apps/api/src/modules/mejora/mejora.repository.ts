import type { Db } from '@mantenible/db';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { leerMedidas, leerOmitidos } from '../analisis/analisis-guardado.schema.ts';
import { pruebasMiradas } from '../comun/pruebas-miradas.repository.ts';
import { alcanceDeHoy, ultimoTerminado } from '../comun/resultados.repository.ts';
import { leerAnclaFechada } from '../marca/marca-guardada.schema.ts';
import { leerPrioritarios } from '../puntos-criticos/puntos-guardados.schema.ts';
import { leerPlan, leerRespuestas, leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type { AnalisisHallado, MejoraRepository, ProyectoParaMejora, PruebaConDatos } from './mejora.port.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/** Reads in SQL what proposals and checks are computed from: the project, its newest analysis with its hotspots, its marks and its tests. */
export function createMejoraRepository(db: Db): MejoraRepository {
  return {
    proyecto: async (proyectoId) => {
      const fila = await consultaMejora(db, proyectoId).executeTakeFirst();
      return fila ? proyectoDe(proyectoId, fila) : null;
    },
    pruebas: (ids) => pruebas(db, ids),
  };
}

type Fila = NonNullable<Awaited<ReturnType<ReturnType<typeof consultaMejora>['executeTakeFirst']>>>;

/** The project's owner, its newest finished analysis with its detail, and the heads of its tests in one statement. */
function consultaMejora(db: Db, proyectoId: string) {
  return db
    .selectFrom('proyectos')
    .leftJoin('reservas_clave', 'reservas_clave.clave', 'proyectos.clave')
    .leftJoin('analisis', (join) => join.on('analisis.id', '=', ultimoTerminado()))
    .leftJoin('detalles_analisis as detalle', (join) =>
      join
        .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
        .onRef('detalle.commit_id', '=', 'analisis.commit_id')
        .onRef('detalle.huella', '=', 'analisis.huella'),
    )
    .leftJoin('puntos_criticos as puntos', 'puntos.analisis_id', 'analisis.id')
    .where('proyectos.id', '=', proyectoId)
    .select('puntos.prioritarios')
    .select([...columnasDePertenencia, 'proyectos.nombre', 'proyectos.clave'])
    .select(['proyectos.link as enlace', 'proyectos.branch as rama', 'reservas_clave.servicio'])
    .select(['analisis.id as analisis', 'analisis.creado', 'analisis.fin', 'analisis.commit_id as commit'])
    .select(['analisis.enlace as enlaceAnalizado', 'analisis.rama as ramaAnalizada'])
    .select(['analisis.medidas', 'analisis.omitidos', 'analisis.alcance'])
    .select(['detalle.version', 'detalle.paquete'])
    .select(alcanceDeHoy('analisis').as('alcance_hoy'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('marcas')
          .whereRef('marcas.proyecto_id', '=', 'proyectos.id')
          .select(['marcas.id', 'marcas.ancla', 'marcas.creado'])
          .orderBy('marcas.creado')
          .orderBy('marcas.id'),
      ).as('marcas'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('respuestas')
          .whereRef('respuestas.proyecto_id', '=', 'proyectos.id')
          .select(['respuestas.id', 'respuestas.nombre', 'respuestas.tipo'])
          .select(['respuestas.intentos', 'respuestas.creado'])
          .orderBy('respuestas.creado', 'desc')
          .orderBy('respuestas.id', 'desc'),
      ).as('pruebas'),
    );
}

function proyectoDe(proyectoId: string, fila: Fila): ProyectoParaMejora {
  const { nombre, clave, enlace, rama, servicio } = fila;
  return {
    ...pertenenciaDe(fila),
    clave,
    enlace,
    rama,
    servicio,
    proyecto: { _id: proyectoId, nombre },
    analisis: analisisDe(fila),
    marcas: fila.marcas.map(leerAnclaFechada),
    pruebas: fila.pruebas.map(({ id, tipo, creado, ...resto }) => ({
      ...resto,
      _id: id,
      tipo: leerTipo(tipo, id),
      // Inside of JSON a date is text.
      creado: new Date(creado).toISOString(),
    })),
  };
}

function analisisDe({ analisis: id, creado, fin, version, ...fila }: Fila): AnalisisHallado | null {
  const { enlaceAnalizado: enlace, ramaAnalizada: rama } = fila;
  if (id === null || creado === null || enlace === null || rama === null || version === null) return null;
  return {
    id,
    fecha: (fin ?? creado).toISOString(),
    pedido: creado.toISOString(),
    commit: fila.commit,
    enlace,
    rama,
    alcance: fila.alcance ?? '',
    alcanceDeHoy: fila.alcance_hoy,
    medidas: leerMedidas(fila.medidas, id),
    omitidos: leerOmitidos(fila.omitidos, id).flatMap((uno) => ('ruta' in uno ? [uno.ruta] : [])),
    puntosCriticos: fila.prioritarios === null ? [] : leerPrioritarios(fila.prioritarios, id),
    detalle: { version, paquete: fila.paquete },
  };
}

async function pruebas(db: Db, ids: readonly string[]): Promise<readonly PruebaConDatos[]> {
  if (ids.length === 0) return [];
  const filas = await db
    .selectFrom('respuestas')
    .select(['id', 'nombre', 'tipo', 'intentos', 'creado', 'plan', 'respuestas'])
    .where('id', 'in', pruebasMiradas(db.selectFrom('respuestas').where('id', 'in', ids)))
    .orderBy('creado', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return filas.map(({ id, nombre, tipo, intentos, creado, plan, respuestas }) => ({
    _id: id,
    nombre,
    intentos,
    tipo: leerTipo(tipo, id),
    creado: creado.toISOString(),
    plan: leerPlan(plan, id),
    respuestas: leerRespuestas(respuestas, id),
  }));
}
