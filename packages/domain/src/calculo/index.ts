export {
  calcularPrueba,
  fraccionPregunta,
  media,
  preguntasPorLista,
  promediosDe,
  type Comentario,
  type DesgloseMetrica,
  type DesglosePregunta,
  type FilaCalculo,
  type PromediosPrueba,
} from './calcular-prueba.ts';
export { resumirPrueba, sinDatos, type ResumenFila, type ResumenPrueba } from './resumir-prueba.ts';
