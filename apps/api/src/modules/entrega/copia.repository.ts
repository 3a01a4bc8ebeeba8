import { transact, type Conn, type Db } from '@mantenible/db';
import { esLaPedida } from '@mantenible/domain/entrega';
import { sql, type RawBuilder } from 'kysely';

import { venceConSuCurso } from '../comun/curso-de-hoy.repository.ts';
import { apuntarEnEntrega } from './apunte-de-entrega.repository.ts';
import {
  borrarAnalisis,
  borrarArchivosDe,
  copiarAnalisis,
  createArchivosDeCopias,
} from './archivos-copiados.repository.ts';
import { leerPedido } from './entrega-guardada.schema.ts';
import { copiarPruebas, enTexto, medidaDePrueba, prueba } from './prueba-copiada.repository.ts';
import { createPruebasDelCurso } from './pruebas-del-curso.repository.ts';
import { tandasDeCopia, tandasDePruebas } from './tandas-de-copia.repository.ts';
import type { CambioDeTarde, Copia, CopiaRepository, DondeCopiar, PorCopiar, Tomada } from './copia.port.ts';

/**
 * Copies of what was delivered, in SQL.
 * @param incorporado whether analyses are our own; otherwise the kept figures of the scanning service are copied
 */
export function createCopiaRepository(db: Db, incorporado: boolean): CopiaRepository {
  return {
    pendientes: (...cuales) => pendientes(db, ...cuales),
    pedida: async (id) => {
      const fila = await db.selectFrom('entregas').select('pide').where('id', '=', id).executeTakeFirst();
      return fila ? leerPedido(fila.pide, id).prueba : null;
    },
    copiar: (...cual) => copiar(db, incorporado, ...cual),
    tomar: (...cual) => cambiarTarde(db, (trx) => tomar(trx, incorporado, ...cual)),
    devolver: (...cual) => cambiarTarde(db, (trx) => devolver(trx, ...cual)),
    ...createPruebasDelCurso(db),
    ...createArchivosDeCopias(db),
  };
}

async function pendientes(db: Db, limite: Date, donde: DondeCopiar): Promise<readonly PorCopiar[]> {
  const filas = await db
    .selectFrom('entregas')
    .select(['id', 'curso_id', 'fin', 'copiada', 'publicada'])
    .where('fin', '<=', limite)
    .where('publicada', 'is', null)
    .where(venceConSuCurso('entregas'))
    .where((eb) => eb.or([eb('copiada', 'is', null), eb('copiada', '<>', eb.ref('fin'))]))
    .$if(donde !== null && 'entregaId' in donde, (q) =>
      q.where('id', '=', donde !== null && 'entregaId' in donde ? donde.entregaId : ''),
    )
    .$if(donde !== null && 'cursoId' in donde, (q) =>
      q.where('curso_id', '=', donde !== null && 'cursoId' in donde ? donde.cursoId : ''),
    )
    .orderBy('fin')
    .execute();
  return filas.map(({ id, curso_id, fin, copiada, publicada }) => ({
    _id: id,
    cursoId: curso_id,
    fin,
    copiada,
    publicada: publicada !== null,
  }));
}

interface Debida {
  /** The copies, or the test that is asked for alone. */
  readonly que: 'todo' | 'prueba';
  /** Of the delivery: another one may have asked for another test meanwhile, and for this one again. */
  readonly version: number;
}

/** What of that deadline and test is still to be copied, or null; within a transaction the delivery is locked. */
async function loQueFalta(
  conn: Conn,
  id: string,
  { hasta, prueba }: Pick<Copia, 'hasta' | 'prueba'>,
): Promise<Debida | null> {
  const fila = await conn
    .selectFrom('entregas')
    .select(['fin', 'copiada', 'copiada_sin_prueba', 'publicada', 'pide', 'version'])
    .where('id', '=', id)
    .$if(conn.isTransaction, (q) => q.forUpdate())
    .executeTakeFirst();
  if (fila?.publicada !== null || fila.fin.getTime() !== hasta.getTime()) return null;
  if (!pideLaMisma(fila.pide, id, prueba)) return null;
  if (fila.copiada?.getTime() === fila.fin.getTime()) return null;
  const sinPrueba = fila.copiada_sin_prueba?.getTime() === fila.fin.getTime();
  return { que: sinPrueba ? 'prueba' : 'todo', version: fila.version };
}

/** Whether a stored delivery asks for that test. */
function pideLaMisma(pide: unknown, id: string, prueba: Copia['prueba']): boolean {
  const { prueba: pedida } = leerPedido(pide, id);
  return pedida === null || prueba === null ? pedida === prueba : esLaPedida(prueba, pedida);
}

/** Copies (`d`) whose project is in the course and exists: those in time, and later work that the new deadline covers. */
const repetibles = ({ _id, cursoId }: PorCopiar, { hasta }: Copia) =>
  sql<boolean>`d.entrega_id = ${_id} and (d.en_plazo or d.hasta <= ${hasta}) and exists (
    select 1 from curso_proyectos c join proyectos p on p.id = c.proyecto_id
    where c.curso_id = ${cursoId} and c.proyecto_id = d.proyecto_id)`;

