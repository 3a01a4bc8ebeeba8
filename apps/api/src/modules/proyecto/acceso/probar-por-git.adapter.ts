import {
  consultarReferencias,
  DestinoRechazado,
  type OpcionesConsulta,
  type Referencias,
} from '@mantenible/runner/remote';

import type { PruebaAcceso, ResultadoAcceso } from './prueba-acceso.port.ts';

interface Opciones extends OpcionesConsulta {
  readonly milisegundos?: number;
}

/** Checks access as git itself would begin a clone, within 10 s; the guards are those of the embedded scanner. */
export function createPruebaAcceso(opciones: Opciones): PruebaAcceso {
  return {
    probar: async ({ link, branch, token }) => {
      const signal = AbortSignal.timeout(opciones.milisegundos ?? 10_000);
      try {
        return interpretar(await consultarReferencias(link, token, opciones, signal), branch, token);
      } catch (error) {
        if (error instanceof DestinoRechazado) return fallo(error.message);
        const host = new URL(link).hostname;
        return fallo(`No se pudo conectar con «${host}». Inténtelo de nuevo en unos momentos.`);
      }
    },
  };
}

function interpretar(respuesta: Referencias, branch: string, token: string | null): ResultadoAcceso {
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
  if (!respuesta.anuncio) return fallo('El enlace no lleva a un repositorio git.');
  if (respuesta.anuncio.ramas.has(branch))
    return { correcto: true, mensaje: `Acceso correcto: el repositorio y la rama «${branch}» responden.` };
  if (respuesta.cortado)
    return fallo(`El repositorio responde, pero tiene demasiadas ramas para comprobar «${branch}».`);
  return fallo(`El repositorio responde, pero no tiene la rama «${branch}».`);
}

function fallo(mensaje: string): ResultadoAcceso {
  return { correcto: false, mensaje };
}
