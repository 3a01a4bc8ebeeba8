import { isDeepStrictEqual } from 'node:util';

import type { Conn, Db } from '@mantenible/db';
import type { Pauta } from '@mantenible/domain/pauta';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';

import { ordenAlfabetico } from '../../comun/texto-plegado.repository.ts';
import { columnasPauta } from '../arbol.repository.ts';
import { lectorDePautas } from '../catalogo-entero.repository.ts';
import { columnaMedida } from '../columna-medida.ts';
import { pruebasConElemento } from '../pruebas-con-elemento.ts';
import { escriturasDe } from '../registro-escrito.repository.ts';
import type { PautaRepository } from './pauta.port.ts';

/** Guidelines in the tables `pautas` and `niveles`. */
export function createPautaRepository(db: Db, now: () => Date, recuerda = true): PautaRepository {
  return {
    listar: lectorDePautas(db, recuerda),
    ...escriturasDe<Pauta, Pauta>(db, now, {
      tabla: 'pautas',
      columnas: (pauta) => ({
        descripcion: pauta.descripcion,
        pregunta: pauta.pregunta,
        medida: columnaMedida(pauta),
      }),
      referencias: () => null,
      mismasPartes: (guardada, pauta) =>
        isDeepStrictEqual(guardada.nivelesCumplimiento, pauta.nivelesCumplimiento),
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
