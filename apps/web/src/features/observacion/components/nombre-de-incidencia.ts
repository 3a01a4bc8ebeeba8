import type { TituloDeRegla } from '../../../lib/incidencia/indice.ts';

/**
 * A finding in words, of the key that its comments keep ('a.js:3 javascript:S3776'): its place with the title of the rule's card. The key
 * itself where the card is not there, or not loaded yet.
 */
export function nombreDeIncidencia(clave: string, tituloDe: TituloDeRegla | undefined): string {
  const corte = clave.lastIndexOf(' ');
  const titulo = corte < 0 ? null : tituloDe?.(clave.slice(corte + 1));
  return titulo ? `${clave.slice(0, corte)}: ${titulo}` : clave;
}
