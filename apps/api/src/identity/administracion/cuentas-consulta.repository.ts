import type { Db } from '@mantenible/db';
import type { Rol } from '@mantenible/domain/acceso';
import { sql } from 'kysely';

import { contienePlegado, ordenAlfabetico } from '../../modules/comun/texto-plegado.repository.ts';
import { cuentaDe } from '../cuentas/cuenta.schema.ts';
import type { ConsultaCuentas, PaginaCuentas } from './administracion.port.ts';

/** One page of the accounts, searched, filtered and sorted by the database. */
export async function consultarCuentas(db: Db, consulta: ConsultaCuentas): Promise<PaginaCuentas> {
  const { busqueda, activa, rol, orden, descendente, pagina, porPagina } = consulta;
  const halladas = db
    .selectFrom('cuentas')
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
    );
  const { total } = await halladas.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const filas = await halladas
    .selectAll()
    .orderBy(
      orden === 'creado' ? sql.ref(orden) : ordenAlfabetico(sql.ref(orden)),
      descendente ? 'desc' : 'asc',
    )
    .orderBy('usuario')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute();
  return { cuentas: filas.map(cuentaDe), total: Number(total) };
}

/** The role that the list shows: the widest one. */
const rolMostrado = sql<Rol>`case when roles @> '["admin"]'::jsonb then 'admin'
  when roles @> '["docente"]'::jsonb then 'docente' else 'estudiante' end`;
