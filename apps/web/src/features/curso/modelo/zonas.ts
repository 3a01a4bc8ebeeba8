/** Names of time zones, with the given one even if the browser does not list it. */
export function zonas(actual: string): readonly string[] {
  const todas = Intl.supportedValuesOf('timeZone');
  return todas.includes(actual) ? todas : [actual, ...todas];
}
