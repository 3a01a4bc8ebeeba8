/**
 * State of a project's hotspots: `servicio`, a scanning service analyses and they are not offered; `sin-analisis`, no
 * analysis has finished; `sin-datos`, the newest one is older than hotspots; `calculando`; `listo`; `fallido`, with its
 * reason.
 */
export const estadosPuntos = [
  'servicio',
  'sin-analisis',
  'sin-datos',
  'calculando',
  'listo',
  'fallido',
] as const;
export type EstadoPuntos = (typeof estadosPuntos)[number];
