import type { ClaveMedida, NombreSubcaracteristica } from '@mantenible/domain/calculo-estatico';

/** What the model's weaknesses are, where they matter: its own criticism (contenido/modelo-calidad.md §3). */
const cobertura =
  'Las líneas por cubrir no son cobertura: cuentan las que podrían cubrirse, así que un proyecto con todas sus líneas probadas obtiene lo mismo que otro sin pruebas.';
const coberturaLenguaje =
  'Además dependen del lenguaje (17-24 % en JavaScript y 58-92 % en Python en la muestra del modelo), por lo que el grado favorece a JavaScript.';
const coberturaContraria =
  'El modelo se contradice aquí: en las métricas un valor alto resta; en la tarjeta, el defecto es el valor bajo.';
const informeCobertura =
  'Sin un informe de cobertura el servicio considera por cubrir todas las líneas ejecutables. Para enviarlo, genere el informe en sus pruebas e indíquelo en sonar-project.properties: sonar.javascript.lcov.reportPaths=coverage/lcov.info en JavaScript, sonar.python.coverage.reportPaths=coverage.xml en Python.';
const comentarios =
  'En la muestra del modelo, 100 − densidad aporta de 11 a 14 de los 15 a 19 puntos de Analizabilidad, y siempre premia comentar más; la tarjeta, en cambio, señala el exceso.';
const noEsProporcion =
  'No es una proporción: se divide entre líneas de código algo que no son líneas, así que el cociente puede superar 100 y entonces se acota.';
const lineasFisicas =
  'Las líneas duplicadas son líneas físicas, también comentarios y líneas en blanco: el cociente puede superar 100 y entonces se acota.';
const escala =
  'La escala está comprimida: en la muestra del modelo el grado va de 80 a 92 y un caso simulado muy deficiente obtiene 61. De ahí que los intervalos sean desiguales.';
const repetidas = 'Diez nombres proceden de seis medidas: algunas pesan más de una vez.';
const certificacion =
  'Es una carga de mantenimiento por cada 100 líneas: sirve para seguir un mismo proyecto o comparar proyectos del mismo lenguaje. No es una medida de ISO/IEC 25023 ni una certificación.';

export const notasGrado: readonly string[] = [certificacion, escala, repetidas, coberturaLenguaje];

export const notasMetrica: Readonly<Record<ClaveMedida, readonly string[]>> = {
  ncloc: [],
  complexity: [noEsProporcion],
  duplicated_lines: ['La misma medida da Duplicaciones y Redundante.', lineasFisicas],
  lines_to_cover: [cobertura, coberturaLenguaje, coberturaContraria, informeCobertura],
  code_smells: [
    'La misma medida da Mala práctica, Obsoleto y Confuso; «Obsoleto» no detecta código obsoleto.',
    noEsProporcion,
    'El servicio puede contar los olores de dos modos (Standard Experience y MQR desde SonarQube 10.8).',
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

export const notasTarjeta: Readonly<Record<ClaveMedida, readonly string[]>> = {
  ...notasMetrica,
  duplicated_lines: ['Las líneas duplicadas son líneas físicas, también comentarios y líneas en blanco.'],
  code_smells: ['Se compara la cantidad de olores, no su porcentaje.'],
  complexity: ['La tarjeta compara el porcentaje sin acotar.'],
  cognitive_complexity: ['La tarjeta compara el porcentaje sin acotar.'],
  comment_lines_density: ['La tarjeta señala el exceso de comentarios; la métrica, su falta.'],
};
