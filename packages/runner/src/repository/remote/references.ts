import { leerAnuncio, type Anuncio } from './announcement.ts';
import { credencial } from './credential.ts';
import {
  DestinoRechazado,
  direccionesPermitidas,
  type Direccion,
  type ReglasDestino,
  type Resolver,
} from './destination.ts';
import { pedir, type RespuestaCruda } from './request.ts';

const maximoBytes = 1024 * 1024;
const maximoSaltos = 3;

export interface OpcionesConsulta extends ReglasDestino {
  readonly resolver?: Resolver;
}

/** What a host answered when it was asked for a repository's references. */
export interface Referencias {
  readonly status: number;
  /** Null when the answer is none of git's. */
  readonly anuncio: Anuncio | null;
  /** The advertisement was longer than is read: a branch may stand in the rest. */
  readonly cortado: boolean;
  /** Address of the repository after redirects, for git to clone from, and the addresses that it may connect to. */
  readonly raiz: string;
  readonly direcciones: readonly Direccion[];
}

/**
 * Asks a host for a repository's references, as git itself would begin a clone. Everything is bounded (1 MiB, three
 * redirects on the same host) and goes to checked, pinned addresses only. Throws `DestinoRechazado`, or the network's
 * own error.
 */
export async function consultarReferencias(
  enlace: string,
  token: string | null,
  opciones: OpcionesConsulta,
  signal: AbortSignal,
): Promise<Referencias> {
  const base = enlace.replace(/\/+$/, '');
  const consultar = (raiz: string): Promise<Referencias> =>
    seguir(new URL(`${raiz}/info/refs?service=git-upload-pack`), token, opciones, signal);
  const primera = await consultar(base);
  return primera.status === 404 && !base.endsWith('.git') ? await consultar(`${base}.git`) : primera;
}

async function seguir(
  inicio: URL,
  token: string | null,
  opciones: OpcionesConsulta,
  signal: AbortSignal,
): Promise<Referencias> {
  const direcciones = await direccionesPermitidas(inicio, opciones, opciones.resolver);
  const headers = {
    'User-Agent': 'git/2.0 (mantenible)',
    Accept: '*/*',
    ...(token === null ? {} : { Authorization: credencial(token, inicio.href) }),
  };
  let url = inicio;
  for (let salto = 0; salto <= maximoSaltos; salto += 1) {
    const respuesta = await pedir(url, { direcciones, headers, maximoBytes, signal });
    if (respuesta.status < 300 || respuesta.status > 399 || respuesta.location === null)
      return interpretar(url, direcciones, respuesta);
    url = new URL(respuesta.location, url);
    if (url.origin !== inicio.origin || url.username !== '' || url.password !== '')
      throw new DestinoRechazado('El repositorio redirige a otro servidor: escriba su enlace definitivo.');
  }
  throw new DestinoRechazado('El repositorio redirige demasiadas veces: escriba su enlace definitivo.');
}

function interpretar(
  url: URL,
  direcciones: readonly Direccion[],
  { status, cuerpo, cortado }: RespuestaCruda,
): Referencias {
  const raiz = `${url.origin}${url.pathname.replace(/\/info\/refs$/, '')}`;
  return { status, anuncio: status === 200 ? leerAnuncio(cuerpo) : null, cortado, raiz, direcciones };
}
