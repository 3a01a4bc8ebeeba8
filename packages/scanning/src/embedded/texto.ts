/** Text of a file's bytes: UTF-8, or UTF-16 where a mark says so; what cannot be decoded is replaced. */
export function decodificar(contenido: Buffer): string {
  if (contenido[0] === 0xff && contenido[1] === 0xfe) return new TextDecoder('utf-16le').decode(contenido);
  if (contenido[0] === 0xfe && contenido[1] === 0xff)
    return new TextDecoder('utf-16le').decode(
      Buffer.from(contenido.subarray(0, contenido.length & ~1)).swap16(),
    );
  return contenido.toString('utf8');
}

/** Line feeds, and the line after the last. */
export function contarLineas(contenido: Buffer): number {
  let lineas = 1;
  for (let en = contenido.indexOf(0x0a); en !== -1; en = contenido.indexOf(0x0a, en + 1)) lineas += 1;
  return lineas;
}
