import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

import { nombresServicio, type DatosAnalisis, type Servicio } from './archivos.ts';

export type ServicioPropio = ConfiguracionPagina['sonarqube'];

/**
 * The default service of the instructions: that of this installation, else Cloud, which needs no server.
 */
export function servicioInicial(propio: ServicioPropio): Servicio {
  return propio?.organizacion === null ? 'server' : 'cloud';
}

/** The account of a repository's link, the usual name of its organization in Cloud; null where the link has none. */
export function cuentaDeLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const [cuenta, repositorio] = new URL(link).pathname.split('/').filter((parte) => parte !== '');
  return repositorio === undefined ? null : (cuenta ?? null);
}

/** Default address of a service: that of this installation's service when it is of the same kind. */
export function direccionInicial(propio: ServicioPropio, servicio: Servicio): string {
  return propio !== null && servicioInicial(propio) === servicio ? propio.url : '';
}

/** Reason why measures of the chosen service are not shown here; null when they are. */
export function avisoServicio(propio: ServicioPropio, servicio: Servicio): string | null {
  if (propio === null)
    return 'Esta instalación no está conectada a ningún servicio de análisis externo: puede preparar el repositorio, pero aquí no se mostrarán las medidas que este obtenga.';
  const lee = servicioInicial(propio);
  if (lee === servicio) return null;
  return `Esta instalación lee las medidas de ${nombresServicio[lee]} (${propio.url}): aquí no se mostrarán las de otro servicio.`;
}

/** Missing values of the properties file, which prevent copying; null for a complete file. */
export function faltaEnPropiedades({ servicio, organizacion, fuentes }: DatosAnalisis): string | null {
  const faltan = [
    ...(servicio === 'cloud' && organizacion.trim() === '' ? ['la clave de la organización'] : []),
    ...(fuentes.trim() === '' ? ['las carpetas de código fuente'] : []),
  ];
  return faltan.length === 0 ? null : `Antes de copiar el archivo, escriba arriba ${faltan.join(' y ')}.`;
}
