import { transact, type Conn, type Db } from '@mantenible/db';
import { tipoElemento } from '@mantenible/domain/respuesta';
import { sql, type Expression } from 'kysely';

import type { JobsInTransaction } from '../../jobs/queue.repository.ts';
import { delEquipoDeUnaCopia } from '../comun/copia-propia.repository.ts';
import { borrarFilasDeEntregas } from '../comun/filas-de-entregas.repository.ts';
import { primeraVersion } from '../comun/version.repository.ts';
import { borrarAnalisis } from './archivos-copiados.repository.ts';
import { apuntarEnEntrega } from './apunte-de-entrega.repository.ts';
import { cambiar } from './cambio-de-entrega.repository.ts';
import { leerAmbitoDeEntrega, leerPedido, leerPlantilla } from './entrega-guardada.schema.ts';
import type {
  CursoDeEntrega,
  EntregaGuardada,
  EntregaPorGuardar,
  EntregaRepository,
} from './entrega.port.ts';

type Cola = Pick<JobsInTransaction, 'cancel'> | null;

/** @param cola queue of our own analyses; null where a service runs them */
export function createEntregaRepository(db: Db, cola: Cola): EntregaRepository {
  return {
    curso: async (cursoId, sub) => {
      const fila = await db
        .selectFrom('cursos')
        .where('cursos.id', '=', cursoId)
        .select(columnasDeCurso(sub))
        .executeTakeFirst();
      return fila ? cursoDe(fila, sub) : null;
    },
    buscar: async (id, sub) => {
      const fila = await consulta(db, sub)
        .select(delEquipoDeUnaCopia(sub).as('entrego'))
        .where('entregas.id', '=', id)
        .executeTakeFirst();
      // What a person delivered stays readable to that person after leaving the course.
      return fila ? entregaDe({ ...fila, unido: fila.unido || fila.entrego }, sub) : null;
    },
    listar: async (cursoId, sub) => {
      const filas = await consulta(db, sub)
        .where('entregas.curso_id', '=', cursoId)
        .orderBy('entregas.fin')
        .orderBy('entregas.id')
        .execute();
      return filas.map((fila) => entregaDe(fila, sub));
    },
    crear: (nueva, limites) => transact(db, (trx) => crear(trx, nueva, limites)),
    cambiar: (...cual) => cambiarYBorrar(db, cola, ...cual),
    borrar: (...cual) => borrar(db, ...cual),
    duenoDe: async (proyectoId) => {
      const fila = await db
        .selectFrom('proyectos')
        .select('id_persona')
        .where('id', '=', proyectoId)
        .executeTakeFirst();
      return fila?.id_persona ?? null;
    },
    existeElemento: async ({ tipo, elementoId }) => {
      const tabla = tipoElemento(tipo) === 'metrica' ? 'metricas' : 'subcaracteristicas';
      const fila = await db.selectFrom(tabla).select('id').where('id', '=', elementoId).executeTakeFirst();
      return fila !== undefined;
    },
  };
}

async function cambiarYBorrar(
  db: Db,
  cola: Cola,
  ...[id, cambio, esperada, autoria]: Parameters<EntregaRepository['cambiar']>
): ReturnType<EntregaRepository['cambiar']> {
  const datos = { id, esperada, autoria, columnas: columnasDe(cambio) };
  const { salida, quitados } = await transact(db, (trx) => cambiar(trx, cola, datos));
  await borrarAnalisis(db, quitados);
  return salida;
}

/** A deadline that no clock reaches. */
const sinPlazo = new Date('9999-12-31T00:00:00Z');

/**
 * Deletes a delivery whose marks are not published; what it holds goes before, in slices. A call that ended early is completed by the
 * next one; that it began is in the audit trail.
 */
