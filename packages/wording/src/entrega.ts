import { formatDateTime } from './fechas.ts';

/** What of a delivery a project has. */
export const estadosDeEntregado = {
  entregado: 'Entregado',
  incompleto: 'Incompleto',
  tarde: 'Fuera de plazo',
  nada: 'Nada',
} as const;

/** Where the analysis of what was delivered comes from. */
export const origenesDeAnalisis = {
  propio: 'Análisis del proyecto',
  servicio: 'Cifras del servicio',
  entrega: 'Análisis de lo entregado',
} as const;

/** The last second of a deadline, whose end is the instant after it. */
export const ultimoDePlazo = (fin: string): string => new Date(Date.parse(fin) - 1000).toISOString();

/** A deadline in the zone of its course: '15 de diciembre de 2026, 23:59 (hora de Guayaquil)'. */
export function textoDePlazo(fin: string, zona: string): string {
  return `${formatDateTime(ultimoDePlazo(fin), zona)} (hora de ${nombreDeZona(zona)})`;
}

/** The place of an IANA zone: 'Guayaquil'. */
export function nombreDeZona(zona: string): string {
  return (zona.split('/').at(-1) ?? zona).replaceAll('_', ' ');
}
