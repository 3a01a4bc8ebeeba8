import { isIP } from 'node:net';

import type { Direccion } from '../remote/index.ts';

/** Where git may go: an address that was checked, and what it was found to resolve to. */
export interface Destino {
  readonly raiz: string;
  readonly direcciones: readonly Direccion[];
}

/** Settings of every call (proof 25): nothing of a repository runs, nothing follows, nothing goes on in the background. */
const siempre = [
  'protocol.allow=never',
  'core.hooksPath=/dev/null',
  'core.symlinks=false',
  'submodule.recurse=false',
  'transfer.fsckObjects=true',
  'filter.lfs.smudge=',
  'filter.lfs.required=false',
  'gc.auto=0',
  'credential.helper=',
  // Larger objects are streamed: a blob of gigabytes that was packed into nothing fills no memory.
  'core.bigFileThreshold=16m',
  'fetch.unpackLimit=1',
  'pack.threads=1',
];

const opciones = (ajustes: readonly string[]): string[] => ajustes.flatMap((ajuste) => ['-c', ajuste]);

/** Arguments before the command of a call that stays on this machine. */
export const argumentosLocales = (): readonly string[] => opciones(siempre);

/** Arguments before the command of a call to a host: its protocol alone, no redirect, only the addresses checked. */
export function argumentosDeRed({ raiz, direcciones }: Destino): readonly string[] {
  const { protocol, hostname, port } = new URL(raiz);
  const protocolo = protocol.slice(0, -1);
  const puerto = port === '' ? { http: '80', https: '443' }[protocolo] : port;
  const nombre = hostname.replace(/^\[|\]$/g, '');
  const lista = direcciones.map(({ address, family }) => (family === 6 ? `[${address}]` : address));
  return opciones([
    ...siempre,
    `protocol.${protocolo}.allow=always`,
    'http.followRedirects=false',
    'http.lowSpeedLimit=1000',
    'http.lowSpeedTime=20',
    ...(isIP(nombre) === 0 ? [`http.curloptResolve=${nombre}:${puerto ?? ''}:${lista.join()}`] : []),
  ]);
}

/**
 * The whole environment of git: nothing of the server's own is in it but where programs are found. The header with a
 * token travels here, never in an argument and never into a file (proof 26).
 */
export function entornoDeGit(
  casa: string,
  protocolo: string,
  autorizacion: string | null,
): Readonly<Record<string, string>> {
  const { PATH = '', SystemRoot } = process.env;
  return {
    PATH,
    // Without it Windows opens no socket.
    ...(SystemRoot !== undefined && { SystemRoot }),
    HOME: casa,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ALLOW_PROTOCOL: protocolo,
    ...(autorizacion !== null && {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'http.extraHeader',
      GIT_CONFIG_VALUE_0: `Authorization: ${autorizacion}`,
    }),
  };
}
