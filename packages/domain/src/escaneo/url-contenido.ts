const archivoPropiedades = 'sonar-project.properties';

/**
 * Address of a branch's analysis properties file in the code host's contents API, or null when that API
 * does not serve the link's host (requisito: token-to-its-host). The API serves its own host, and the host
 * whose name it extends by 'api.'.
 */
export function urlContenido(apiUrl: string, link: string, branch: string): string | null {
  const api = partirUrl(apiUrl);
  const repositorio = partirUrl(link);
  if (!api || !repositorio || ![repositorio.host, `api.${repositorio.host}`].includes(api.host)) return null;
  try {
    const ruta = rutaRepositorio(repositorio.path);
    if (ruta === null) return null;
    const base = apiUrl.replace(/\/+$/, '');
    return `${base}/repos/${ruta}/contents/${archivoPropiedades}?ref=${encodeURIComponent(branch)}`;
  } catch {
    // Broken percent escapes in the link, or half a character in the branch: no address can name them.
    return null;
  }
}

interface Partes {
  readonly host: string;
  readonly path: string;
}

function partirUrl(url: string): Partes | null {
  const partes = /^(https?):\/\/([^/?#\\@\s]+)(\/[^?#\\]*)?$/i.exec(url);
  if (!partes) return null;
  const porDefecto = partes[1]?.toLowerCase() === 'https' ? /:443$/ : /:80$/;
  return { host: (partes[2] ?? '').toLowerCase().replace(porDefecto, ''), path: partes[3] ?? '' };
}

/** 'owner/name' of a link's path, ready for an address; null for any other depth. */
function rutaRepositorio(path: string): string | null {
  const partes = path
    .replace(/^\/|\/$/g, '')
    .replace(/\.git$/, '')
    .split('/');
  const nombres = partes.map(decodeURIComponent);
  const malo = nombres.some((nombre) => /^\.{0,2}$|[/\\\p{Cc}]/u.test(nombre));
  return nombres.length !== 2 || malo ? null : nombres.map(encodeURIComponent).join('/');
}
