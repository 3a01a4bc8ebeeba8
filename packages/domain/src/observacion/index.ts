export {
  lugaresObservacion,
  maximoFrases,
  maximoInformadas,
  maximoObservaciones,
  maximoTextoGenerales,
  maximoTextoObservacion,
  momentosObservacion,
  seMuestra,
  visiblesPara,
  type LugarObservacion,
  type MomentoObservacion,
  type Mostrado,
} from './observacion.ts';
