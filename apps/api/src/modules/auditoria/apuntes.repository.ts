import { deleteInSlices, inSlices, SLICE_ROWS, type Db } from '@mantenible/db';
import { accionesAuditadas, accionesCotidianas, type AccionAuditada } from '@mantenible/domain/auditoria';
import { sql } from 'kysely';

import { contienePlegado } from '../comun/texto-plegado.repository.ts';
import type { ApunteGuardado, ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';

/** Reads and erases entries of the audit trail in SQL. */
export function createApuntesRepository(db: Db): ApuntesRepository {
  return {
    contar: async (seleccion) => {
      const consulta = elegidos(db, seleccion).select((eb) => eb.fn.countAll<string | number>().as('n'));
      return Number((await consulta.executeTakeFirstOrThrow()).n);
    },
    leer: async (seleccion, { desde, cuantos }) =>
      (await ordenados(db, seleccion).offset(desde).limit(cuantos).execute()).map(apunte),
    leerTras: async (seleccion, anterior, cuantos) => {
      // By the first time: a repetition changes the last one, and would move its entry past the place that is read.
      const todos = legibles(db, seleccion).orderBy('momento', 'desc').orderBy('id', 'desc').limit(cuantos);
      const consulta =
        anterior === null
          ? todos
          : todos.where(sql<boolean>`(momento, id) < (${anterior.momento}, ${anterior._id}::uuid)`);
      return (await consulta.execute()).map(apunte);
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
  const { numUpdatedRows } = await db
    .updateTable('auditoria')
    .set({ detalle: '' })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('auditoria')
        .select('id')
        .where('accion', '=', 'acceso-fallido')
        .where('ultimo', '<', limite)
        .where('detalle', '<>', '')
        .limit(SLICE_ROWS),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function elegidos(db: Db, { buscar, accion, desde, hasta }: SeleccionApuntes) {
  let consulta = db.selectFrom('auditoria').leftJoin('personas as otra', 'otra.sub', 'auditoria.otro');
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

function legibles(db: Db, seleccion: SeleccionApuntes) {
  return elegidos(db, seleccion).select('id as _id').select(columnas).select(detalleConOtro.as('detalle'));
}

function ordenados(db: Db, seleccion: SeleccionApuntes) {
  return legibles(db, seleccion).orderBy('ultimo', 'desc').orderBy('id', 'desc');
}

type Fila = Awaited<ReturnType<ReturnType<typeof ordenados>['execute']>>[number];

function apunte({ accion, ...fila }: Fila): ApunteGuardado {
  return { ...fila, accion: conocida(accion) };
}

/** The action of a stored row; every row was written from the closed list. */
function conocida(texto: string): AccionAuditada {
  const accion = accionesAuditadas.find((una) => una === texto);
  if (accion === undefined) throw new Error(`unknown action in the audit trail: ${texto}`);
  return accion;
}
