import { aislar } from '../../../ui/aislar.ts';

/** Puts the project's branch into a sentence. */
export function rellenarTexto(texto: string, { rama }: { readonly rama: string }): string {
  return texto.replaceAll('__RAMA__', () => aislar(rama));
}
