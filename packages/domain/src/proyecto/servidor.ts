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

/** Whether two links name the same repository: `.git` and slashes at the end make no difference. */
export function mismoRepositorio(uno: string, otro: string): boolean {
  const ruta = (link: string) =>
    link
      .split('/')
      .slice(3)
      .join('/')
      .replace(/\/+$/u, '')
      .replace(/\.git$/u, '');
  return mismoServidor(uno, otro) && ruta(uno) === ruta(otro);
}