/**
 * Copies a few projects at a time: on the embedded engine no other caller is answered during a transaction. Until the last one no copy of
 * this deadline counts, and a call that ended early is begun again by the next.
 */
async function copiar(db: Db, incorporado: boolean, entrega: PorCopiar, copia: Copia): Promise<boolean> {
  const { _id: id, cursoId } = entrega;
  const debida = await loQueFalta(db, id, copia);
  if (debida === null) return false;
  const sigue = async (trx: Conn) => {
    const falta = await loQueFalta(trx, id, copia);
    return falta?.que === debida.que && falta.version === debida.version;
  };
  const cual = { entregaId: id, cursoId, pedida: copia.prueba };
  const soloPruebas = debida.que === 'prueba';
  // Those of this deadline may be of another call, which has not ended: its files stay.
  if (!soloPruebas)
    await borrarArchivosDe(db, sql<boolean>`${repetibles(entrega, copia)} and d.hasta <> ${copia.hasta}`);
  const tandas = soloPruebas
    ? await tandasDePruebas(db, cual)
    : await tandasDeCopia(db, cursoId, copia.pruebas);
  for (const proyectos of tandas) {
    const suyos = sql`(${sql.join(proyectos)})`;
    const copiada = await transact(db, async (trx) => {
      if (!(await sigue(trx))) return false;
      if (soloPruebas) await copiarPruebas(trx, cual, suyos);
      else await copiarDeNuevo(trx, incorporado, entrega, copia, suyos);
      return true;
    });
    if (!copiada) return false;
  }
  return transact(db, async (trx) => {
    if (!(await sigue(trx))) return false;
    await trx
      .updateTable('entregas')
      .set({ copiada: copia.hasta, copiada_sin_prueba: null })
      .where('id', '=', id)
      .execute();
    return true;
  });
}

async function copiarDeNuevo(
  trx: Conn,
  incorporado: boolean,
  entrega: PorCopiar,
  copia: Copia,
  suyos: RawBuilder<unknown>,
): Promise<void> {
  await sql`delete from entregados d where ${repetibles(entrega, copia)} and d.proyecto_id in ${suyos}`.execute(
    trx,
  );
  const deQuien = sql`c.curso_id = ${entrega.cursoId} and c.proyecto_id in ${suyos}`;
  await insertar(trx, incorporado, entrega._id, { ...copia, deQuien, tarde: null });
}

/** Null where the copies of a delivery may change, with tests that were chosen for what it asks; within a transaction it is locked. */
async function impedimento(
  conn: Conn,
  id: string,
  elegida?: Pick<Copia, 'prueba'>,
): Promise<Exclude<CambioDeTarde, 'hecho'> | null> {
  const fila = await conn
    .selectFrom('entregas')
    .select(['fin', 'copiada', 'publicada', 'pide'])
    .where('id', '=', id)
    .$if(conn.isTransaction, (q) => q.forUpdate())
    .executeTakeFirst();
  if (!fila) return 'fuera';
  if (fila.publicada !== null) return 'con-notas';
  if (elegida && !pideLaMisma(fila.pide, id, elegida.prueba)) return 'plazo-abierto';
  return fila.copiada?.getTime() === fila.fin.getTime() ? null : 'plazo-abierto';
}

interface TardeCambiada {
  readonly salida: CambioDeTarde;
  /** Analyses of the copy that went. */
  readonly quitados: readonly string[];
}

const sinCambio = (salida: CambioDeTarde): TardeCambiada => ({ salida, quitados: [] });

/** Deletes the analyses of a copy that went once the change is stored: a refused or failed change takes no files. */
async function cambiarTarde(db: Db, cambio: (trx: Conn) => Promise<TardeCambiada>): Promise<CambioDeTarde> {
  const { salida, quitados } = await transact(db, cambio);
  await borrarAnalisis(db, quitados);
  return salida;
}

async function tomar(
  trx: Conn,
  incorporado: boolean,
  { _id: id, cursoId }: Pick<PorCopiar, '_id' | 'cursoId'>,
  { proyectoId, ...tomada }: Tomada,
): Promise<TardeCambiada> {
  const impide = await impedimento(trx, id, tomada);
  if (impide !== null) return sinCambio(impide);
  const esta = await trx
    .selectFrom('curso_proyectos as c')
    .innerJoin('proyectos as p', 'p.id', 'c.proyecto_id')
    .where('c.curso_id', '=', cursoId)
    .where('c.proyecto_id', '=', proyectoId)
    .select('p.nombre')
    .executeTakeFirst();
  if (!esta) return sinCambio('fuera');
  const { quitados } = await quitarTarde(trx, id, proyectoId);
  const deQuien = sql<boolean>`c.curso_id = ${cursoId} and c.proyecto_id = ${proyectoId}`;
  await insertar(trx, incorporado, id, { ...tomada, deQuien, tarde: tomada });
  await sql`update entregados set vigente = false
    where entrega_id = ${id} and proyecto_id = ${proyectoId} and en_plazo`.execute(trx);
  await apuntarEnEntrega(trx, id, tomada, `se tomó lo hecho fuera de plazo: ${esta.nombre}`);
  return { salida: 'hecho', quitados };
}

