import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

import { nombresServicio, type DatosAnalisis, type Servicio } from './archivos.ts';

export type ServicioPropio = ConfiguracionPagina['sonarqube'];

/**
 * The service that the instructions start with: the one that this installation reads its measures from, else Cloud,
 * which a person can use without a server.
 */
export function servicioInicial(propio: ServicioPropio): Servicio {
  return propio?.organizacion === null ? 'server' : 'cloud';
}

/** The account of a repository's link, which is what its organization in Cloud is usually called; null if unreadable. */
export function cuentaDeLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  return new URL(link).pathname.split('/').find((parte) => parte !== '') ?? null;
}

/** The address that belongs to a service: this installation's own, if it is of that kind. */
export function direccionInicial(propio: ServicioPropio, servicio: Servicio): string {
  return propio !== null && servicioInicial(propio) === servicio ? propio.url : '';
}

/** Why measures of the chosen service would not be seen here; null when they would. */
export function avisoServicio(propio: ServicioPropio, servicio: Servicio): string | null {
  if (propio === null)
    return 'Esta instalación no está conectada a ningún servicio de análisis externo: puede preparar el repositorio, pero aquí no se mostrarán las medidas que este obtenga.';
  const lee = servicioInicial(propio);
  if (lee === servicio) return null;
  return `Esta instalación lee las medidas de ${nombresServicio[lee]} (${propio.url}): aquí no se mostrarán las de otro servicio.`;
}

/** What must still be written before the properties file can be copied; null when it is whole. */
export function faltaEnPropiedades({ servicio, organizacion, fuentes }: DatosAnalisis): string | null {
  const faltan = [
    ...(servicio === 'cloud' && organizacion.trim() === '' ? ['la clave de la organización'] : []),
    ...(fuentes.trim() === '' ? ['las carpetas de código fuente'] : []),
  ];
  return faltan.length === 0 ? null : `Antes de copiar el archivo, escriba arriba ${faltan.join(' y ')}.`;
}
