/** Controls of writing direction, and the scripts that run from right to left. */
const conDireccion =
  /[\p{Bidi_C}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const aislantes = /[\u2066-\u2069]/g;

/**
 * A name within a sentence that is one string: what it does to the writing direction ends with it. Where it stands in
 * an element of its own, `<bdi>` does the same.
 */
export function aislar(nombre: string): string {
  return conDireccion.test(nombre) ? `\u2068${nombre.replace(aislantes, '')}\u2069` : nombre;
}
