import {
  buscarCriterio,
  sinDescripcion,
  type Criterio,
  type PropiedadCalidad,
} from '@mantenible/domain/criterio';
import { reglaDeUmbral } from '@mantenible/domain/calculo-estatico';
import { formatEditable } from '@mantenible/wording/numeros';

import { textoCondicion, textoSentido } from '../../../../lib/escaneo/umbrales.ts';

/** Table of ranges or thresholds with the applicable row marked. */
export interface TablaUmbrales {
  readonly titulo: string;
  readonly columnas: readonly [string, string];
  readonly filas: readonly {
    readonly texto: string;
    /** Unit and direction of a threshold; null for a range. */
    readonly detalle: string | null;
    readonly valor: string;
    readonly aplica: boolean;
  }[];
}

type Intervalo = Pick<Criterio, 'valor1' | 'valor2' | 'criterio'>;

/** Ranges of the degree in list order; the first one that contains it applies. */
export function tablaIntervalos(intervalos: readonly Intervalo[], grado: number | null): TablaUmbrales {
  const elegido = grado === null ? -1 : intervalos.findIndex((intervalo) => contiene(intervalo, grado));
  return {
    titulo: 'Intervalos del grado de mantenibilidad',
    columnas: ['Criterio', 'Intervalo'],
    filas: intervalos.map(({ criterio, valor1, valor2 }, i) => ({
      texto: criterio,
      detalle: null,
      valor: `${formatEditable(Math.min(valor1, valor2))} a ${formatEditable(Math.max(valor1, valor2))}\u00a0%`,
      aplica: i === elegido,
    })),
  };
}

/** Uses the domain's search on one range, so that the marked row matches its result. */
function contiene(intervalo: Intervalo, grado: number): boolean {
  return buscarCriterio([{ ...intervalo, criterio: 'hallado' }], grado, sinDescripcion) === 'hallado';
}

/** Thresholds in list order; `lugar` is the index of the card. */
export function tablaUmbrales(propiedades: readonly PropiedadCalidad[], lugar: number): TablaUmbrales {
  return {
    titulo: 'Umbrales de las propiedades de calidad',
    columnas: ['Propiedad', 'Es defecto si'],
    filas: propiedades.map(({ propiedad, valor: umbral }, i) => {
      const regla = reglaDeUmbral(i);
      return {
        texto: propiedad,
        detalle: regla ? textoSentido(regla) : 'No actúa en ninguna tarjeta.',
        valor: (regla && textoCondicion({ ...regla, umbral })) ?? formatEditable(umbral),
        aplica: i === lugar,
      };
    }),
  };
}
