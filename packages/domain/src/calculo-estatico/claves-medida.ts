import { medidasDelModelo } from '../escaneo/index.ts';

/** The seven measures that the model reads (contenido/modelo-calidad.md §2). */
export const clavesMedida = medidasDelModelo;
export type ClaveMedida = (typeof clavesMedida)[number];

/** A project's measures as numbers; what the service did not measure is absent, never 0. */
export type MedidasProyecto = Readonly<Partial<Record<ClaveMedida, number>>>;

export function esClaveMedida(clave: string): clave is ClaveMedida {
  return clavesMedida.some((conocida) => conocida === clave);
}

/** What the service leaves out when it is at its best: marked † in its list of measures (Web API, best values). */
export const mejorValorOmitido: MedidasProyecto = {
  duplicated_lines: 0,
  code_smells: 0,
  cognitive_complexity: 0,
};
