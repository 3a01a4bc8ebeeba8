import { transact, type Conn, type Db } from '@mantenible/db';
import type { Pauta } from '@mantenible/domain/pauta';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { borrarApuntado } from '../auditoria/borrar-apuntado.repository.ts';
import { columnasPauta } from '../catalogo/arbol.repository.ts';
import { todasLasPautas } from '../catalogo/catalogo-entero.repository.ts';
import { columnaMedida } from '../catalogo/columna-medida.ts';
import { primeraVersion, subirVersion } from '../catalogo/version.repository.ts';
import type { PautaRepository } from './pauta.port.ts';

/** Guidelines in the tables `pautas` and `niveles`. */
export function createPautaRepository(db: Db, ahora: () => Date): PautaRepository {
  return {
    listar: () => todasLasPautas(db),
    buscar: async (id) => {
      const fila = await db
        .selectFrom('pautas')
        .select((eb) => [...columnasPauta(eb), 'pautas.version'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!fila) return null;
      const { version, ...pauta } = fila;
      return { registro: pauta, version };
    },
    crear: (pauta) =>
      transact(db, async (trx) => {
        const { _id: id, descripcion, pregunta } = pauta;
        const fila = { id, descripcion, pregunta, medida: columnaMedida(pauta) };
        await trx
          .insertInto('pautas')
          .values({ ...fila, version: primeraVersion, creado: ahora() })
          .execute();
        await guardarNiveles(trx, pauta);
        return primeraVersion;
      }),
    actualizar: (pauta, esperada) =>
      transact(db, async (trx) => {
        const { _id: id, descripcion, pregunta } = pauta;
        const cambios = { descripcion, pregunta, medida: columnaMedida(pauta) };
        const escritura = await subirVersion(trx, 'pautas', id, esperada, cambios);
        if (typeof escritura === 'string') return escritura;
        await guardarNiveles(trx, pauta);
        return escritura;
      }),
    eliminar: (id, quien) => borrarApuntado(db, { tabla: 'pautas', id, quien }, ahora),
    usos: (id) => usosDePauta(db, id),
  };
}

/**
 * Replaces the levels of a guideline in one statement that writes only the rows that change; they keep the order of the
 * request. The caller has locked the guideline: the statement does not see levels that another transaction has not committed.
 */
async function guardarNiveles(trx: Conn, { _id: id, nivelesCumplimiento: niveles }: Pauta): Promise<void> {
  const descripciones = niveles.map(({ descripcion }) => descripcion);
  const valores = niveles.map(({ valor }) => valor);
  await sql`
    with quitados as (delete from niveles where pauta_id = ${id} and posicion >= ${niveles.length})
    insert into niveles as guardado (pauta_id, posicion, descripcion, valor)
    select ${id}::uuid, pedido.orden - 1, pedido.descripcion, pedido.valor
    from unnest(${descripciones}::text[], ${valores}::float8[])
      with ordinality as pedido (descripcion, valor, orden)
    on conflict (pauta_id, posicion) do update set descripcion = excluded.descripcion, valor = excluded.valor
    where (guardado.descripcion, guardado.valor) is distinct from (excluded.descripcion, excluded.valor)
  `.execute(trx);
}

async function usosDePauta(db: Db, id: string) {
  const fila = await db
    .selectFrom('pautas')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('lista_pautas')
          .innerJoin('listas_verificacion', 'listas_verificacion.id', 'lista_pautas.lista_id')
          .select([
            sql.lit('listaVerificacion' as const).as('tipo'),
            'listas_verificacion.id as _id',
            'listas_verificacion.nombre',
          ])
          .whereRef('lista_pautas.pauta_id', '=', 'pautas.id')
          .orderBy('listas_verificacion.nombre'),
      ).as('usos'),
      eb
        .selectFrom('respuesta_elementos')
        .select(sql<number>`count(*)::int`.as('n'))
        .whereRef('respuesta_elementos.elemento_id', '=', 'pautas.id')
        .as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas ?? 0 } : null;
}
