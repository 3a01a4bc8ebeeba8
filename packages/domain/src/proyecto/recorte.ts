import { motivoLinkInvalido, motivoRamaInvalida } from './enlace.ts';
import { ramaPorDefecto } from './proyecto.ts';

/** A link as people copy it, cut to its repository. */
interface Recorte {
  readonly link: string;
  /** Branch that the link names; null without one. */
  readonly rama: string | null;
  /** Whether the branch may have a longer name: a path after it looks like the rest of a name with slashes. */
  readonly ramaDudosa: boolean;
  /** Parts that were cut, as they were written. */
  readonly quitado: readonly string[];
  /** Whether the link had another form: for SSH, without https://, or the page of a Bitbucket Data Center. */
  readonly convertido: boolean;
}

/** Longest text that is read as a link: a page's address with its query may be longer than a repository's. */
const longitudMaxima = 2000;

const lista = new Intl.ListFormat('es-ES');

/** Servers whose pages and repositories have known paths. */
const conocidos = new Set(['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'dev.azure.com']);
/** Of these, the ones where every repository is owner/name. */
const deDosPartes = new Set(['github.com', 'bitbucket.org', 'codeberg.org']);
/** Branches that no other branch can continue with a slash, since git keeps a branch as a file. */
const ramasEnteras = new Set([ramaPorDefecto, 'master']);

/**
 * Cuts a copied link to the repository: page, query, fragment, user, `www.`, SSH and a missing scheme. Null where nothing is to be
 * cut, or where the result would be no valid link. A user on a server where it may be an access token is not cut.
 */
export function recortarEnlace(escrito: string): Recorte | null {
  const texto = escrito.trim();
  if (texto.length > longitudMaxima) return null;
  const direccion = aDireccion(texto);
  const partes =
    /^(?<esquema>https?):\/\/(?:(?<usuario>[\w.~-]+)@)?(?<servidor>[^/?#\\@\s]+)(?<ruta>\/[^?#\\\s]*)(?<consulta>[?#]\S*)?$/u.exec(
      direccion,
    )?.groups;
  if (!partes) return null;
  const { usuario, ruta = '', consulta = '' } = partes;
  const servidor = sinTresUves(partes['servidor'] ?? '');
  if (usuario !== undefined && !llevaUsuario(servidor, usuario)) return null;
  const { repositorio, resto, reescrito } = cortarRuta(servidor, ruta);
  const esquema = conocidos.has(servidor.toLowerCase()) ? 'https' : partes['esquema'];
  const quitado = [
    usuario === undefined ? '' : `${usuario}@`,
    servidor === partes['servidor'] ? '' : 'www.',
    resto.length > 0 ? `/${resto.join('/')}` : barraTrasGit(ruta),
    consulta,
  ].filter((parte) => parte !== '');
  const convertido = reescrito || !texto.startsWith(`${esquema}://`);
  const link = `${esquema}://${servidor}/${repositorio.join('/')}`;
  if ((quitado.length === 0 && !convertido) || motivoLinkInvalido(link, true) !== null) return null;
  return { link, quitado, convertido, ...ramaDe(resto, consulta) };
}

/** Why a link is that of a page, and not of a repository, on a known server; null elsewhere. */
export function motivoEnlaceDePagina(link: string): string | null {
  const recorte = recortarEnlace(link);
  const sobra = recorte?.quitado.filter((parte) => parte !== '/') ?? [];
  const servidor = recorte?.link.split('/')[2] ?? '';
  if (sobra.length === 0 || !conocidos.has(servidor.toLowerCase())) return null;
  return `El enlace no es el del repositorio: quite ${enPalabras(sobra)}`;
}

/** Cut parts in words: '«www.» y «/tree/main»'. */
export function enPalabras(partes: readonly string[]): string {
  return lista.format(partes.map((parte) => `«${parte}»`));
}

/** The https link of an SSH one, and of one without a scheme; other texts as they are. */
function aDireccion(texto: string): string {
  const ssh =
    /^(?:git\+)?(?:ssh|git):\/\/(?:[\w.-]+@)?(?<servidor>[\w.-]+)(?::\d+)?\/(?<ruta>[^/\s]\S*)$/iu.exec(
      texto,
    ) ?? /^[\w.-]+@(?<servidor>[\w.-]+):\/?(?<ruta>[^/\s]\S*)$/u.exec(texto);
  if (ssh?.groups) return deSsh(ssh.groups['servidor'] ?? '', ssh.groups['ruta'] ?? '');
  if (/^(?:\w[\w.-]*@)?\w[\w-]*(?:\.\w[\w-]*)+(?::\d+)?\/\S/u.test(texto)) return `https://${texto}`;
  return texto.replace(/^https?:/iu, (esquema) => esquema.toLowerCase());
}

/** Azure DevOps has servers of its own for SSH, with another path. */
function deSsh(servidor: string, ruta: string): string {
  const [version, organizacion, proyecto, ...repositorio] = ruta.split('/');
  const azure = /^(?:vs-)?ssh\.(?:dev\.azure|visualstudio)\.com$/iu.test(servidor) && version === 'v3';
  return azure
    ? `https://dev.azure.com/${organizacion}/${proyecto}/_git/${repositorio.join('/')}`
    : `https://${servidor}/${ruta}`;
}

function sinTresUves(servidor: string): string {
  const sin = servidor.replace(/^www\./iu, '');
  return conocidos.has(sin.toLowerCase()) ? sin : servidor;
}

/** Whether the user is the one that the server puts into its own links, and so no access token. */
function llevaUsuario(servidor: string, usuario: string): boolean {
  return (
    usuario === 'git' || /^(?:bitbucket\.org|dev\.azure\.com|[\w-]+\.visualstudio\.com)$/iu.test(servidor)
  );
}

function barraTrasGit(ruta: string): string {
  return /\.git(?<barras>\/+)$/u.exec(ruta)?.groups?.['barras'] ?? '';
}

interface RutaCortada {
  readonly repositorio: readonly string[];
  readonly resto: readonly string[];
  /** Whether the repository's path is another one than that of its page. */
  readonly reescrito: boolean;
}

/** The path of the repository and what follows it. */
function cortarRuta(servidor: string, ruta: string): RutaCortada {
  const segmentos = ruta.split('/').filter((segmento) => segmento !== '');
  const { antes, dueno, clave, nombre, resto } =
    /^(?<antes>(?:(?!scm\/)[^/]+\/)*?)(?<dueno>projects|users)\/(?<clave>[^/]+)\/repos\/(?<nombre>[^/]+)(?:\/(?<resto>.*))?$/u.exec(
      segmentos.join('/'),
    )?.groups ?? {};
  if (clave !== undefined && nombre !== undefined && !conocidos.has(servidor.toLowerCase())) {
    const base = (antes ?? '').split('/').filter((segmento) => segmento !== '');
    const repositorio = [...base, 'scm', dueno === 'users' ? `~${clave}` : clave, `${nombre}.git`];
    return { repositorio, resto: resto ? resto.split('/') : [], reescrito: true };
  }
  const fin = finDelRepositorio(servidor.toLowerCase(), segmentos);
  return { repositorio: segmentos.slice(0, fin), resto: segmentos.slice(fin), reescrito: false };
}

/** Number of segments that belong to the repository. */
function finDelRepositorio(servidor: string, segmentos: readonly string[]): number {
  const bitbucket = segmentos.findIndex((s, i) => s === 'scm' && segmentos[i + 2]?.endsWith('.git'));
  if (bitbucket >= 0 && !conocidos.has(servidor)) return bitbucket + 3;
  const azure = segmentos.indexOf('_git');
  if (azure >= 0) return azure + 2;
  if (deDosPartes.has(servidor)) return 2;
  const fin = segmentos.findIndex((segmento, i) => {
    if (i >= 2 && segmentos[i - 1]?.endsWith('.git')) return true;
    if (i < 2 || segmentos[i + 1] === undefined) return false;
    if (segmento === '-' || segmento === 'tree' || segmento === 'blob') return true;
    return segmento === 'src' && /^(?:branch|commit|tag)$/u.test(segmentos[i + 1] ?? '');
  });
  return fin < 0 ? segmentos.length : fin;
}

/** Branch of a page: the first part of its path, or what the query names (Azure DevOps, Bitbucket Data Center). */
function ramaDe(resto: readonly string[], consulta: string): Pick<Recorte, 'rama' | 'ramaDudosa'> {
  const [, enConsulta] =
    /[?&](?:version=GB|at=(?:refs%2Fheads%2F|refs\/heads\/)?)([^&#]+)/u.exec(consulta) ?? [];
  const enRuta =
    /^(?:-\/)?(?:tree|blob|blame|raw|edit|commits|src)\/(?:branch\/|refs\/heads\/)?(?!(?:commit|tag)\/)(.+)$/u.exec(
      resto.join('/'),
    )?.[1];
  const entera = enConsulta ?? /^branch\/(.+)$/u.exec(resto.join('/'))?.[1];
  const [primera = '', ...despues] = (enRuta ?? '').split('/');
  const rama = decodificar(entera ?? primera);
  const esRama = motivoRamaInvalida(rama) === null && !/^[\da-f]{40}$/u.test(rama);
  if (!esRama) return { rama: null, ramaDudosa: false };
  return { rama, ramaDudosa: entera === undefined && despues.length > 0 && !ramasEnteras.has(rama) };
}

function decodificar(texto: string): string {
  try {
    return decodeURIComponent(texto);
  } catch {
    return texto;
  }
}
