export { diferenciaDe, type Diferencia } from './diferencia.ts';
export {
  compararPruebas,
  mismoAlcance,
  type ComparacionPruebas,
  type FilaComparada,
} from './comparar-pruebas.ts';
export {
  cambiosPregunta,
  type CambioPregunta,
  type LadoPregunta,
  type PreguntaComparada,
  type PruebaComparable,
} from './comparar-preguntas.ts';
