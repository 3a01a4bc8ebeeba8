/** Text of a file's bytes: UTF-8, or UTF-16 where a mark says so; what cannot be decoded is replaced. */
export function decodificar(contenido: Buffer): string {
  if (contenido[0] === 0xff && contenido[1] === 0xfe) return new TextDecoder('utf-16le').decode(contenido);
  if (contenido[0] === 0xfe && contenido[1] === 0xff)
    return new TextDecoder('utf-16le').decode(
      Buffer.from(contenido.subarray(0, contenido.length & ~1)).swap16(),
    );
  return contenido.toString('utf8');
}

/** Lines as the analyser counts them: each ends in a line feed, a carriage return or both. */
export function contarLineas(contenido: Buffer): number {
  let lineas = 1;
  for (let en = 0; en < contenido.length; en += 1) {
    const byte = contenido[en];
    if (byte === 0x0a || (byte === 0x0d && contenido[en + 1] !== 0x0a)) lineas += 1;
  }
  return lineas;
}

/** A text of so many UTF-16 units at most, cut before a code point that does not fit whole. */
export function acortar(texto: string, maximo: number): string {
  if (texto.length <= maximo) return texto;
  const cortado = texto.slice(0, maximo - 1);
  return `${/[\ud800-\udbff]$/.test(cortado) ? cortado.slice(0, -1) : cortado}…`;
}
