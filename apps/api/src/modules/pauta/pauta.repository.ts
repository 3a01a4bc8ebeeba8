import type { Conn, Db } from '@mantenible/db';
import type { Pauta } from '@mantenible/domain/pauta';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { columnasPauta } from '../catalogo/arbol.repository.ts';
import { todasLasPautas } from '../catalogo/catalogo-entero.repository.ts';
import { columnaMedida } from '../catalogo/columna-medida.ts';
import { escriturasDe } from '../catalogo/registro-escrito.repository.ts';
import { ordenAlfabetico } from '../texto-plegado.repository.ts';
import type { PautaRepository } from './pauta.port.ts';
import { pruebasConElemento } from '../catalogo/pruebas-con-elemento.ts';

/** Guidelines in the tables `pautas` and `niveles`. */
export function createPautaRepository(db: Db, ahora: () => Date): PautaRepository {
  return {
    listar: () => todasLasPautas(db),
    ...escriturasDe<Pauta, Pauta>(db, ahora, {
      tabla: 'pautas',
      columnas: (pauta) => ({
        descripcion: pauta.descripcion,
        pregunta: pauta.pregunta,
        medida: columnaMedida(pauta),
      }),
      referencias: () => null,
      reemplazarPartes: reemplazarNiveles,
      seleccion,
    }),
    usos: (id) => usosDePauta(db, id),
  };
}

const seleccion = (conn: Conn, id: string) =>
  conn
    .selectFrom('pautas')
    .select((eb) => [...columnasPauta(eb), 'pautas.version'])
    .where('id', '=', id);

async function reemplazarNiveles(trx: Conn, { _id: id, nivelesCumplimiento: niveles }: Pauta): Promise<void> {
  await trx.deleteFrom('niveles').where('pauta_id', '=', id).execute();
  if (niveles.length === 0) return;
  const filas = niveles.map(({ descripcion, valor }, posicion) => ({
    pauta_id: id,
    posicion,
    descripcion,
    valor,
  }));
  await trx.insertInto('niveles').values(filas).execute();
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
          .orderBy((each) => ordenAlfabetico(each.ref('listas_verificacion.nombre'))),
      ).as('usos'),
      pruebasConElemento('pautas.id').as('pruebas'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return fila ? { usos: fila.usos, pruebas: fila.pruebas } : null;
}
