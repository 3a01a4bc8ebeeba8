import {
  fetchReferences,
  DestinationRefused,
  type ReferenceOptions,
  type References,
} from '@mantenible/runner/remote';

import type { PruebaAcceso, ResultadoAcceso } from './prueba-acceso.port.ts';

interface Options extends ReferenceOptions {
  readonly timeoutMs?: number;
}

/** Checks access by the first request of a clone, within 10 s and with the guards of the embedded scanner. */
export function createPruebaAcceso(opciones: Options): PruebaAcceso {
  return {
    probar: async ({ link, branch, token }) => {
      const signal = AbortSignal.timeout(opciones.timeoutMs ?? 10_000);
      try {
        return interpret(await fetchReferences(link, token, opciones, signal), branch, token);
      } catch (error) {
        if (error instanceof DestinationRefused) return fallo(error.message, 'link');
        const host = new URL(link).hostname;
        return fallo(`No se pudo conectar con «${host}». Inténtelo de nuevo en unos momentos.`, 'link');
      }
    },
  };
}

function interpret(response: References, branch: string, token: string | null): ResultadoAcceso {
  if (response.status === 401 || response.status === 403)
    return fallo(
      token === null
        ? 'El repositorio pide un token: escríbalo y pruebe de nuevo.'
        : 'El repositorio rechazó el token: compruebe que pertenece a la cuenta del repositorio.',
      'githubtoken',
    );
  if (response.status === 404)
    return fallo('No se encontró el repositorio: revise el enlace y que el token tenga acceso a él.', 'link');
  if (response.status !== 200)
    return fallo(`El servidor del repositorio respondió con el código ${response.status}.`);
  if (!response.advertisement) return fallo('El enlace no lleva a un repositorio git.', 'link');
  if (response.advertisement.branches.has(branch))
    return { correcto: true, mensaje: `Acceso correcto: el repositorio y la rama «${branch}» responden.` };
  if (response.truncated)
    return fallo(
      `El repositorio responde, pero tiene demasiadas ramas para comprobar «${branch}».`,
      'branch',
    );
  return fallo(`El repositorio responde, pero no tiene la rama «${branch}».`, 'branch');
}

function fallo(mensaje: string, campo?: ResultadoAcceso['campo']): ResultadoAcceso {
  return { correcto: false, mensaje, campo };
}
