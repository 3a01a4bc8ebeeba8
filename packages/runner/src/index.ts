export type {
  AnalizadorRepositorios,
  ArchivoAnalizado,
  ArchivoOmitido,
  BlobDeRuta,
  LimitesAnalisis,
  PeticionAnalisis,
  Punta,
  ResultadoAnalisis,
} from './analysis.port.ts';
export { createAnalizadorRepositorios, type OpcionesAnalizador } from './analyse-repository.ts';
export { analizarCarpeta } from './analyse-folder.ts';
export type { FuentesAnalizadas } from './pipeline/analyse-sources.ts';
export { createLanzador } from './workers/spawner.ts';
export type { Lanzar } from './workers/program.port.ts';
export { createReserva, type Reserva } from './workers/warm-pool.ts';
export { limitesPorDefecto } from './pipeline/limits.ts';
export { trabajadorConstruido } from './bundle/built-worker.ts';
export { versionAnalizador } from './analyser-version.ts';
