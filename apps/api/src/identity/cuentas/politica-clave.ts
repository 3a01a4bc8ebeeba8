export const MIN_LENGTH = 8;
export const ADVISED_LENGTH = 15;
const MAX_LENGTH = 200;
const LIST_SIZE = 3_000;

/** The word lists take 11 MB: they are loaded when a password is chosen. */
async function leerComunes(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const largas = dictionary['passwords-common'].filter((clave) => clave.length >= MIN_LENGTH);
  return new Set(largas.slice(0, LIST_SIZE));
}

let clavesComunes: Promise<ReadonlySet<string>> | undefined;

/**
 * Reason of a refused password, as a Spanish sentence, or null. Refused are short ones, the 3,000 most
 * common ones of sufficient length, and the person's own user name (requisito: password-policy).
 */
export async function motivoDeRechazo(clave: string, usuario: string): Promise<string | null> {
  const length = Array.from(clave).length;
  if (length < MIN_LENGTH) return `La contraseña debe tener al menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH) return `La contraseña no puede pasar de ${MAX_LENGTH} caracteres.`;
  const lower = clave.toLowerCase();
  if ((await (clavesComunes ??= leerComunes())).has(lower))
    return 'Esa contraseña es de las más usadas y se adivina enseguida. Elija otra.';
  if (lower.trim() === usuario.toLowerCase()) return 'La contraseña no puede ser su nombre de usuario.';
  return null;
}
