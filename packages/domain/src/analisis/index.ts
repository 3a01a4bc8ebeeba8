export {
  RunnerDied,
  type AnalizadorRepositorios,
  type ArchivoAnalizado,
  type BlobDeRuta,
  type Conocidos,
  type Hallazgo,
  type LimitesAnalisis,
  type PeticionAnalisis,
  type Punta,
  type RamaPedida,
  type ResultadoAnalisis,
} from './analizador.port.ts';
