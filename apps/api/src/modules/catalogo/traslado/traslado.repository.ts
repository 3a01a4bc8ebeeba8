import { transact, type Conn, type Db } from '@mantenible/db';
import type { Autor } from '@mantenible/domain/auditoria';

import { createAuditoria } from '../../comun/anotacion.repository.ts';
import { escribirCriterios } from './escribir-criterios.repository.ts';
import { escribirRegistros } from './escribir-registros.repository.ts';
import { leerCatalogoEntero } from './leer-catalogo-entero.repository.ts';
import { planDeTraslado } from './plan-de-traslado.ts';
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
    leer: () => transact(db, leerCatalogoEntero),
    importar: ({ catalogo, modo, huella }, quien) =>
      transact(db, async (trx) => {
        await unoALaVez(trx);
        const plan = planDeTraslado(await leerCatalogoEntero(trx), { catalogo, reparos: [] }, modo);
        const { simulado } = plan;
        if (simulado.huella !== huella || simulado.reparos.length > 0) return null;
        await escribirRegistros(trx, plan, catalogo, { modo, moment: now() });
        await escribirCriterios(trx, catalogo, nuevoId);
        await apuntar(trx, quien, now);
        return simulado;
      }),
  };
}

/** Locks the first criterion, which every installation has, until the transaction ends: imports follow each other. */
async function unoALaVez(trx: Conn): Promise<void> {
  await trx
    .updateTable('criterios_valoracion')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('posicion', '=', 0)
    .execute();
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
