export { leerClaveFuente, type ClaveFuente } from './clave-fuente.ts';
export {
  estadosAnalisis,
  medidasDelModelo,
  type ComponenteMedido,
  type EscaneoPort,
  type EstadoAnalisis,
  type Incidencia,
  type Medida,
  type ResultadoPaginado,
} from './escaneo.port.ts';
