export {
  avisoDeReloj,
  clasesDeMinuto,
  esMinutoLocal,
  esZona,
  finDePlazo,
  minutoLocal,
  situarMinuto,
  type ClaseDeMinuto,
} from './plazo.ts';
export {
  exigirEntrega,
  limitesDeEntrega,
  type EntregaEscrita,
  type LoPedido,
  type Plantilla,
  type PruebaPedida,
} from './entrega.ts';
export {
  elegirAnalisis,
  elegirDelCodigo,
  elegirCommit,
  elegirPrueba,
  esLaPedida,
  esperaDeCopia,
  estadoDeEntregado,
  estadosDeEntregado,
  filasDeEntregaPorPagina,
  maximoFallosNombrados,
  seleccionesDeEntregado,
  type SeleccionDeEntregado,
  faseDeEntrega,
  fasesDeEntrega,
  tocaCopiar,
  type EstadoDeEntregado,
  type FaseDeEntrega,
  type Partes,
} from './elegir.ts';
export { exigirSinArchivar } from './sin-archivar.ts';
export { seEntrega } from './se-entrega.ts';
