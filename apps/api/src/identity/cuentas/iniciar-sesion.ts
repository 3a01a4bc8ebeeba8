import { claveCoincide, claveDeNadie } from './clave-hash.ts';
import { usuarioNormal, type Cuenta, type CuentaRepository } from './cuenta.port.ts';
import type { IntentosRepository } from './intentos.port.ts';

export interface AccesoDeps {
  readonly cuentas: Pick<CuentaRepository, 'buscarPorUsuario'>;
  readonly intentos: Pick<IntentosRepository, 'contar' | 'olvidar'>;
  readonly now: () => Date;
}

export type Acceso =
  | { readonly estado: 'aceptado'; readonly cuenta: Cuenta }
  | { readonly estado: 'rechazado' }
  | { readonly estado: 'esperar'; readonly segundos: number };

/**
 * Checks a user name and password. A wrong password, an unknown user and a deactivated account answer alike and take
 * alike; too many failures answer how long to wait.
 */
export async function iniciarSesion(
  deps: AccesoDeps,
  usuarioEscrito: string,
  clave: string,
): Promise<Acceso> {
  const usuario = usuarioNormal(usuarioEscrito);
  const segundos = await deps.intentos.contar(usuario, deps.now());
  if (segundos > 0) return { estado: 'esperar', segundos };
  const cuenta = await deps.cuentas.buscarPorUsuario(usuario);
  const coincide = cuenta === null ? await claveDeNadie(clave) : await claveCoincide(clave, cuenta.claveHash);
  if (cuenta === null || !coincide || !cuenta.activa) return { estado: 'rechazado' };
  await deps.intentos.olvidar(usuario);
  return { estado: 'aceptado', cuenta };
}
