export {
  calcularPrueba,
  comentarioDe,
  desglosar,
  fraccionPregunta,
  media,
  preguntasPorLista,
  promediosDe,
  type Comentario,
  type DesgloseMetrica,
  type DesglosePregunta,
  type FilaCalculo,
  type MedicionInformada,
  type PromediosPrueba,
} from './calcular-prueba.ts';
export { resumirPrueba, sinDatos, type ResumenFila, type ResumenPrueba } from './resumir-prueba.ts';
export { tituloPromedios } from './titulo-promedios.ts';
