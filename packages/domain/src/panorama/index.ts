export { calcularRadar, type EjeRadar, type PruebaConPromedios } from './radar.ts';
export { siguientePaso, siguientesPasos, type SiguientePaso } from './siguiente-paso.ts';
export { ultimasPruebas } from './ultimas-pruebas.ts';
