export { archivoComparable, type ArchivoComparable } from './archivo-comparable.ts';
export {
  RunnerDied,
  type AnalizadorRepositorios,
  type ArchivoAnalizado,
  type BlobDeRuta,
  type CambiosDeRutas,
  type CommitMedido,
  type LeerPartes,
  type IncidenciaHallada,
  type LimitesAnalisis,
  type PeticionAnalisis,
  type PeticionCambios,
  type PeticionPasado,
  type PuntoDeRama,
  type Punta,
  type RamaPedida,
  type ResultadoAnalisis,
  type ResultadoPasado,
} from './analizador.port.ts';
export { archivosDeFormato, formatosDeAnalisis, type FormatoDeAnalisis } from './formatos.ts';
