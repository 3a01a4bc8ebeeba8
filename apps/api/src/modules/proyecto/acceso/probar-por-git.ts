import { ramasAnunciadas } from './anuncio.ts';
import { DestinoRechazado, direccionesPermitidas, type ReglasDestino, type Resolver } from './destino.ts';
import { pedir, type RespuestaCruda } from './peticion.ts';
import type { PruebaAcceso, RepositorioProbado, ResultadoAcceso } from './prueba-acceso.port.ts';

interface Opciones extends ReglasDestino {
  readonly resolver?: Resolver;
  readonly milisegundos?: number;
}

const maximoBytes = 1024 * 1024;
const maximoSaltos = 3;

/**
 * Checks access as git itself would begin a clone: it asks the host for the repository's references. Everything is
 * bounded (10 s, 1 MiB, three redirects on the same host) and goes to checked, pinned addresses only.
 */
export function createPruebaAcceso(opciones: Opciones): PruebaAcceso {
  return {
    probar: async (repositorio) => {
      const signal = AbortSignal.timeout(opciones.milisegundos ?? 10_000);
      try {
        return await probar(repositorio, opciones, signal);
      } catch (error) {
        if (error instanceof DestinoRechazado) return fallo(error.message);
        const host = new URL(repositorio.link).hostname;
        return fallo(`No se pudo conectar con «${host}». Inténtelo de nuevo en unos momentos.`);
      }
    },
  };
}

async function probar(
  { link, branch, token }: RepositorioProbado,
  opciones: Opciones,
  signal: AbortSignal,
): Promise<ResultadoAcceso> {
  const base = link.replace(/\/+$/, '');
  const consultar = (raiz: string): Promise<RespuestaCruda> =>
    seguir(new URL(`${raiz}/info/refs?service=git-upload-pack`), token, opciones, signal);
  const primera = await consultar(base);
  const respuesta =
    primera.status === 404 && !base.endsWith('.git') ? await consultar(`${base}.git`) : primera;
  return interpretar(respuesta, branch, token);
}

async function seguir(
  inicio: URL,
  token: string | null,
  opciones: Opciones,
  signal: AbortSignal,
): Promise<RespuestaCruda> {
  const direcciones = await direccionesPermitidas(inicio, opciones, opciones.resolver);
  const headers = {
    'User-Agent': 'git/2.0 (mantenible)',
    Accept: '*/*',
    ...(token === null ? {} : { Authorization: credencial(token) }),
  };
  let url = inicio;
  for (let salto = 0; salto <= maximoSaltos; salto += 1) {
    const respuesta = await pedir(url, { direcciones, headers, maximoBytes, signal });
    if (respuesta.status < 300 || respuesta.status > 399 || respuesta.location === null) return respuesta;
    url = new URL(respuesta.location, url);
    if (url.origin !== inicio.origin || url.username !== '' || url.password !== '')
      throw new DestinoRechazado('El repositorio redirige a otro servidor: escriba su enlace definitivo.');
  }
  throw new DestinoRechazado('El repositorio redirige demasiadas veces: escriba su enlace definitivo.');
}

function interpretar(respuesta: RespuestaCruda, branch: string, token: string | null): ResultadoAcceso {
  if (respuesta.status === 401 || respuesta.status === 403)
    return fallo(
      token === null
        ? 'El repositorio pide un token: escríbalo y pruebe de nuevo.'
        : 'El repositorio rechazó el token: compruebe que pertenece a la cuenta del repositorio.',
    );
  if (respuesta.status === 404)
    return fallo('No se encontró el repositorio: revise el enlace y que el token tenga acceso a él.');
  if (respuesta.status !== 200)
    return fallo(`El servidor del repositorio respondió con el código ${respuesta.status}.`);
  const ramas = ramasAnunciadas(respuesta.cuerpo);
  if (!ramas) return fallo('El enlace no lleva a un repositorio git.');
  if (ramas.has(branch))
    return { correcto: true, mensaje: `Acceso correcto: el repositorio y la rama «${branch}» responden.` };
  if (respuesta.cortado)
    return fallo(`El repositorio responde, pero tiene demasiadas ramas para comprobar «${branch}».`);
  return fallo(`El repositorio responde, pero no tiene la rama «${branch}».`);
}

function credencial(token: string): string {
  return `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
}

function fallo(mensaje: string): ResultadoAcceso {
  return { correcto: false, mensaje };
}
