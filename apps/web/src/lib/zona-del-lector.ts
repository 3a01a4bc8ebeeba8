/** Time zone of the browser, in which files from the server give their dates. */
export function zonaDelLector(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
