import { transact, type Conn, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';
import { sql } from 'kysely';

import { createAuditoria } from '../../comun/anotacion.repository.ts';
import { escribirCriterios } from './escribir-criterios.repository.ts';
import { escribirRegistros } from './escribir-registros.repository.ts';
import { leerCatalogoEntero } from './leer-catalogo-entero.repository.ts';
import { efectoDeTraslado } from './efecto-de-traslado.ts';
import type { TrasladoRepository } from './traslado.port.ts';

interface Deps {
  readonly db: Db;
  readonly nuevoId: () => string;
  readonly now: () => Date;
}

const objeto = 'Catálogo importado';

/** Export and import of the catalogue's tables, those of criteria and thresholds included. */
export function createTrasladoRepository({ db, nuevoId, now }: Deps): TrasladoRepository {
  return {
    leer: () =>
      transact(db, async (trx) => {
        await deUnMomento(trx);
        return leerCatalogoEntero(trx);
      }),
    importar: ({ catalogo, modo, huella }, quien) =>
      transact(db, async (trx) => {
        await soloEsta(trx);
        const efecto = efectoDeTraslado(await leerCatalogoEntero(trx), { catalogo, reparos: [] }, modo);
        const { simulado } = efecto;
        if (simulado.huella !== huella || simulado.reparos.length > 0) return null;
        await escribirRegistros(trx, efecto, catalogo, { modo, moment: now(), quien: quien.sub });
        await escribirCriterios(trx, catalogo, nuevoId);
        await apuntar(trx, quien, now);
        return simulado;
      }),
  };
}

/** Tables of which nothing may change between what is read and what is written. */
const escritas = [
  'pautas',
  'niveles',
  'listas_verificacion',
  'lista_pautas',
  'metricas',
  'subcaracteristicas',
  'subcaracteristica_metricas',
  'criterios_valoracion',
  'valoracion_mantenibilidad',
  'propiedades_calidad',
  'claves_iniciales',
].map((tabla) => sql.table(tabla));

/** Lets other transactions read these tables but not write them until this one ends. */
async function soloEsta(trx: Conn): Promise<void> {
  await sql`lock table ${sql.join(escritas)} in share row exclusive mode`.execute(trx);
}

/** The statements of the transaction read the state of one moment. */
async function deUnMomento(trx: Conn): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(trx);
}

function apuntar(trx: Conn, quien: Autor, now: () => Date): Promise<void> {
  return createAuditoria(trx, now).apuntar({
    quien,
    accion: 'catalogo-cambiado',
    objeto,
    objetoId: objeto,
    detalle: 'cambio',
  });
}
