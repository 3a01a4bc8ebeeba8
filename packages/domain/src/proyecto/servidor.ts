/** Scheme, host and port of a link whose shape was checked before. */
function servidorDe(link: string): string {
  return link.split('/').slice(0, 3).join('/').toLowerCase();
}

/** Whether two links lead to the same server; a token belongs to one. */
export function mismoServidor(uno: string, otro: string): boolean {
  return servidorDe(uno) === servidorDe(otro);
}

/** Why the token stored with one link is not sent to another, in Spanish, or null where it may be. */
export function motivoTokenAjeno(guardado: string, nuevo: string): string | null {
  return mismoServidor(guardado, nuevo) ? null : 'Escriba el token: el guardado es de otro servidor.';
}

/** A text that is equal for links of one repository: `.git` and slashes at the end make no difference. */
export function claveDeRepositorio(link: string): string {
  const ruta = link
    .split('/')
    .slice(3)
    .join('/')
    .replace(/\/+$/u, '')
    .replace(/\.git$/u, '');
  return `${servidorDe(link)}/${ruta}`;
}

/** Whether two links name the same repository. */
export function mismoRepositorio(uno: string, otro: string): boolean {
  return claveDeRepositorio(uno) === claveDeRepositorio(otro);
}
