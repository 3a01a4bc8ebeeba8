export {
  excesoCognitivo,
  gananciaEstatica,
  medidasTras,
  type GananciaEstatica,
  type IncidenciaUbicada,
} from './ganancia-estatica.ts';
export { criticosDe } from './criticos-de.ts';
export { puntosQueFaltan, type ParteQueFalta, type PuntosQueFaltan } from './puntos-que-faltan.ts';
export {
  gananciaConjunta,
  minutosDe,
  propuestasEstaticas,
  ubicar,
  type OrigenEstatico,
  type PropuestaEstatica,
} from './propuestas-estaticas.ts';
export {
  agruparReporte,
  filasDetalladas,
  listasDe,
  type FilaDetallada,
  type PreguntaDetallada,
  type ReporteAgrupado,
} from './detalle-de-reporte.ts';
export { noCorresponden, type NoCorresponden } from './no-corresponden.ts';
export {
  esfuerzos,
  promedioGeneral,
  promedioTras,
  propuestasDePrueba,
  pruebaDeMejora,
  type Esfuerzo,
  type PropuestaDePrueba,
} from './propuestas-de-prueba.ts';
export {
  esDeOtroEnlace,
  estadosAccion,
  estadosVerificacion,
  tiposOrigen,
  type EstadoAccion,
  type EstadoVerificacion,
  type LugarDelCodigo,
  type Origen,
  type TipoOrigen,
} from './accion.ts';
export {
  avanceDe,
  comprobarAcciones,
  maximoBytesMirados,
  maximoPruebasMiradas,
  primeraDePregunta,
  type AvanceMejora,
} from './avance.ts';
export {
  claveDePregunta,
  codigoAfectado,
  preguntaAfectada,
  type AccionVerificable,
  type BaseAccion,
} from './base.ts';
export { verificar, type Comprobacion, type PruebaFechada, type Verificacion } from './verificar.ts';
export { indexarDetalle, type AnalisisDeMejora } from './verificar-codigo.ts';
export { sinLugares, type LugarUbicado } from './duplicados.ts';
