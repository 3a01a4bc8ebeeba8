/** What of a field was written since its text was sent: the end where it was continued, and all of it where it was changed. */
export function escritoDespues(enviado: string, actual: string): string {
  return actual.startsWith(enviado) ? actual.slice(enviado.length).trimStart() : actual;
}
