export {
  calcularPrueba,
  fraccionPregunta,
  media,
  type Comentario,
  type DesgloseMetrica,
  type DesglosePregunta,
  type FilaCalculo,
} from './calcular-prueba.ts';
export { resumirPrueba, sinDatos, type ResumenFila, type ResumenPrueba } from './resumir-prueba.ts';
