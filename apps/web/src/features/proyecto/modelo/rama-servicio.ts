import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/**
 * Notice that a change of the branch does not rename the main branch of an external service, whose measures stay under
 * the old name; null where it does not apply.
 */
export function avisoRama(
  escaneo: ConfiguracionPagina['escaneo'],
  leida: string,
  escrita: string,
): string | null {
  if (escaneo !== 'sonarqube' || escrita.trim() === leida) return null;
  return 'En el servicio de análisis, la rama principal conserva su nombre actual hasta que la renombre desde la pantalla de análisis.';
}
