export { acotarTextos } from './acotar-textos.ts';
export { claveDePropiedades } from './clave-de-propiedades.ts';
export { leerClaveFuente, type ClaveFuente } from './clave-fuente.ts';
export {
  estadosAnalisis,
  fallosDeServicio,
  medidasConsultables,
  medidasDelModelo,
  type ComponenteMedido,
  type EscaneoPort,
  type EstadoAnalisis,
  type Incidencia,
  type Medida,
  type ResultadoPaginado,
} from './escaneo.port.ts';
export {
  elegirSinIncidencias,
  medidasSinIncidencias,
  type MedidasSinIncidencias,
} from './medidas-sin-incidencias.ts';
export { estaPreparado, exigirPreparado } from './preparado.ts';
export { fasesAnalisis, type ProgresoAnalisis } from './progreso.ts';
export {
  estadosEjecucion,
  maximoHistoria,
  type AnalisisHecho,
  type ArchivoOmitido,
  type LenguajeSinAnalizar,
  type NoAnalizado,
  maximoOmitidos,
  maximoOmitidosMostrados,
  type SituacionAnalisis,
} from './historia.ts';
export { urlContenido } from './url-contenido.ts';
export { leerSeveridad, masGrave, severidades, type Severidad } from './severidad.ts';
export { leerEsfuerzo, minutosDia } from './leer-esfuerzo.ts';
