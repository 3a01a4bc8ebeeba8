import type { ArchivoEvidencia, Lineas } from './evidencia.ts';

type Forma = (repositorio: string, commit: string, ruta: string, lineas: Lineas | null) => string;

/** Makes a writer of the address's end that marks lines; '' for the whole file. */
const marcaDeLineas = (prefijo: string, separador: string) => (lineas: Lineas | null) => {
  if (lineas === null) return '';
  const { desde, hasta } = lineas;
  return desde === hasta ? `#${prefijo}${desde}` : `#${prefijo}${desde}${separador}${hasta}`;
};
const lineasGitHub = marcaDeLineas('L', '-L');
const lineasGitLab = marcaDeLineas('L', '-');
const lineasBitbucket = marcaDeLineas('lines-', ':');

/** Addresses of a file at a commit, by host, as the hosts document them. */
const formas: Readonly<Record<string, Forma>> = {
  'github.com': (repo, commit, ruta, lineas) => `${repo}/blob/${commit}/${ruta}${lineasGitHub(lineas)}`,
  'gitlab.com': (repo, commit, ruta, lineas) => `${repo}/-/blob/${commit}/${ruta}${lineasGitLab(lineas)}`,
  'bitbucket.org': (repo, commit, ruta, lineas) => `${repo}/src/${commit}/${ruta}${lineasBitbucket(lineas)}`,
  'codeberg.org': (repo, commit, ruta, lineas) =>
    `${repo}/src/commit/${commit}/${ruta}${lineasGitHub(lineas)}`,
};

/** Address of the file at its commit in the code host; null for hosts whose addresses are not known. */
export function enlaceACodigo({ repositorio, commit, ruta, lineas }: ArchivoEvidencia): string | null {
  const partes = /^https:\/\/(?<host>[^/?#\\@]+)\/(?<camino>[^?#\\]+)$/u.exec(repositorio)?.groups;
  const host = partes?.['host']?.toLowerCase() ?? '';
  const forma = Object.hasOwn(formas, host) ? formas[host] : undefined;
  const camino = caminoDe(partes?.['camino'] ?? '', host === 'gitlab.com');
  if (!forma || camino === null) return null;
  const escapada = ruta.split('/').map(encodeURIComponent).join('/');
  return forma(`https://${host}/${camino}`, encodeURIComponent(commit), escapada, lineas);
}

/** 'owner/name', ready for an address; null for another depth. GitLab nests groups. */
function caminoDe(camino: string, anidado: boolean): string | null {
  const nombres = camino
    .replace(/\/+$/u, '')
    .replace(/\.git$/u, '')
    .split('/');
  const raros = nombres.some((nombre) => !/^[\w.~-]+$/u.test(nombre) || /^\.+$/u.test(nombre));
  return raros || nombres.length < 2 || (!anidado && nombres.length > 2) ? null : nombres.join('/');
}
