import { resumirPrueba, sinDatos, type FilaCalculo, type ResumenPrueba } from '@mantenible/domain/calculo';
import type { Criterio } from '@mantenible/domain/criterio';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { formatPercent } from '@mantenible/wording/numeros';

/** A row on screen: its percent, what it is made of, and its answers. */
export interface FilaReporte extends FilaCalculo {
  readonly porcentaje: number | null;
}

export interface Reporte {
  readonly filas: readonly FilaReporte[];
  readonly resumen: ResumenPrueba;
}

/** A report from its rows and the criteria in force; every figure is the domain's. */
export function armarReporte(
  filas: readonly FilaCalculo[],
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
