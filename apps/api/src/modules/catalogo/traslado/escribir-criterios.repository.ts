import type { Conn } from '@mantenible/db';
import type { CatalogoEntero, RangoTrasladado } from '@mantenible/domain/traslado';

import { primeraVersion } from '../../comun/version.repository.ts';

/** Writes the tables of criteria and thresholds that the file has; an absent one stays as it is. */
export async function escribirCriterios(
  trx: Conn,
  entrega: CatalogoEntero,
  nuevoId: () => string,
): Promise<void> {
  await escribirRangos(trx, 'criterios_valoracion', entrega.criteriosValoracion, nuevoId);
  await escribirRangos(trx, 'valoracion_mantenibilidad', entrega.valoracionMantenibilidad, nuevoId);
  for (const { propiedad, valor } of entrega.propiedadCalidad)
    await trx
      .updateTable('propiedades_calidad')
      .set((eb) => ({ valor, version: eb('version', '+', 1) }))
      .where('propiedad', '=', propiedad)
      .where('valor', '<>', valor)
      .execute();
}

/** Writes the ranges over the stored ones in their order; those beyond them are inserted, and those that remain are deleted. */
async function escribirRangos(
  trx: Conn,
  tabla: 'criterios_valoracion' | 'valoracion_mantenibilidad',
  rangos: readonly RangoTrasladado[],
  nuevoId: () => string,
): Promise<void> {
  if (rangos.length === 0) return;
  const filas = await trx.selectFrom(tabla).select('id').orderBy('posicion').orderBy('id').execute();
  for (const [posicion, { valor1, valor2, criterio }] of rangos.entries()) {
    const fila = filas[posicion];
    const columnas = { valor1, valor2, criterio, posicion };
    if (fila === undefined)
      await trx
        .insertInto(tabla)
        .values({ id: nuevoId(), version: primeraVersion, ...columnas })
        .execute();
    else
      await trx
        .updateTable(tabla)
        .set((eb) => ({ ...columnas, version: eb('version', '+', 1) }))
        .where('id', '=', fila.id)
        .execute();
  }
  const sobran = filas.slice(rangos.length).map(({ id }) => id);
  if (sobran.length > 0) await trx.deleteFrom(tabla).where('id', 'in', sobran).execute();
}
