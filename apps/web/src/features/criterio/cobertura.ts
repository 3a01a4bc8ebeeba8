import { coberturaDe, fueraDeRango, sinDescripcion } from '@mantenible/domain/criterio';
import { formatPercent } from '@mantenible/wording/numeros';

import type { Fila, Tabla } from './tablas.ts';

/** What the ranges of a table leave without a criterion or give two, one sentence each; none for thresholds. */
export function reparosDeCobertura(tabla: Tabla, filas: readonly Fila[]): readonly string[] {
  if (tabla === 'propiedades') return [];
  const { huecos, solapes } = coberturaDe(
    filas.map(({ valores: [valor1 = 0, valor2 = 0] }) => ({ valor1, valor2 })),
  );
  const texto = tabla === 'criterios' ? fueraDeRango : sinDescripcion;
  return [
    ...huecos.map(
      ({ desde, hasta }) =>
        `Entre ${formatPercent(desde)} y ${formatPercent(hasta)} no hay criterio: se mostrará «${texto}».`,
    ),
    ...solapes.map(
      ({ desde, hasta }) =>
        `Entre ${formatPercent(desde)} y ${formatPercent(hasta)} hay más de un criterio: vale el primero de la tabla.`,
    ),
  ];
}
