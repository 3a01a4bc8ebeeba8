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
export { urlContenido } from './url-contenido.ts';
