import type { Conn } from '@mantenible/db';

import type { LeidoCon } from './nota.port.ts';

/** Locks the delivery: whether it and its reference are still what figures were read with. */
export async function sigueLeido(
  trx: Conn,
  entregaId: string,
  { version, referencia }: LeidoCon,
): Promise<boolean> {
  const entrega = await trx
    .selectFrom('entregas')
    .select('version')
    .where('id', '=', entregaId)
    .forUpdate()
    .executeTakeFirst();
  // In a statement of its own: one that waits for the lock has the reference of before.
  const patron = await trx
    .selectFrom('patrones')
    .select('creado')
    .where('entrega_id', '=', entregaId)
    .executeTakeFirst();
  return entrega?.version === version && patron?.creado.getTime() === referencia?.getTime();
}

/** Version of the rubric that counts; 0 without one. */
export async function versionDeRubrica(trx: Conn, entregaId: string): Promise<number> {
  const { version } = await trx
    .selectFrom('rubricas')
    .select((eb) => eb.fn.max<number | null>('version').as('version'))
    .where('entrega_id', '=', entregaId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}
