/** Where the specification reads the project's key (§2, Instructions). */
const archivoPropiedades = 'sonar-project.properties';

/**
 * Address at which the code host's contents API gives the analysis properties file of a branch, or null when that API
 * does not serve the link's host: a project's token must never go to a stranger (design §4). The API serves its own
 * host, and the one that it is 'api.' of.
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

/** 'owner/name' of a link's path, ready for an address; null for anything deeper or shallower. */
function rutaRepositorio(path: string): string | null {
  const partes = path
    .replace(/^\/|\/$/g, '')
    .replace(/\.git$/, '')
    .split('/');
  const nombres = partes.map(decodeURIComponent);
  const malo = nombres.some((nombre) => /^\.{0,2}$|[/\\\p{Cc}]/u.test(nombre));
  return nombres.length !== 2 || malo ? null : nombres.map(encodeURIComponent).join('/');
}
