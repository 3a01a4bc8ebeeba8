import { medidasDelModelo } from '../escaneo/index.ts';

export const clavesMedida = medidasDelModelo;
export type ClaveMedida = (typeof clavesMedida)[number];

/** A project's measures as numbers; a measure missing in the service is absent, never 0. */
export type MedidasProyecto = Readonly<Partial<Record<ClaveMedida, number>>>;

/** Whether a key is one of the measures of the model; the service has others. */
export function esClaveMedida(clave: string): clave is ClaveMedida {
  return clavesMedida.some((conocida) => conocida === clave);
}

/** Measures that the service omits at their best value: marked † in the list of measures of its Web API. */
export const mejorValorOmitido: MedidasProyecto = {
  duplicated_lines: 0,
  code_smells: 0,
  cognitive_complexity: 0,
};
