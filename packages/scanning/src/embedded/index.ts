export type { AlmacenAnalisis, ArchivoGuardado, IncidenciaGuardada } from './almacen.port.ts';
export type {
  AnalizadorRepositorios,
  ArchivoAnalizado,
  ArchivoOmitido,
  BlobDeRuta,
  LimitesAnalisis,
  PeticionAnalisis,
  Punta,
  ResultadoAnalisis,
} from './analisis.port.ts';
export { createAnalizadorRepositorios, type OpcionesAnalizador } from './analizador.ts';
export { analizarCarpeta } from './carpeta.ts';
export { createEmbebido } from './embebido.ts';
export { createLanzador } from './programas/lanzador.ts';
export type { Lanzar } from './programas/programa.port.ts';
export { createReserva, type Reserva } from './reserva.ts';
export { limitesPorDefecto } from './limites.ts';
export { trabajadorConstruido } from './trabajador-construido.ts';
export { versionAnalizador } from './version.ts';
