import type { ClaveMedida } from './claves-medida.ts';

/** The ten quality metrics, in the order of the table (requisito: ten-metrics). */
export const nombresMetrica = [
  'Diseño',
  'Duplicaciones',
  'Redundante',
  'Cobertura',
  'Mala práctica',
  'Obsoleto',
  'Confuso',
  'Complejidad cognitiva',
  'Dificultad en escritura',
  'Densidad de comentarios',
] as const;
export type NombreMetrica = (typeof nombresMetrica)[number];

/** The five sub-characteristics of maintainability (ISO/IEC 25010), in the order of the table. */
export const nombresSubcaracteristica = [
  'Modularidad',
  'Reusabilidad',
  'Analizabilidad',
  'Capacidad de Modificación',
  'Capacidad de Prueba',
] as const;
export type NombreSubcaracteristica = (typeof nombresSubcaracteristica)[number];

export const medidaDeMetrica: Readonly<Record<NombreMetrica, Exclude<ClaveMedida, 'ncloc'>>> = {
  ['Diseño']: 'complexity',
  Duplicaciones: 'duplicated_lines',
  Redundante: 'duplicated_lines',
  Cobertura: 'lines_to_cover',
  'Mala práctica': 'code_smells',
  Obsoleto: 'code_smells',
  Confuso: 'code_smells',
  'Complejidad cognitiva': 'cognitive_complexity',
  'Dificultad en escritura': 'cognitive_complexity',
  'Densidad de comentarios': 'comment_lines_density',
};

/** Metrics whose mean is the sub-characteristic (requisito: five-subcharacteristics). */
export const metricasDeSubcaracteristica: Readonly<
  Record<NombreSubcaracteristica, readonly NombreMetrica[]>
> = {
  Modularidad: ['Diseño', 'Duplicaciones', 'Cobertura'],
  Reusabilidad: ['Mala práctica', 'Obsoleto', 'Diseño', 'Duplicaciones'],
  Analizabilidad: [
    'Mala práctica',
    'Redundante',
    'Complejidad cognitiva',
    'Confuso',
    'Diseño',
    'Dificultad en escritura',
    'Densidad de comentarios',
  ],
  'Capacidad de Modificación': ['Mala práctica', 'Redundante', 'Diseño', 'Duplicaciones'],
  'Capacidad de Prueba': ['Redundante', 'Diseño', 'Dificultad en escritura', 'Cobertura'],
};
