export {
  acuerdoEntre,
  eleccionesDe,
  kappaDe,
  pocasPreguntas,
  sinPreguntas,
  type Acuerdo,
  type Elecciones,
} from './acuerdo.ts';
export { preguntasQueDividen, type PreguntaDividida } from './preguntas-que-dividen.ts';
