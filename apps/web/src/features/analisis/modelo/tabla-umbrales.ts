import {
  buscarCriterio,
  sinDescripcion,
  type Criterio,
  type PropiedadCalidad,
} from '@mantenible/domain/criterio';
import { formatEditable } from '@mantenible/wording/numeros';

/** Ranges or thresholds as a table, with the row that applies. */
export interface TablaUmbrales {
  readonly titulo: string;
  readonly columnas: readonly [string, string];
  readonly filas: readonly { readonly texto: string; readonly valor: string; readonly aplica: boolean }[];
}

type Intervalo = Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>;

/** The ranges of the degree in list order; the first that holds it applies. */
export function tablaIntervalos(intervalos: readonly Intervalo[], grado: number | null): TablaUmbrales {
  const elegido = grado === null ? -1 : intervalos.findIndex((intervalo) => contiene(intervalo, grado));
  return {
    titulo: 'Intervalos del grado de mantenibilidad',
    columnas: ['Criterio', 'Intervalo'],
    filas: intervalos.map(({ criterio, valor1, valor2 }, i) => ({
      texto: criterio,
      valor: `${formatEditable(Math.min(valor1, valor2))} a ${formatEditable(Math.max(valor1, valor2))}\u00a0%`,
      aplica: i === elegido,
    })),
  };
}

/** Asked of the domain, one range at a time, so that the marked row is the one that it finds. */
function contiene(intervalo: Intervalo, grado: number): boolean {
  return buscarCriterio([{ ...intervalo, criterio: 'hallado' }], grado, sinDescripcion) === 'hallado';
}

/** The thresholds in their order; `lugar` is the card's. */
export function tablaUmbrales(propiedades: readonly PropiedadCalidad[], lugar: number): TablaUmbrales {
  return {
    titulo: 'Umbrales de las propiedades de calidad',
    columnas: ['Propiedad', 'Umbral'],
    filas: propiedades.map(({ propiedad, valor }, i) => ({
      texto: propiedad,
      valor: formatEditable(valor),
      aplica: i === lugar,
    })),
  };
}
