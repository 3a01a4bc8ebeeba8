import { transact, type Conn, type Db } from '@mantenible/db';
import { personaEliminada } from '@mantenible/domain/curso';
import { sql, type RawBuilder } from 'kysely';

import { leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import { leerPedido } from './entrega-guardada.schema.ts';
import type { Copia, CopiaRepository, PorCopiar, Tomada } from './copia.port.ts';

/** Files whose texts one statement erases. */
const porTanda = 200;

/**
 * Copies of what was delivered, in SQL.
 * @param incorporado whether analyses are our own; otherwise the kept figures of the scanning service are copied
 */
export function createCopiaRepository(db: Db, incorporado: boolean): CopiaRepository {
  return {
    pendientes: (now) => pendientes(db, now),
    pruebas: (...de) => pruebas(db, ...de),
    copiar: (entrega, copia) => transact(db, (trx) => copiar(trx, incorporado, entrega, copia)),
    tomar: (entrega, tomada) => transact(db, (trx) => tomar(trx, incorporado, entrega, tomada)),
    devolver: (...cual) => transact(db, (trx) => devolver(trx, ...cual)),
    copiarArchivos: () => copiarArchivos(db),
    olvidarPersonas: async () => {
      await olvidarPersonas(db);
    },
    borrarTextos: async () => {
      const { numAffectedRows } = await sql`
        update entregado_archivos set texto_cifrado = null, texto_clave = null
        where (analisis_id, posicion) in (
          select f.analisis_id, f.posicion from entregado_archivos f
          join entrega_analisis a on a.id = f.analisis_id
          join entregas e on e.id = a.entrega_id join cursos c on c.id = e.curso_id
          where c.estado = 'archivado' and f.texto_cifrado is not null
          limit ${porTanda})`.execute(db);
      return Number(numAffectedRows ?? 0n);
    },
  };
}

async function pendientes(db: Db, now: Date): Promise<readonly PorCopiar[]> {
  const filas = await db
    .selectFrom('entregas')
    .select(['id', 'curso_id', 'pide', 'fin', 'copiada', 'publicada'])
    .where('fin', '<=', now)
    .where((eb) => eb.or([eb('copiada', 'is', null), eb('copiada', '<>', eb.ref('fin'))]))
    .orderBy('fin')
    .execute();
  return filas.map(({ id, curso_id, pide, fin, copiada, publicada }) => ({
    _id: id,
    cursoId: curso_id,
    prueba: leerPedido(pide, id).prueba,
    fin,
    copiada,
    publicada: publicada !== null,
  }));
}

async function pruebas(
  db: Db,
  ...[cursoId, { tipo, elementoId }, proyectoId]: Parameters<CopiaRepository['pruebas']>
): ReturnType<CopiaRepository['pruebas']> {
  const filas = await db
    .selectFrom('respuestas as r')
    .innerJoin('curso_proyectos as c', 'c.proyecto_id', 'r.proyecto_id')
    .where('c.curso_id', '=', cursoId)
    .where('r.tipo', '=', tipo)
    .where(sql<boolean>`r.elemento_id is not distinct from ${elementoId}`)
    .$if(proyectoId !== null, (q) => q.where('r.proyecto_id', '=', proyectoId))
    .select(['r.id', 'r.proyecto_id', 'r.nombre', 'r.tipo', 'r.elemento_id', 'r.creado', 'r.promedio'])
    .orderBy('r.creado', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  return filas.map((fila) => ({
    _id: fila.id,
    proyectoId: fila.proyecto_id,
    nombre: fila.nombre,
    tipo: leerTipo(fila.tipo, fila.id),
    elementoId: fila.elemento_id,
    creado: fila.creado.toISOString(),
    promedio: fila.promedio,
  }));
}

async function copiar(
  trx: Conn,
  incorporado: boolean,
  { _id: id, cursoId }: PorCopiar,
  copia: Copia,
): Promise<boolean> {
  const fila = await trx
    .selectFrom('entregas')
    .select(['fin', 'copiada', 'publicada'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const hecha = fila?.copiada?.getTime() === fila?.fin.getTime();
  if (!fila || hecha || fila.publicada !== null || fila.fin.getTime() !== copia.hasta.getTime()) return false;
  await trx.deleteFrom('entregados').where('entrega_id', '=', id).execute();
  await insertar(trx, incorporado, id, { ...copia, deQuien: sql`c.curso_id = ${cursoId}`, tarde: null });
  await trx.updateTable('entregas').set({ copiada: copia.hasta }).where('id', '=', id).execute();
  return true;
}

async function tomar(
  trx: Conn,
  incorporado: boolean,
  { _id: id, cursoId }: Pick<PorCopiar, '_id' | 'cursoId'>,
  { proyectoId, ...tomada }: Tomada,
): Promise<boolean> {
  await devolver(trx, id, proyectoId);
  const deQuien = sql<boolean>`c.curso_id = ${cursoId} and c.proyecto_id = ${proyectoId}`;
  const hechas = await insertar(trx, incorporado, id, { ...tomada, deQuien, tarde: tomada });
  if (hechas === 0) return false;
  await trx
    .updateTable('entregados')
    .set({ vigente: false })
    .where('entrega_id', '=', id)
    .where('proyecto_id', '=', proyectoId)
    .where('en_plazo', '=', true)
    .execute();
  return true;
}

async function devolver(trx: Conn, entregaId: string, proyectoId: string): Promise<boolean> {
  const suyos = (enPlazo: boolean) =>
    sql<boolean>`entrega_id = ${entregaId} and proyecto_id = ${proyectoId} and en_plazo = ${enPlazo}`;
  const { numDeletedRows } = await trx.deleteFrom('entregados').where(suyos(false)).executeTakeFirstOrThrow();
  await trx.updateTable('entregados').set({ vigente: true }).where(suyos(true)).execute();
  return numDeletedRows > 0n;
}

interface Insercion extends Copia {
  /** Which projects of the course (`c`). */
  readonly deQuien: RawBuilder<unknown>;
  readonly tarde: Pick<Tomada, 'motivo' | 'quien'> | null;
}

/** Copies projects with their tests, actions and newest analyses; returns their number. */
async function insertar(
  trx: Conn,
  incorporado: boolean,
  entregaId: string,
  { pruebas: ids, hasta, now, deQuien, tarde }: Insercion,
): Promise<number> {
  const elegidas = ids.length === 0 ? sql`false` : sql`r.id in (${sql.join(ids)})`;
  const { numAffectedRows } = await sql`
    insert into entregados (id, entrega_id, proyecto_id, proyecto_nombre, propietario, miembros, enlace, rama, prueba_id,
      prueba, promedio, acciones, en_plazo, vigente, tarde_motivo, tarde_por, hasta, momento)
    select gen_random_uuid(), ${entregaId}, proyectos.id, proyectos.nombre, proyectos.id_persona, ${personas},
      proyectos.link, proyectos.branch, r.id, case when r.id is not null then ${prueba} end, r.promedio, ${acciones(hasta)},
      ${tarde === null}, true, ${tarde?.motivo ?? null}, ${tarde && JSON.stringify(tarde.quien)}::jsonb, ${hasta}, ${now}
    from curso_proyectos c join proyectos on proyectos.id = c.proyecto_id
    left join respuestas r on r.proyecto_id = proyectos.id and ${elegidas}
    where ${deQuien}`.execute(trx);
  const nuevos = sql`d.entrega_id = ${entregaId} and d.hasta = ${hasta} and d.momento = ${now}
    and not exists (select 1 from entrega_analisis x where x.entregado_id = d.id)`;
  await (incorporado ? copiarAnalisis(trx, nuevos) : copiarCifras(trx, nuevos));
  return Number(numAffectedRows ?? 0n);
}

/** The team, the owner first, by name. */
const personas = sql`(select jsonb_agg(jsonb_build_object('sub', s.sub, 'nombre', coalesce(n.nombre, s.sub))
    order by s.orden, s.ingreso, s.sub)
  from (select proyectos.id_persona as sub, 0 as orden, null::timestamptz as ingreso
    union all select m.sub, 1, m.ingreso from miembros m where m.proyecto_id = proyectos.id) s
  left join personas n on n.sub = s.sub)`;

const enTexto = (columna: string) =>
  sql`to_char(${sql.ref(columna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const prueba = sql`jsonb_build_object('_id', r.id, 'nombre', r.nombre, 'tipo', r.tipo, 'elementoId', r.elemento_id,
  'intentos', r.intentos, 'creado', ${enTexto('r.creado')}, 'plan', r.plan, 'respuestas', r.respuestas)`;

const acciones = (
  hasta: Date,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('texto', a.texto, 'esfuerzo', a.esfuerzo,
    'estado', a.estado, 'responsable', a.responsable, 'creado', ${enTexto('a.creado')},
    'verificada', ${enTexto('a.verificada')}) order by a.creado, a.id)
  from acciones_mejora a where a.proyecto_id = proyectos.id and a.creado < ${hasta}), '[]'::jsonb)`;

/** The newest own analysis that ended in time, for new copies (`d`); its files follow by `copiarArchivos`. */
async function copiarAnalisis(trx: Conn, nuevos: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into entrega_analisis (id, entrega_id, entregado_id, origen, estado, creado, inicio, fin, fase, hechos, total,
      commit_id, grado, medidas, omitidos, ambito, alcance, fuente_id)
    select gen_random_uuid(), d.entrega_id, d.id, 'propio', 'listo', a.creado, a.inicio, a.fin, a.fase, a.hechos, a.total,
      a.commit_id, a.grado, a.medidas, a.omitidos, a.ambito, a.alcance, a.id
    from entregados d join lateral (
      select * from analisis where proyecto_id = d.proyecto_id and estado = 'listo' and fin < d.hasta
      order by creado desc, id desc limit 1) a on true
    where ${nuevos}`.execute(trx);
}

/** The newest kept figures of the scanning service that are dated in time. */
async function copiarCifras(trx: Conn, nuevos: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into entrega_analisis (id, entrega_id, entregado_id, origen, estado, creado, fin, fase, hechos, total, grado, medidas)
    select gen_random_uuid(), d.entrega_id, d.id, 'servicio', 'listo', s.fecha, s.fecha, 'guardando', 0, 0, s.grado, s.medidas
    from entregados d join lateral (
      select * from cifras_servicio where proyecto_id = d.proyecto_id and fecha < d.hasta
      order by fecha desc, id desc limit 1) s on true
    where ${nuevos}`.execute(trx);
}

function copiarArchivos(db: Db): Promise<boolean> {
  return transact(db, async (trx) => {
    const fila = await trx
      .selectFrom('entrega_analisis')
      .select(['id', 'fuente_id'])
      .where('fuente_id', 'is not', null)
      .orderBy('creado')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!fila) return false;
    // The texts stay encrypted under the analysis that they are copied from.
    await sql`
      insert into entregado_archivos (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, sello_id,
        texto_cifrado, texto_clave)
      select ${fila.id}, posicion, ruta, lenguaje, analizable, medidas, incidencias, analisis_id, texto_cifrado, texto_clave
      from analisis_archivos where analisis_id = ${fila.fuente_id}
      on conflict do nothing`.execute(trx);
    await trx.updateTable('entrega_analisis').set({ fuente_id: null }).where('id', '=', fila.id).execute();
    return true;
  });
}

/** A person has a name here as long as the product keeps it (`personas`). */
async function olvidarPersonas(db: Db): Promise<void> {
  const conocida = (persona: RawBuilder<unknown>) =>
    sql`exists (select 1 from personas n where n.sub = ${persona} ->> 'sub')`;
  const sinNombre = sql`jsonb_build_object('nombre', ${personaEliminada}::text)`;
  await sql`
    update entregados d set miembros = (
      select jsonb_agg(case when ${conocida(sql`m.uno`)} then m.uno else m.uno || ${sinNombre} end order by m.orden)
      from jsonb_array_elements(d.miembros) with ordinality m(uno, orden))
    where exists (select 1 from jsonb_array_elements(d.miembros) m(uno)
      where m.uno ->> 'nombre' <> ${personaEliminada} and not ${conocida(sql`m.uno`)})`.execute(db);
  await sql`
    update entregados d set tarde_por = d.tarde_por || ${sinNombre}
    where d.tarde_por ->> 'nombre' <> ${personaEliminada} and not ${conocida(sql`d.tarde_por`)}`.execute(db);
}
