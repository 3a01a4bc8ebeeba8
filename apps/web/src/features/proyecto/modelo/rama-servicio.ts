import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/**
 * What a change of the branch leaves as it is, or null: an external service names its main branch by itself, and
 * what it measured stays under the old name until somebody says otherwise.
 */
export function avisoRama(
  escaneo: ConfiguracionPagina['escaneo'],
  leida: string,
  escrita: string,
): string | null {
  if (escaneo !== 'sonarqube' || escrita.trim() === leida) return null;
  return 'En el servicio de análisis, la rama principal conserva su nombre actual hasta que la renombre desde la pantalla de análisis.';
}