async function devolver(
  trx: Conn,
  ...[entregaId, proyectoId, autoria]: Parameters<CopiaRepository['devolver']>
): Promise<TardeCambiada> {
  const impide = await impedimento(trx, entregaId);
  if (impide !== null) return sinCambio(impide);
  const { nombre, quitados } = await quitarTarde(trx, entregaId, proyectoId);
  if (nombre !== null)
    await apuntarEnEntrega(trx, entregaId, autoria, `se volvió a lo entregado en plazo: ${nombre}`);
  return { salida: 'hecho', quitados };
}

/**
 * Takes the copy of later work away. Its finished analyses stay, cancelled and of no copy, for their files to be deleted in
 * slices: an analysis of no copy whose origin is the delivery is that of the template; one that is still running goes with the
 * copy.
 * @returns the name of its project, or null without one, and those analyses
 */
async function quitarTarde(trx: Conn, entregaId: string, proyectoId: string) {
  const suyos = sql`entrega_id = ${entregaId} and proyecto_id = ${proyectoId}`;
  const quitados = await sql<{ id: string }>`
    update entrega_analisis set estado = 'cancelado', origen = 'propio', fuente_id = null, entregado_id = null
    where entregado_id in (select id from entregados where ${suyos} and not en_plazo) and estado <> 'en-curso'
    returning id`.execute(trx);
  const { rows } = await sql<{ nombre: string }>`
    delete from entregados where ${suyos} and not en_plazo returning proyecto_nombre as nombre`.execute(trx);
  await sql`update entregados set vigente = true where ${suyos} and en_plazo`.execute(trx);
  return { nombre: rows[0]?.nombre ?? null, quitados: quitados.rows.map(({ id }) => id) };
}

interface Insercion extends Copia {
  /** Which projects of the course (`c`). */
  readonly deQuien: RawBuilder<unknown>;
  readonly tarde: Pick<Tomada, 'motivo' | 'quien'> | null;
}

/** Copies projects with their tests, actions and newest analyses. */
async function insertar(
  trx: Conn,
  incorporado: boolean,
  entregaId: string,
  { pruebas: ids, hasta, now, deQuien, tarde }: Insercion,
): Promise<void> {
  const elegidas = ids.length === 0 ? sql`false` : sql`r.id in (${sql.join(ids)})`;
  const vigente =
    tarde === null
      ? sql`not exists (select 1 from entregados o
          where o.entrega_id = ${entregaId} and o.proyecto_id = proyectos.id and not o.en_plazo)`
      : sql`true`;
  const { rows } = await sql<{ id: string; proyecto_id: string; enlace: string; rama: string }>`
    insert into entregados (id, entrega_id, proyecto_id, proyecto_nombre, propietario, miembros, enlace, rama, prueba_id,
      prueba, prueba_bytes, prueba_tipo, prueba_elemento, promedio, acciones, en_plazo, vigente, tarde_motivo, tarde_por, hasta, momento)
    select gen_random_uuid(), ${entregaId}, proyectos.id, proyectos.nombre, proyectos.id_persona, ${personas},
      proyectos.link, proyectos.branch, r.id, case when r.id is not null then ${prueba} end,
      ${medidaDePrueba}, r.tipo, r.elemento_id, r.promedio, ${acciones(hasta)},
      ${tarde === null}, ${vigente}, ${tarde?.motivo ?? null}, ${tarde && JSON.stringify(tarde.quien)}::jsonb, ${hasta}, ${now}
    from curso_proyectos c join proyectos on proyectos.id = c.proyecto_id
    left join respuestas r on r.proyecto_id = proyectos.id and ${elegidas}
    where ${deQuien} returning id, proyecto_id, enlace, rama`.execute(trx);
  await copiarAnalisis(trx, incorporado, rows, hasta);
}

/** The team, the owner first, by name; each name by its key, because a join would read everyone's for each project. */
const personas = sql`(select jsonb_agg(jsonb_build_object('sub', s.sub, 'nombre',
    coalesce((select n.nombre from personas n where n.sub = s.sub), s.sub)) order by s.orden, s.ingreso, s.sub)
  from (select proyectos.id_persona as sub, 0 as orden, null::timestamptz as ingreso
    union all select m.sub, 1, m.ingreso from miembros m where m.proyecto_id = proyectos.id) s)`;

const acciones = (
  hasta: Date,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('texto', a.texto, 'esfuerzo', a.esfuerzo,
    'estado', a.estado, 'responsable', a.responsable, 'creado', ${enTexto('a.creado')},
    'verificada', ${enTexto('a.verificada')}) order by a.creado, a.id)
  from acciones_mejora a where a.proyecto_id = proyectos.id and a.creado < ${hasta}), '[]'::jsonb)`;
