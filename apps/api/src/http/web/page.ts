import { createHash } from 'node:crypto';

import { elementoConfiguracion, type ConfiguracionPagina } from '@mantenible/contracts/configuracion';

/** The page as it is served: the same for every caller until the next start. */
export interface Page {
  readonly html: string;
  readonly etag: string;
}

/**
 * The built page adapted to this installation: assets under the base path, so that they load from any
 * route, and the configuration as JSON in its element.
 */
export function fitPage(html: string, configuracion: ConfiguracionPagina): Page {
  const element = new RegExp(`(<script[^>]*\\bid="${elementoConfiguracion}"[^>]*>)[^<]*(</script>)`);
  if (!element.test(html)) throw new Error(`index.html has no element with id "${elementoConfiguracion}"`);
  const fitted = html
    .replaceAll(/(?<attribute>\b(?:src|href)=")\.\//g, `$<attribute>${configuracion.basePath}/`)
    .replace(element, (_all, open: string, close: string) => open + jsonForHtml(configuracion) + close);
  const etag = `"${createHash('sha256').update(fitted).digest('base64url').slice(0, 22)}"`;
  return { html: fitted, etag };
}

/** JSON that cannot end its script element, with any text in it. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026');
}
