/** The beginning of a text that names a button or stands inside a sentence. */
export function comienzoDe(texto: string): string {
  // By characters: a cut inside of a surrogate pair would leave half of it.
  const [comienzo = ''] = /^.{0,60}/su.exec(texto) ?? [];
  return comienzo.length < texto.length ? `${comienzo}…` : texto;
}
