/** Encodings of a spreadsheet's files, by the names that `TextDecoder` takes; UTF-16 in both byte orders. */
export const CODIFICACIONES = ['utf-8', 'windows-1252', 'macintosh', 'utf-16'] as const;
export type Codificacion = (typeof CODIFICACIONES)[number];

export function esCodificacion(texto: string): texto is Codificacion {
  return CODIFICACIONES.some((codificacion) => codificacion === texto);
}

type DeDecodificador = Exclude<Codificacion, 'utf-16'> | 'utf-16le' | 'utf-16be';

type Decodificar = (codificacion: DeDecodificador, estricta: boolean) => string;

export interface TextoLeido {
  readonly texto: string;
  readonly codificacion: Codificacion;
  /** Neither a choice, a mark nor valid UTF-8 decides: accents may be others. */
  readonly supuesta: boolean;
}

const LETRA = /[áéíóúüñàèòçÁÉÍÓÚÜÑ]/gu;
/** An apostrophe of Windows has the byte of Excel for Mac's í: O’Brien, not OíBrien. */
const APOSTROFO = /í(?=[A-Z])/gu;

/**
 * Text of a file of a spreadsheet in the chosen encoding. Without a choice: UTF-16 or UTF-8, with or without a mark, otherwise
 * the older encoding, of Windows or of Excel for Mac, that gives more Spanish letters. Line ends of Excel for Mac become
 * those of Unix.
 */
export function textoDeArchivo(
  bytes: Uint8Array,
  decodificar: Decodificar,
  elegida: Codificacion | null = null,
): TextoLeido {
  const leido =
    elegida === null
      ? decodificado(bytes, decodificar)
      : { texto: enElegida(bytes, decodificar, elegida), codificacion: elegida, supuesta: false };
  return { ...leido, texto: sinFinesDeMac(leido.texto.replace(/^\uFEFF/, '')) };
}

function enElegida(bytes: Uint8Array, decodificar: Decodificar, elegida: Codificacion): string {
  if (elegida !== 'utf-16') return decodificar(elegida, false);
  return decodificar(utf16De(bytes) ?? 'utf-16le', false);
}

function decodificado(bytes: Uint8Array, decodificar: Decodificar): TextoLeido {
  const utf16 = utf16De(bytes);
  if (utf16 !== null)
    return { texto: decodificar(utf16, false), codificacion: 'utf-16', supuesta: !tieneMarca(bytes) };
  try {
    return { texto: decodificar('utf-8', true), codificacion: 'utf-8', supuesta: false };
  } catch {
    const [windows, mac] = [decodificar('windows-1252', false), decodificar('macintosh', false)];
    return letras(mac.replaceAll(APOSTROFO, '')) > letras(windows)
      ? { texto: mac, codificacion: 'macintosh', supuesta: true }
      : { texto: windows, codificacion: 'windows-1252', supuesta: true };
  }
}

function tieneMarca([primero, segundo]: Uint8Array): boolean {
  return (primero === 0xff && segundo === 0xfe) || (primero === 0xfe && segundo === 0xff);
}

/** By its mark, or by the zero byte beside the first letter of the heading. */
function utf16De([primero, segundo]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((primero === 0xff && segundo === 0xfe) || (primero !== 0 && segundo === 0)) return 'utf-16le';
  if ((primero === 0xfe && segundo === 0xff) || (primero === 0 && segundo !== 0)) return 'utf-16be';
  return null;
}

function letras(texto: string): number {
  return texto.match(LETRA)?.length ?? 0;
}

function sinFinesDeMac(texto: string): string {
  return texto.includes('\n') ? texto : texto.replaceAll('\r', '\n');
}
