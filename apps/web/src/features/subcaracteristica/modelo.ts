import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';
import * as z from 'zod/mini';

/** A sub-characteristic as edited: `metricas` are ids in their order. */
export interface SubcaracteristicaForm {
  readonly nombre: string;
  readonly metricas: readonly string[];
}

/** Schema of the form's copy while the person signs in again. */
export const subcaracteristicaForm = z.object({ nombre: z.string(), metricas: z.array(z.string()) });

export const subcaracteristicaVacia: SubcaracteristicaForm = { nombre: '', metricas: [] };

export function formDeSubcaracteristica({ nombre, metricas }: Subcaracteristica): SubcaracteristicaForm {
  return { nombre, metricas: metricas.map(({ _id }) => _id) };
}
