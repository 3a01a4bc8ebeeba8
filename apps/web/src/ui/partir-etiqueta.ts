/** A name in at most `lineas` lines of `ancho` characters, broken between words; the rest is cut with an ellipsis. */
export function partirEtiqueta(nombre: string, ancho: number, lineas: number): readonly string[] {
  const partes: string[] = [''];
  for (const palabra of nombre.trim().split(/\s+/)) {
    const ultima = partes.at(-1) ?? '';
    const junta = ultima === '' ? palabra : `${ultima} ${palabra}`;
    if (junta.length <= ancho || ultima === '') partes[partes.length - 1] = junta;
    else partes.push(palabra);
  }
  const visibles = partes.slice(0, lineas);
  if (partes.length > lineas) visibles[lineas - 1] = `${visibles[lineas - 1] ?? ''}…`;
  return visibles.map((parte) => (parte.length <= ancho ? parte : `${cortar(parte, ancho - 1)}…`));
}

/** The first UTF-16 units, without half of a pair or a blank at the end. */
function cortar(texto: string, largo: number): string {
  return texto
    .slice(0, largo)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trimEnd();
}
