import { desconocido, type Auditoria } from '@mantenible/domain/auditoria';

import { claveCoincide } from './clave-hash.ts';
import { usuarioNormal, type CuentaConClave, type CuentaRepository } from './cuenta.port.ts';
import type { ControlIntentos, Origen } from './intentos.port.ts';
import { rechazarDesconocida, renovarHash } from './renovar-hash.ts';

export interface AccesoDeps {
  readonly cuentas: Pick<CuentaRepository, 'buscarPorUsuario' | 'renovarHash' | 'parteAnticuada'>;
  readonly control: ControlIntentos;
  readonly cookieKeys: readonly string[];
  readonly auditoria: Auditoria;
}

/** Outcome of a sign-in. */
export type ResultadoDeAcceso =
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
): Promise<ResultadoDeAcceso> {
  const usuario = usuarioNormal(usuarioEscrito);
  const cuenta = await deps.cuentas.buscarPorUsuario(usuario);
  const paso = await deps.control.entrar({ usuario, conocida: cuenta !== null }, origenPara(cuenta));
  if (!('terminar' in paso)) return { estado: 'esperar', segundos: paso.espera };
  let acertado = false;
  try {
    const coincide =
      cuenta === null
        ? await rechazarDesconocida(deps, usuario, clave)
        : await claveCoincide(clave, cuenta.claveHash);
    acertado = coincide && cuenta?.activa === true;
  } finally {
    await paso.terminar(acertado);
  }
  if (!acertado || cuenta === null) {
    await deps.auditoria.apuntar({ quien: cuenta ?? desconocido, accion: 'acceso-fallido', objeto: '' });
    return { estado: 'rechazado' };
  }
  await renovarHash(deps, cuenta, clave);
  return { estado: 'aceptado', cuenta };
}
