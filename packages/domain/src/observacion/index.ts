export {
  lugaresObservacion,
  maximoFrases,
  maximoObservaciones,
  maximoTextoObservacion,
  momentosObservacion,
  visiblesPara,
  type LugarObservacion,
  type MomentoObservacion,
} from './observacion.ts';
