import type { Db } from '@mantenible/db';
import { sql, type Expression } from 'kysely';

import { cuentaDe } from '../cuentas/cuenta.schema.ts';
import type { ConsultaCuentas, PaginaCuentas } from './administracion.port.ts';

/** Accented letters; the letter at the same position of `LLANAS` replaces each one in searches and orders. */
const ACENTOS = 'áàâäãéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ';
const LLANAS = 'aaaaaeeeeiiiiooooouuuuncAAAAAEEEEIIIIOOOOOUUUUNC';

/** One page of the accounts, searched, filtered and sorted by the database. */
export async function consultarCuentas(db: Db, consulta: ConsultaCuentas): Promise<PaginaCuentas> {
  const { busqueda, activa, rol, orden, descendente, pagina, porPagina } = consulta;
  const halladas = db
    .selectFrom('cuentas')
    .$if(activa !== null, (query) => query.where('activa', '=', activa ?? true))
    .$if(rol === 'admin', (query) => query.where(esAdmin))
    .$if(rol === 'estudiante', (query) => query.where((eb) => eb.not(esAdmin)))
    .$if(busqueda !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contiene(eb.ref('usuario'), busqueda),
          contiene(eb.ref('nombre'), busqueda),
          contiene(eb.ref('correo'), busqueda),
        ]),
      ),
    );
  const { total } = await halladas.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const filas = await halladas
    .selectAll()
    .orderBy(orden === 'creado' ? sql.ref(orden) : alfabetico(sql.ref(orden)), descendente ? 'desc' : 'asc')
    .orderBy('usuario')
    .limit(porPagina)
    .offset((pagina - 1) * porPagina)
    .execute();
  return { cuentas: filas.map(cuentaDe), total: Number(total) };
}

const esAdmin = sql<boolean>`roles @> '["admin"]'::jsonb`;

/** The text in lower case and without accents, as the page's own searches compare. */
function llano(texto: Expression<unknown>) {
  return sql`lower(translate(${texto}, ${ACENTOS}, ${LLANAS}))`;
}

/** The text as a Spanish list sorts it, in every database: ñ after n, since '{' follows 'z'. */
function alfabetico(texto: Expression<unknown>) {
  return sql`${llano(sql`replace(replace(${texto}, 'Ñ', 'n{'), 'ñ', 'n{')`)} collate "C"`;
}

function contiene(columna: Expression<unknown>, busqueda: string) {
  return sql<boolean>`coalesce(strpos(${llano(columna)}, ${llano(sql.val(busqueda))}), 0) > 0`;
}
