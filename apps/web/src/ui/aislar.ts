/** Controls of writing direction, and the scripts that run from right to left. */
const conDireccion =
  /[\p{Bidi_C}\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;
const aislantes = /[\u2066-\u2069]/g;

/**
 * Isolates the writing direction of a name within a string. A name in a separate element uses `<bdi>`
 * instead.
 */
export function aislar(nombre: string): string {
  return conDireccion.test(nombre) ? `\u2068${nombre.replace(aislantes, '')}\u2069` : nombre;
}
