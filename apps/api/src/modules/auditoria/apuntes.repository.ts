import { deleteInSlices, inSlices, SLICE_ROWS, type Db } from '@mantenible/db';
import { accionesAuditadas, accionesCotidianas, type AccionAuditada } from '@mantenible/domain/auditoria';
import { sql, type RawBuilder } from 'kysely';

import { enTramos } from '../comun/en-tramos.ts';
import { contienePlegado } from '../comun/texto-plegado.repository.ts';
import { tramosDeTabla, type TramoDeTabla } from '../comun/tramos-de-tabla.ts';
import type { ApunteGuardado, ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';

/** Entries in which one statement searches, and those that one hands over. */
const sizes = { porTramo: 10_000, porLectura: 500 };

/** A statement passes over so many entries in the time in which it searches in one. */
const sinBuscar = 25;

/** Reads and erases entries of the audit trail in SQL. */
export function createApuntesRepository(db: Db, { porTramo, porLectura } = sizes): ApuntesRepository {
  const filasPara = ({ buscar }: SeleccionApuntes) =>
    buscar.trim() === '' ? sinBuscar * porTramo : porTramo;
  const tramos = (columna: Columna, seleccion: SeleccionApuntes) =>
    tramosDeTabla<Lugar>((tras) =>
      limiteDeTramo(db, { columna, seleccion, porTramo: filasPara(seleccion) }, tras),
    );
  return {
    leer: async (seleccion, { desde, cuantos }) => {
      const apuntes: ApunteGuardado[] = [];
      let total = 0;
      for await (const tramo of tramos('ultimo', seleccion)) {
        const suyos = elegidos(db, seleccion).where(enTramo('ultimo', tramo));
        const n = tramo.hasta !== null && esTodo(seleccion) ? filasPara(seleccion) : await contar(suyos);
        const antes = Math.max(0, desde - total);
        const faltan = cuantos - apuntes.length;
        if (antes < n && faltan > 0) {
          // What a row is made of would be computed for each row before the page, too.
          const ids = suyos
            .select('auditoria.id')
            .orderBy('ultimo', 'desc')
            .orderBy('id', 'desc')
            .offset(antes);
          const deLaPagina = conOtro(db).where('auditoria.id', 'in', ids.limit(faltan));
          const leidos = await leer(ordenados(deLaPagina, 'ultimo'));
          apuntes.push(...leidos.map(({ apunte }) => apunte));
        }
        total += n;
      }
      return { apuntes, total };
    },
    todos: async function* (seleccion) {
      // By the first time: a repetition changes the last one, and would move its entry past the place that is read.
      for await (const tramo of tramos('momento', seleccion)) {
        const tras = (anterior: ApunteConLugar | null) => {
          const resto = { ...tramo, tras: anterior?.lugar ?? tramo.tras };
          const suyos = elegidos(db, seleccion).where(enTramo('momento', resto));
          return leer(ordenados(suyos, 'momento').limit(porLectura));
        };
        for await (const { apunte } of enTramos((run) => run(), porLectura, tras)) yield apunte;
      }
    },
    purgar: (limite) =>
      deleteInSlices(db, { table: 'auditoria', columns: ['detalle'] }, sql`ultimo < ${limite}`),
    olvidarDirecciones: async (limite) => {
      await inSlices(() => olvidarAlgunas(db, limite));
    },
  };
}

/** Erases some of the addresses of failed sign-ins, whose number the callers choose; returns how many. */
async function olvidarAlgunas(db: Db, limite: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update auditoria set detalle = '' where ctid = any (array(
      select ctid from auditoria where accion = 'acceso-fallido' and ultimo < ${limite} and detalle <> ''
      limit ${sql.lit(SLICE_ROWS)}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Entries with the other person whom they name. */
const conOtro = (db: Db) =>
  db.selectFrom('auditoria').leftJoin('personas as otra', 'otra.sub', 'auditoria.otro');

function elegidos(db: Db, { buscar, accion, desde, hasta }: SeleccionApuntes) {
  let consulta = conOtro(db);
  if (accion === 'importantes') consulta = consulta.where('accion', 'not in', accionesCotidianas);
  else if (accion !== null) consulta = consulta.where('accion', '=', accion);
  // An entry lies in the interval with any of its repetitions.
  if (desde !== null) consulta = consulta.where('ultimo', '>=', desde);
  if (hasta !== null) consulta = consulta.where('momento', '<=', hasta);
  if (buscar.trim() === '') return consulta;
  return consulta.where((eb) =>
    eb.or(
      [eb.ref('auditoria.nombre'), eb.ref('auditoria.usuario'), eb.ref('objeto'), detalleConOtro].map(
        (columna) => contienePlegado(columna, buscar),
      ),
    ),
  );
}

/** The detail with the name of today of the other person whom the entry names. */
const detalleConOtro = sql<string>`concat_ws(' ', nullif(auditoria.detalle, ''), coalesce(otra.nombre, auditoria.otro))`;

const columnas = [
  'momento',
  'ultimo',
  'veces',
  'auditoria.sub',
  'auditoria.nombre',
  'auditoria.usuario',
  'accion',
  'objeto',
] as const;

/** Whether a selection leaves out nothing: a slice that has an end is of known size then. */
const esTodo = ({ buscar, accion, desde, hasta }: SeleccionApuntes): boolean =>
  buscar.trim() === '' && accion === null && desde === null && hasta === null;

type Columna = 'momento' | 'ultimo';

/** Place of an entry in the order by a moment, which is text: a date of the language would be shorter. */
interface Lugar {
  readonly cuando: string;
  readonly id: string;
}

interface ApunteConLugar {
  readonly apunte: ApunteGuardado;
  readonly lugar: Lugar;
}

/** The last entry of the slice of all entries that begins after one; null for the last slice. */
async function limiteDeTramo(
  db: Db,
  {
    columna,
    seleccion: { desde, hasta },
    porTramo,
  }: { readonly columna: Columna; readonly seleccion: SeleccionApuntes; readonly porTramo: number },
  tras: Lugar | null,
): Promise<Lugar | null> {
  const ultimo = db
    .selectFrom('auditoria')
    .select(['id', columna])
    .where(enTramo(columna, { tras, hasta: null }))
    .$if(columna === 'ultimo' && desde !== null, (consulta) => consulta.where('ultimo', '>=', desde))
    .$if(columna === 'momento' && hasta !== null, (consulta) => consulta.where('momento', '<=', hasta))
    .orderBy(columna, 'desc')
    .orderBy('id', 'desc')
    .offset(porTramo - 1)
    .limit(1);
  // Outside the sub-query: what a row is made of is computed for each row that is skipped, too.
  const cuando = momentoEnTexto(columna).as('cuando');
  const fila = await db.selectFrom(ultimo.as('ultimo_del_tramo')).select(['id', cuando]).executeTakeFirst();
  return fila ?? null;
}

/** Whether an entry lies after one place and not after another, newest first. */
function enTramo(columna: Columna, { tras, hasta }: TramoDeTabla<Lugar>): RawBuilder<boolean> {
  const suyo = sql`(${sql.ref(columna)}, id)`;
  const lugar = ({ cuando, id }: Lugar) => sql`(${cuando}::timestamptz, ${id}::uuid)`;
  return sql<boolean>`${tras === null ? sql`true` : sql`${suyo} < ${lugar(tras)}`}
    and ${hasta === null ? sql`true` : sql`${suyo} >= ${lugar(hasta)}`}`;
}

const momentoEnTexto = (columna: Columna) => sql<string>`${sql.ref(columna)}::text`;

async function contar(suyos: ReturnType<typeof elegidos>): Promise<number> {
  const { n } = await suyos
    .select((eb) => eb.fn.countAll<string | number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

const ordenados = (suyos: ReturnType<typeof elegidos>, columna: Columna) =>
  suyos
    .select(['id as _id', ...columnas, momentoEnTexto('momento').as('exacto')])
    .select(detalleConOtro.as('detalle'))
    .orderBy(columna, 'desc')
    .orderBy('id', 'desc');

async function leer(consulta: ReturnType<typeof ordenados>): Promise<readonly ApunteConLugar[]> {
  const filas = await consulta.execute();
  return filas.map(({ accion, exacto, ...fila }) => ({
    apunte: { ...fila, accion: conocida(accion) },
    lugar: { cuando: exacto, id: fila._id },
  }));
}

/** The action of a stored row; every row was written from the closed list. */
function conocida(texto: string): AccionAuditada {
  const accion = accionesAuditadas.find((una) => una === texto);
  if (accion === undefined) throw new Error(`unknown action in the audit trail: ${texto}`);
  return accion;
}
