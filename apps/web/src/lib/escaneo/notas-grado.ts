/** Known weakness of the lines to cover; it also stands beside the figures that contain them. */
export const coberturaLenguaje =
  'Las líneas por cubrir dependen del lenguaje (17-24 % en JavaScript y 58-92 % en Python en la muestra de siete aplicaciones con la que se ajustó el modelo), por lo que el grado favorece a JavaScript.';
const escala =
  'La escala está comprimida: en la muestra de siete aplicaciones con la que se ajustó el modelo el grado va de 80 a 92 y un caso simulado muy deficiente obtiene 61. De ahí que los intervalos sean desiguales.';
const repetidas = 'Diez nombres proceden de seis medidas: algunas pesan más de una vez.';
const certificacion =
  'Es una carga de mantenimiento por cada 100 líneas: sirve para seguir un mismo proyecto o comparar proyectos del mismo lenguaje. No es una medida de ISO/IEC 25023 ni una certificación.';
const dilucion =
  'Sube al repartir la misma lógica en más líneas o al añadir líneas sin lógica: en un ejemplo de 1\u202f000 líneas con grado 85,26, añadir 1\u202f000 líneas de datos lo lleva a 91,21, y corregir sus 20 olores, a 85,68.';
const pruebas = 'Escribir pruebas no lo cambia; escribir comentarios, sí.';
const severidades =
  'No distingue severidades ni cómo se reparte la complejidad: una sola función muy compleja puede quedar oculta.';
const comienzo =
  'Un proyecto que acaba de empezar suele obtener un valor alto: todavía tiene poca complejidad y pocas repeticiones.';

/** What a person must bear in mind to read the degree, shown beside it wherever it stands. */
export const notasGrado: readonly string[] = [
  dilucion,
  pruebas,
  severidades,
  comienzo,
  certificacion,
  escala,
  repetidas,
  coberturaLenguaje,
];
