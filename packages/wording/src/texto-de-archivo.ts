/** Decodes the file; throws on invalid bytes of UTF-8. */
type Decodificar = (codificacion: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh') => string;

const LETRA = /[áéíóúüñàèòçÁÉÍÓÚÜÑ]/gu;
/** An apostrophe of Windows has the byte of Excel for Mac's í: O’Brien, not OíBrien. */
const APOSTROFO = /í(?=[A-Z])/gu;

/**
 * Text of a file of a spreadsheet: UTF-16 or UTF-8, with or without a mark, otherwise the older encoding, of Windows or of
 * Excel for Mac, that gives more Spanish letters. Line ends of Excel for Mac become those of Unix.
 */
export function textoDeArchivo(bytes: Uint8Array, decodificar: Decodificar): string {
  return sinFinesDeMac(decodificado(bytes, decodificar).replace(/^\uFEFF/, ''));
}

function decodificado(bytes: Uint8Array, decodificar: Decodificar): string {
  const utf16 = utf16De(bytes);
  if (utf16 !== null) return decodificar(utf16);
  try {
    return decodificar('utf-8');
  } catch {
    const [windows, mac] = [decodificar('windows-1252'), decodificar('macintosh')];
    return letras(mac.replaceAll(APOSTROFO, '')) > letras(windows) ? mac : windows;
  }
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
