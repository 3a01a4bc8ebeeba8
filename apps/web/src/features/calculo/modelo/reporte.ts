import { resumirPrueba, sinDatos, type ResumenPrueba } from '@mantenible/domain/calculo';
import type { Criterio } from '@mantenible/domain/criterio';
import type { FilaDetallada } from '@mantenible/domain/mejora';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { formatPercent } from '@mantenible/wording/numeros';

/** A row on screen: its percent, what it is made of, and its answers. */
export type FilaReporte = FilaDetallada & { readonly porcentaje: number | null };

export interface Reporte {
  readonly filas: readonly FilaReporte[];
  readonly resumen: ResumenPrueba;
}

/** A report from its rows and the criteria in force; the domain computes every figure. */
export function armarReporte(
  filas: readonly FilaDetallada[],
  criterios: readonly Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>[],
): Reporte {
  const resumen = resumirPrueba(filas, criterios);
  return {
    resumen,
    filas: filas.map((fila, i) => ({ ...fila, porcentaje: resumen.filas[i]?.porcentaje ?? null })),
  };
}

/** '85,26 %', or 'Sin datos'. */
export function textoPorcentaje(porcentaje: number | null): string {
  return porcentaje === null ? sinDatos : formatPercent(porcentaje);
}

/** Name of the PDF's file: ASCII, from project and test. */
export function nombreArchivo(proyecto: string, prueba: string): string {
  return `reporte-${claveDesdeNombre(`${proyecto} ${prueba}`)}.pdf`;
}
