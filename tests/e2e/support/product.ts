/** Where the product under test is served, and who may sign in to it. */
export const basePath = '/mantenible';

export type Cuenta = 'admin' | 'estudiante';

/** The password that the configuration chose for an account. */
export function claveDe(cuenta: Cuenta): string {
  const clave = process.env[cuenta === 'admin' ? 'E2E_CLAVE_ADMIN' : 'E2E_CLAVE_ESTUDIANTE'];
  if (clave === undefined) throw new Error('the configuration sets the passwords');
  return clave;
}

/** File that keeps an account's sign-in (cookies of the provider alone). */
export function sesionDe(cuenta: Cuenta): string {
  return `../../test-results/sesion-${cuenta}.json`;
}

/** Address of the second server, where IDENTITY_ON_LOAD is `check-sso`: the landing page comes before the sign-in. */
export function inicioConPortada(): string {
  const puerto = process.env['E2E_PORT_PORTADA'];
  if (puerto === undefined) throw new Error('the configuration chooses the port');
  return `http://127.0.0.1:${puerto}${basePath}/`;
}
