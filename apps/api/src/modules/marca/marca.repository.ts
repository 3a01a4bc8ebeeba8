import { transact, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type ExpressionBuilder } from 'kysely';

import { leerMedidas } from '../analisis/analisis-guardado.schema.ts';
import { consumoDePruebas, sinConsumo } from '../comun/consumo-de-pruebas.repository.ts';
import { ultimoTerminado } from '../comun/resultados.repository.ts';
import { leerMarca } from './marca-guardada.schema.ts';
import type { MarcaGuardada, MarcaRepository, ProyectoConMarcas } from './marca.port.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';

/** Marks of findings in SQL. */
export function createMarcaRepository(db: Db): MarcaRepository {
  return {
    proyecto: (proyectoId, idPersona) => proyecto(db, proyectoId, idPersona),
    listar: async (proyectoId) => {
      const filas = await db
        .selectFrom('marcas')
        .selectAll()
        .select(nombreDelAutor)
        .where('proyecto_id', '=', proyectoId)
        .orderBy('creado')
        .orderBy('id')
        .execute();
      return filas.map(leerMarca);
    },
    agregar: (...datos) => agregar(db, ...datos),
    mover: async (anclas) => {
      if (anclas.length === 0) return;
      await sql`update marcas set ancla = nueva.ancla
        from jsonb_to_recordset(${JSON.stringify(anclas)}::jsonb) as nueva(id uuid, ancla jsonb)
        where marcas.id = nueva.id`.execute(db);
    },
    borrar: async (proyectoId, id) => {
      const borrada = await db
        .deleteFrom('marcas')
        .where('proyecto_id', '=', proyectoId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return borrada !== undefined;
    },
  };
}

async function proyecto(db: Db, proyectoId: string, idPersona: string): Promise<ProyectoConMarcas | null> {
  const fila = await db
    .selectFrom('proyectos')
    .leftJoin('analisis', (join) => join.on('analisis.id', '=', ultimoTerminado()))
    .leftJoin('detalles_analisis as detalle', (join) =>
      join
        .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
        .onRef('detalle.commit_id', '=', 'analisis.commit_id')
        .onRef('detalle.huella', '=', 'analisis.huella'),
    )
    .where('proyectos.id', '=', proyectoId)
    .select([...columnasDePertenencia, 'analisis.id as analisis', 'detalle.paquete', 'analisis.medidas'])
    .select(consumoDePruebas(idPersona, proyectoId).as('consumo'))
    .executeTakeFirst();
  if (!fila) return null;
  const { analisis: id, paquete, medidas, consumo } = fila;
  const silenciadas = id === null ? 0 : (leerMedidas(medidas, id)['silenced_findings'] ?? 0);
  const analisis = id === null ? null : { id, paquete, silenciadas };
  return { ...pertenenciaDe(fila), analisis, consumo: consumo ?? sinConsumo };
}

function agregar(
  db: Db,
  ...[proyectoId, marca, { maximo, vistas }]: Parameters<MarcaRepository['agregar']>
): ReturnType<MarcaRepository['agregar']> {
  return transact(db, async (trx) => {
    // Locked first: marks that are set at the same time are looked at one after the other.
    const suyo = await trx
      .selectFrom('proyectos')
      .select('id')
      .where('id', '=', proyectoId)
      .forUpdate()
      .executeTakeFirst();
    const hay = await trx.selectFrom('marcas').select('id').where('proyecto_id', '=', proyectoId).execute();
    if (hay.some(({ id }) => id === marca._id)) {
      const previa = trx.selectFrom('marcas').selectAll().select(nombreDelAutor).where('id', '=', marca._id);
      return leerMarca(await previa.executeTakeFirstOrThrow());
    }
    if (!suyo || hay.length >= maximo) return 'lleno';
    if (hay.some(({ id }) => !vistas.has(id))) return 'otra-vez';
    await trx.insertInto('marcas').values(fila(proyectoId, marca)).execute();
    return marca;
  });
}

function fila(proyecto_id: string, { _id, decision, razon, ancla, creado, autor }: MarcaGuardada) {
  const id_persona = autor.sub;
  return { id: _id, proyecto_id, decision, razon, creado, id_persona, ancla: JSON.stringify(ancla) };
}

/** Name of who set the mark, as a column of the statement. */
function nombreDelAutor(eb: ExpressionBuilder<Schema, 'marcas'>) {
  return eb
    .selectFrom('personas')
    .whereRef('personas.sub', '=', 'marcas.id_persona')
    .select('personas.nombre')
    .as('autor');
}
