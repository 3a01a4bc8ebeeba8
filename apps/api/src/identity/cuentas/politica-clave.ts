import { dictionary } from '@zxcvbn-ts/language-common';

export const MIN_LENGTH = 8;
export const ADVISED_LENGTH = 15;
const MAX_LENGTH = 200;
const LIST_SIZE = 3_000;

const comunes = new Set(
  dictionary['passwords-common'].filter((clave) => clave.length >= MIN_LENGTH).slice(0, LIST_SIZE),
);

/**
 * Reason of a refused password, as a Spanish sentence, or null. Refused are short ones, the 3,000 most
 * common ones of sufficient length, and the person's own user name (requisito: password-policy).
 */
export function motivoDeRechazo(clave: string, usuario: string): string | null {
  const length = Array.from(clave).length;
  if (length < MIN_LENGTH) return `La contraseña debe tener al menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH) return `La contraseña no puede pasar de ${MAX_LENGTH} caracteres.`;
  const lower = clave.toLowerCase();
  if (comunes.has(lower)) return 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.';
  if (lower.trim() === usuario.toLowerCase()) return 'La contraseña no puede ser su nombre de usuario.';
  return null;
}
