/** Shorter than the scanning service's limit of 400, so that a suffix always fits. */
export const maximoClave = 100;

/**
 * A project key from its name: ASCII, a-z 0-9 - _ . with at least one non-digit (requisito: project-keys).
 * Accents are removed; every other character becomes a hyphen.
 */
export function claveDesdeNombre(nombre: string): string {
  const base = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9\-_.]+/g, '-')
    .slice(0, maximoClave)
    .replace(/^[-.]+/, '')
    .replace(/[-.]+$/, '');
  if (base === '') return 'proyecto';
  return /\D/.test(base) ? base : `proyecto-${base}`;
}

/** The n-th key to try when the first is taken: n = 1 is the key itself. */
export function claveConSufijo(clave: string, n: number): string {
  return n <= 1 ? clave : `${clave}-${n}`;
}
