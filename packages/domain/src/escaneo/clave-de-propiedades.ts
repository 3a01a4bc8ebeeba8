import { leerArchivoProperties } from '../ambito/index.ts';

/**
 * The project key that an analysis properties file names, or null without one; of a key written several times, the last
 * counts.
 */
export function claveDePropiedades(texto: string): string | null {
  const claves = leerArchivoProperties(texto).filter(({ clave }) => clave === 'sonar.projectKey');
  const clave = claves.at(-1)?.valor?.trim() ?? '';
  return clave === '' ? null : clave;
}
