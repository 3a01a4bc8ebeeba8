import {
  subcaracteristicaEnviada,
  type SubcaracteristicaEnviada,
} from '@mantenible/contracts/subcaracteristica';
import type { Subcaracteristica } from '@mantenible/domain/subcaracteristica';
import * as z from 'zod/mini';

import { validate, type Validation } from '../../lib/forms/validate.ts';

/** A sub-characteristic as it is edited: `metricas` are ids in their order. */
export interface SubcaracteristicaForm {
  readonly nombre: string;
  readonly metricas: readonly string[];
}

/** What is kept of it while the person signs in again. */
export const subcaracteristicaForm = z.object({ nombre: z.string(), metricas: z.array(z.string()) });

export const subcaracteristicaVacia: SubcaracteristicaForm = { nombre: '', metricas: [] };

export function formDeSubcaracteristica({ nombre, metricas }: Subcaracteristica): SubcaracteristicaForm {
  return { nombre, metricas: metricas.map(({ _id }) => _id) };
}

/** Checks the form against the contract; errors are keyed by the API's field paths. */
export function validarSubcaracteristica(form: SubcaracteristicaForm): Validation<SubcaracteristicaEnviada> {
  return validate(subcaracteristicaEnviada, form);
}
