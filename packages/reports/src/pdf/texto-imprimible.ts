import { cubre } from '../fuente/cobertura.ts';

/** Stands for each sign that the font lacks (an emoji, a Chinese or Arabic letter), so that its place shows. */
export const signoAusente = '\uFFFD';

/**
 * Signs that show nothing but change how their neighbours show or break: controls, overrides of the writing
 * direction, joiners, soft hyphens, variation selectors. They are dropped.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u2028\u2029]/gu;
const graphemes = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * Text as the PDF can print it: composed, without invisible signs, and with `signoAusente` for every grapheme
 * that the font lacks. Line ends stay, tabs become spaces.
 */
export function imprimible(texto: string): string {
  const lineas = texto
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .split(/\r\n|[\n\r\u2028\u2029]/u);
  return lineas.map(imprimirLinea).join('\n');
}

/** As `imprimible`, on one line. */
export function enUnaLinea(texto: string): string {
  return imprimible(texto).replaceAll(/\s+/gu, ' ').trim();
}

function imprimirLinea(linea: string): string {
  return Array.from(graphemes.segment(linea), ({ segment }) => imprimirGrafema(segment)).join('');
}

function imprimirGrafema(grafema: string): string {
  const visible = grafema.replaceAll(invisible, '');
  return Array.from(visible).every((signo) => cubre(signo.codePointAt(0) ?? 0)) ? visible : signoAusente;
}
