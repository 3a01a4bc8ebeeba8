import { esDireccion } from '../proyecto/enlace.ts';

// Reasons why a part of a piece of evidence is refused, in Spanish, or null. Lengths are checked before.

/** Control, format and surrogate characters: they are invisible or change the direction of the text around them. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** Only https without credentials: nothing else may become the target of a link (requisito: evidence-links). */
export function motivoUrlInvalida(url: string): string | null {
  if (/\s/u.test(url) || invisible.test(url))
    return 'El enlace no puede contener espacios ni caracteres de control';
  const autoridad = /^https:\/\/(?<autoridad>[^/?#]+)/u.exec(url)?.groups?.['autoridad'];
  if (autoridad === undefined || url.includes('\\'))
    return 'Escriba un enlace completo que empiece por https://';
  if (autoridad.includes('@')) return 'El enlace no puede contener usuario ni contraseña';
  return esDireccion(url) ? null : 'El servidor o el puerto del enlace no es válido';
}

/** Why a path is refused: it must lie inside the repository, as git writes it. */
export function motivoRutaInvalida(ruta: string): string | null {
  if (invisible.test(ruta)) return 'La ruta contiene caracteres invisibles o de control';
  if (ruta.startsWith('/')) return 'Escriba la ruta desde la raíz del repositorio, sin barra inicial';
  const dentro = ruta.split('/').every((parte) => parte.trim() !== '' && parte !== '.' && parte !== '..');
  return dentro ? null : 'Escriba la ruta de un archivo del repositorio, por ejemplo src/carrito.js';
}

export function motivoCommitInvalido(commit: string): string | null {
  return /^[\da-f]{7,64}$/u.test(commit)
    ? null
    : 'Escriba el identificador del commit: de 7 a 64 cifras hexadecimales en minúsculas';
}

export function motivoLineasInvalidas({ desde, hasta }: { readonly desde: number; readonly hasta: number }) {
  return desde <= hasta ? null : 'La última línea no puede ir antes que la primera';
}
