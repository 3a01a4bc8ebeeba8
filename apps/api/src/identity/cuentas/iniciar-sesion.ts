import { claveCoincide, claveDeNadie } from './clave-hash.ts';
import { usuarioNormal, type CuentaConClave, type CuentaRepository } from './cuenta.port.ts';
import type { ControlIntentos, Origen } from './intentos.port.ts';

export interface AccesoDeps {
  readonly cuentas: Pick<CuentaRepository, 'buscarPorUsuario'>;
  readonly control: ControlIntentos;
}

export type Acceso =
  | { readonly estado: 'aceptado'; readonly cuenta: CuentaConClave }
  | { readonly estado: 'rechazado' }
  | { readonly estado: 'esperar'; readonly segundos: number };

/**
 * Checks a user name and password. A wrong password, an unknown user and a deactivated account have the
 * same answer and duration; after too many failures the answer is the delay. `origenPara` returns the
 * counted origin (browser or address), which depends on the account.
 */
export async function iniciarSesion(
  deps: AccesoDeps,
  usuarioEscrito: string,
  clave: string,
  origenPara: (cuenta: CuentaConClave | null) => Origen,
): Promise<Acceso> {
  const usuario = usuarioNormal(usuarioEscrito);
  const cuenta = await deps.cuentas.buscarPorUsuario(usuario);
  const paso = await deps.control.entrar({ usuario, conocida: cuenta !== null }, origenPara(cuenta));
  if (!('terminar' in paso)) return { estado: 'esperar', segundos: paso.espera };
  let acertado = false;
  try {
    acertado = (await coincide(cuenta, clave)) && cuenta?.activa === true;
  } finally {
    await paso.terminar(acertado);
  }
  return acertado && cuenta !== null ? { estado: 'aceptado', cuenta } : { estado: 'rechazado' };
}

function coincide(cuenta: CuentaConClave | null, clave: string): Promise<boolean> {
  return cuenta === null ? claveDeNadie(clave) : claveCoincide(clave, cuenta.claveHash);
}
