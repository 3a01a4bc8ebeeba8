import { sinDatos } from '@mantenible/domain/calculo';
import { formatPercent } from '@mantenible/wording/numeros';

/** Percent with two decimals and a no-break space, '85,26 %'; 'Sin datos' for null. */
export function formatoPorcentaje(porcentaje: number | null): string {
  return porcentaje === null ? sinDatos : formatPercent(porcentaje);
}