async function borrar(db: Db, ...[id, autoria]: Parameters<EntregaRepository['borrar']>): Promise<boolean> {
  // Before its deadline no mark is published and nothing is copied: what goes in slices stays away.
  const empezada = await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('entregas')
      .set({ fin: sinPlazo, copiada: null })
      .where('id', '=', id)
      .where('publicada', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await apuntarEnEntrega(trx, id, autoria, 'borrada con lo entregado');
    // No file is copied any more.
    await sql`update entrega_analisis set fuente_id = null where entrega_id = ${id} and fuente_id is not null`.execute(
      trx,
    );
    return true;
  });
  if (!empezada) return false;
  const sinPublicar = sql`(select id from entregas where id = ${id} and publicada is null)`;
  await borrarFilasDeEntregas(db, sinPublicar);
  const { numDeletedRows } = await db
    .deleteFrom('entregas')
    .where('id', '=', id)
    .where('publicada', 'is', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** The columns of a course, with whether `sub` has joined it. */
const columnasDeCurso = (sub: string) =>
  [
    'cursos.id as curso_id',
    'cursos.nombre as curso_nombre',
    'cursos.zona',
    'cursos.estado as curso_estado',
    sql<string[]>`array(select d.sub from curso_docentes d where d.curso_id = cursos.id order by d.sub)`.as(
      'docentes',
    ),
    sql<boolean>`exists (select 1 from curso_personas p where p.curso_id = cursos.id and p.sub = ${sub})`.as(
      'unido',
    ),
  ] as const;

interface FilaDeCurso {
  readonly curso_id: string;
  readonly curso_nombre: string;
  readonly zona: string;
  readonly curso_estado: string;
  readonly docentes: readonly string[];
  readonly unido: boolean;
}

function cursoDe(fila: FilaDeCurso, sub: string): CursoDeEntrega {
  const { curso_id: _id, curso_nombre: nombre, zona, curso_estado: estado, docentes, unido } = fila;
  return {
    _id,
    nombre,
    zona,
    estado,
    pertenencia: { propietario: '', miembros: unido ? [sub] : [], docentes },
  };
}

function consulta(db: Db, sub: string) {
  const elemento: Expression<string> = sql`entregas.pide #>> '{prueba,elementoId}'`;
  const nombreDe = (tabla: 'metricas' | 'subcaracteristicas') =>
    sql<string | null>`(select nombre from ${sql.table(tabla)} e where e.id::text = ${elemento})`;
  return db
    .selectFrom('entregas')
    .innerJoin('cursos', 'cursos.id', 'entregas.curso_id')
    .selectAll('entregas')
    .select(columnasDeCurso(sub))
    .select([
      sql<
        string | null
      >`(select nombre from proyectos p where p.id::text = entregas.plantilla ->> 'proyectoId')`.as(
        'plantilla_nombre',
      ),
      sql<string | null>`coalesce(${nombreDe('metricas')}, ${nombreDe('subcaracteristicas')})`.as(
        'elemento_nombre',
      ),
    ]);
}

type Fila = NonNullable<Awaited<ReturnType<ReturnType<typeof consulta>['executeTakeFirst']>>>;

function entregaDe(fila: Fila, sub: string): EntregaGuardada {
  const { id, titulo, texto, abre_local, cierra_local, version } = fila;
  return {
    _id: id,
    titulo,
    texto,
    version,
    abre: abre_local,
    cierra: cierra_local,
    pide: leerPedido(fila.pide, id),
    plantilla: leerPlantilla(fila.plantilla, id),
    ambito: leerAmbitoDeEntrega(fila.ambito, id),
    curso: cursoDe(fila, sub),
    abreEn: fila.abre.getTime(),
    fin: fila.fin.getTime(),
    copiada: fila.copiada?.getTime() ?? null,
    publicada: fila.publicada !== null,
    plantillaNombre: fila.plantilla_nombre,
    elementoNombre: fila.elemento_nombre,
  };
}

function columnasDe({
  titulo,
  texto,
  abre,
  cierra,
  pide,
  plantilla,
  ambito,
  abreEn,
  fin,
}: EntregaPorGuardar) {
  return {
    titulo,
    texto,
    abre_local: abre,
    cierra_local: cierra,
    abre: abreEn,
    fin,
    pide: JSON.stringify(pide),
    plantilla: plantilla && JSON.stringify(plantilla),
    ambito: ambito && JSON.stringify(ambito),
  };
}

async function crear(
  trx: Conn,
  ...[{ _id: id, cursoId, ...datos }, { maximo, zona, ...autoria }]: Parameters<EntregaRepository['crear']>
): ReturnType<EntregaRepository['crear']> {
  // Locks the course: two creations at once are counted one after the other.
  const curso = await trx
    .selectFrom('cursos')
    .select('zona')
    .where('id', '=', cursoId)
    .forUpdate()
    .executeTakeFirst();
  if (curso && curso.zona !== zona) return 'otra-zona';
  const { cuantas } = await trx
    .selectFrom('entregas')
    .where('curso_id', '=', cursoId)
    .where('id', '!=', id)
    .select((eb) => eb.fn.countAll<string | number>().as('cuantas'))
    .executeTakeFirstOrThrow();
  if (Number(cuantas) >= maximo) return 'lleno';
  const creada = await trx
    .insertInto('entregas')
    .values({ id, curso_id: cursoId, ...columnasDe(datos), version: primeraVersion, creado: autoria.now })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!creada) return 'repetida';
  await apuntarEnEntrega(trx, id, autoria, `alta: plazo ${datos.cierra}`);
  return 'creada';
}
