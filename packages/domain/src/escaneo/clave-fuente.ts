/** A file of a project in the scanning service, as `sonar-file` names it: 'KEY:path'. */
export interface ClaveFuente {
  readonly clave: string;
  readonly path: string;
}

/**
 * Splits 'KEY:path', or null when the path is not a plain relative one: no empty, '.', '..' or '.git'
 * segment, no backslash, control character or percent-encoded separator (requisito: safe-file-keys).
 */
export function leerClaveFuente(key: string): ClaveFuente | null {
  const corte = key.indexOf(':');
  if (corte < 1) return null;
  const path = key.slice(corte + 1);
  if (/[\p{Cc}\\]|%(?:2e|2f|5c|00)/iu.test(path)) return null;
  const malo = path.split('/').some((parte) => ['', '.', '..', '.git'].includes(parte.toLowerCase()));
  return malo ? null : { clave: key.slice(0, corte), path };
}
