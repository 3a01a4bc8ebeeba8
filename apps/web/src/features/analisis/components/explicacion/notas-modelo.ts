import type { ClaveMedida, NombreSubcaracteristica } from '@mantenible/domain/calculo-estatico';

import type { Escaneo } from '../../../../lib/escaneo/escaneo.ts';
import { coberturaLenguaje } from '../../../../lib/escaneo/notas-grado.ts';

// The notes: known weaknesses of the quality model, shown beside the figures that they affect.

const cobertura =
  'Las líneas por cubrir no son cobertura: cuentan las que podrían cubrirse, así que un proyecto con todas sus líneas probadas obtiene lo mismo que otro sin pruebas.';
const coberturaContraria =
  'El modelo se contradice aquí: en las métricas un valor alto resta; en la tarjeta, el defecto es el valor bajo.';
const umbralPorCubrir =
  'El umbral con el que se instala el producto es 15: en JavaScript y TypeScript lo normal es del 17 al 24\u00a0%, así que uno mayor daría DEFECTO a casi todos sus proyectos. Quien administra puede cambiarlo en «Criterios ponderación».';
const comentarios =
  'En la muestra de siete aplicaciones con la que se ajustó el modelo, 100 − densidad aporta de 11 a 14 de los 15 a 19 puntos de Analizabilidad, y siempre premia comentar más; la tarjeta, en cambio, señala el exceso.';
const noEsProporcion =
  'No es una proporción: se divide entre líneas de código algo que no son líneas, así que el cociente puede superar 100 y entonces se acota.';
const lineasFisicas =
  'Las líneas duplicadas son líneas físicas, también comentarios y líneas en blanco: el cociente puede superar 100 y entonces se acota.';

/** Notes on a measure that apply to one scanner only. */
const notasDeEscaneo: Readonly<Record<Escaneo, Readonly<Partial<Record<ClaveMedida, readonly string[]>>>>> = {
  sonarqube: {
    lines_to_cover: [
      'Con o sin un informe de cobertura se cuentan las líneas ejecutables, estén probadas o no.',
    ],
    cognitive_complexity: [
      'La medida suma el archivo entero; la regla S3776 mira función por función. Según la versión del servicio, en JavaScript y TypeScript la medida suma o no «||» y «??».',
    ],
    code_smells: [
      'El servicio puede contar los olores de dos modos (Standard Experience y MQR desde SonarQube 10.8).',
    ],
  },
  incorporado: {
    cognitive_complexity: [
      'La medida suma el archivo entero; la regla S3776 mira función por función. En JavaScript y TypeScript la medida no suma «||» ni «??», que la regla sí suma, y añade niveles a las funciones que están dentro de otras: la misma función puede dar dos cifras. En Python ambas coinciden.',
    ],
    lines_to_cover: ['El analizador cuenta las líneas ejecutables y no lee informes de cobertura.'],
  },
  ninguno: {},
};

/** Notes on a measure that apply to every scanner. */
const notasDeMedida: Readonly<Record<ClaveMedida, readonly string[]>> = {
  ncloc: [],
  complexity: [noEsProporcion],
  duplicated_lines: ['La misma medida da Duplicaciones y Redundante.', lineasFisicas],
  lines_to_cover: [cobertura, coberturaLenguaje, coberturaContraria],
  code_smells: [
    'La misma medida da Mala práctica, Obsoleto y Confuso; «Obsoleto» no detecta código obsoleto.',
    noEsProporcion,
  ],
  cognitive_complexity: [
    'La misma medida da Complejidad cognitiva y Dificultad en escritura.',
    noEsProporcion,
  ],
  comment_lines_density: [
    comentarios,
    'La densidad ya es un porcentaje: no se divide entre las líneas de código.',
  ],
};

export const notasSubcaracteristica: Readonly<Record<NombreSubcaracteristica, readonly string[]>> = {
  Modularidad: [cobertura, coberturaLenguaje],
  Reusabilidad: ['Los olores de código pesan aquí dos veces: Mala práctica y Obsoleto.'],
  Analizabilidad: [
    'Los olores de código y la complejidad cognitiva pesan aquí dos veces cada uno.',
    comentarios,
  ],
  'Capacidad de Modificación': ['Las líneas duplicadas pesan aquí dos veces: Redundante y Duplicaciones.'],
  'Capacidad de Prueba': [cobertura, coberturaLenguaje],
};

/** Notes on the defect card of a measure that apply to every scanner. */
const notasDeTarjeta: Readonly<Record<ClaveMedida, readonly string[]>> = {
  ...notasDeMedida,
  duplicated_lines: ['Las líneas duplicadas son líneas físicas, también comentarios y líneas en blanco.'],
  lines_to_cover: [...notasDeMedida.lines_to_cover, umbralPorCubrir],
  code_smells: [
    'No depende del tamaño: un proyecto diez veces mayor supera el umbral con una décima parte de olores por línea.',
  ],
  complexity: ['La tarjeta compara el porcentaje sin acotar.'],
  cognitive_complexity: ['La tarjeta compara el porcentaje sin acotar.'],
  comment_lines_density: ['La tarjeta señala el exceso de comentarios; la métrica, su falta.'],
};

/** Notes on a metric, by measure and scanner. */
export function notasMetrica(medida: ClaveMedida, escaneo: Escaneo): readonly string[] {
  return [...notasDeMedida[medida], ...(notasDeEscaneo[escaneo][medida] ?? [])];
}

/** Notes on a defect card, by measure and scanner. */
export function notasTarjeta(medida: ClaveMedida, escaneo: Escaneo): readonly string[] {
  const deEscaneo = medida === 'code_smells' ? [] : (notasDeEscaneo[escaneo][medida] ?? []);
  return [...notasDeTarjeta[medida], ...deEscaneo];
}
