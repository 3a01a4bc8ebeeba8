import type { Db } from '@mantenible/db';
import type { Rol } from '@mantenible/domain/acceso';
import { sql } from 'kysely';

import { momentoExacto } from '../../modules/comun/momento-exacto.repository.ts';
import { ordenarFilas, type FilaPorOrdenar } from '../../modules/comun/ordenar-filas.ts';
import { contienePlegado, ordenAlfabetico } from '../../modules/comun/texto-plegado.repository.ts';
import { tramosDeTabla, type TramoDeTabla } from '../../modules/comun/tramos-de-tabla.ts';
import { cuentaDe } from '../cuentas/cuenta.schema.ts';
import type { ConsultaCuentas, PaginaCuentas } from './administracion.port.ts';

/** Accounts that one statement searches and sorts: a folded name takes up to 50 µs. */
const filasPorTramo = 2000;

/** One page of the accounts, searched and filtered by the database in slices: each statement is short, whatever number there is. */
export async function consultarCuentas(
  db: Db,
  consulta: ConsultaCuentas,
  porTramo = filasPorTramo,
): Promise<PaginaCuentas> {
  const halladas: FilaPorOrdenar[] = [];
  for await (const tramo of tramosDeTabla<string>((tras) => limiteDeTramo(db, tras, porTramo)))
    halladas.push(...(await deTramo(db, consulta, tramo)));
  const { descendente, pagina, porPagina } = consulta;
  const desde = (pagina - 1) * porPagina;
  const usuarios = ordenarFilas(halladas, descendente ? 'desc' : 'asc').slice(desde, desde + porPagina);
  return { cuentas: await leer(db, usuarios), total: halladas.length };
}

/** The last subject of the slice of all accounts that begins after one; null for the last slice. */
async function limiteDeTramo(db: Db, tras: string | null, porTramo: number): Promise<string | null> {
  const fila = await db
    .selectFrom('cuentas')
    .select('sub')
    .$if(tras !== null, (query) => query.where('sub', '>', tras ?? ''))
    .orderBy('sub')
    .offset(porTramo - 1)
    .limit(1)
    .executeTakeFirst();
  return fila?.sub ?? null;
}

/** User names of the accounts of a slice that are asked for, with what they are ordered by. */
async function deTramo(
  db: Db,
  { busqueda, activa, rol, orden }: ConsultaCuentas,
  { tras, hasta }: TramoDeTabla<string>,
): Promise<readonly FilaPorOrdenar[]> {
  const valor = orden === 'creado' ? momentoExacto(orden) : ordenAlfabetico(sql.ref(orden));
  return db
    .selectFrom('cuentas')
    .select(['usuario as id', sql<string | number>`${valor}`.as('valor')])
    .$if(tras !== null, (query) => query.where('sub', '>', tras ?? ''))
    .$if(hasta !== null, (query) => query.where('sub', '<=', hasta ?? ''))
    .$if(activa !== null, (query) => query.where('activa', '=', activa ?? true))
    .$if(rol !== null, (query) => query.where(sql<boolean>`${rolMostrado} = ${rol}`))
    .$if(busqueda !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contienePlegado(eb.ref('usuario'), busqueda),
          contienePlegado(eb.ref('nombre'), busqueda),
          contienePlegado(eb.ref('correo'), busqueda),
        ]),
      ),
    )
    .execute();
}

/** Accounts by their user names, in that order; those deleted meanwhile are left out. */
async function leer(db: Db, usuarios: readonly string[]): Promise<PaginaCuentas['cuentas']> {
  if (usuarios.length === 0) return [];
  const filas = await db.selectFrom('cuentas').selectAll().where('usuario', 'in', usuarios).execute();
  const porUsuario = new Map(filas.map((fila) => [fila.usuario, fila]));
  return usuarios.flatMap((usuario) => porUsuario.get(usuario) ?? []).map(cuentaDe);
}

/** The role that the list shows: the widest one. */
const rolMostrado = sql<Rol>`case when roles @> '["admin"]'::jsonb then 'admin'
  when roles @> '["docente"]'::jsonb then 'docente' else 'estudiante' end`;
