export {
  lugaresObservacion,
  maximoFrases,
  maximoInformadas,
  maximoObservaciones,
  maximoTextoObservacion,
  momentosObservacion,
  seMuestra,
  visiblesPara,
  type LugarObservacion,
  type MomentoObservacion,
  type Mostrado,
} from './observacion.ts';
