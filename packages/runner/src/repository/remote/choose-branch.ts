import { motivoRamaInvalida } from '@mantenible/domain/proyecto';

import type { Referencias } from './index.ts';
import { falloAnalisis } from '../../failures.ts';

interface Deseo {
  readonly rama: string | null;
  readonly token: string | null;
}

/** The branch to clone, of what the host answered; refuses with the reason why there is none. */
export function elegirRama(referencias: Referencias, { rama, token }: Deseo): string {
  const { status, anuncio, cortado } = referencias;
  if (status === 401 || status === 403) throw accesoDenegado(token);
  if (status === 404)
    throw falloAnalisis(
      'repositorio-inaccesible',
      'No se encontró el repositorio: revise el enlace y que el token tenga acceso a él.',
    );
  if (status !== 200)
    throw falloAnalisis(
      'repositorio-inaccesible',
      `El servidor del repositorio respondió con el código ${status}.`,
    );
  if (!anuncio) throw falloAnalisis('repositorio-inaccesible', 'El enlace no lleva a un repositorio git.');
  if (anuncio.ramas.size === 0) throw falloAnalisis('repositorio-vacio');
  if (rama === null) return anuncio.principal ?? ramaDesconocida();
  // git takes a name by itself for an option: it is judged before, though saving it was judged already.
  if (motivoRamaInvalida(rama) !== null || (!anuncio.ramas.has(rama) && !cortado)) throw sinRama(rama);
  return rama;
}

export const sinRama = (rama: string) =>
  falloAnalisis('rama-inexistente', `El repositorio no tiene la rama «${rama}».`);

export const accesoDenegado = (token: string | null) =>
  falloAnalisis(
    'acceso-denegado',
    token === null
      ? 'El repositorio pide un token: escríbalo en el proyecto y repita el análisis.'
      : undefined,
  );

function ramaDesconocida(): never {
  throw falloAnalisis('rama-inexistente', 'El repositorio no dice cuál es su rama principal: indique una.');
}
