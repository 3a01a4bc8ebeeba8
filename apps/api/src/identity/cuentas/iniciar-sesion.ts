import { usuarioNormal } from '@mantenible/domain/acceso';
import { desconocido, type Auditoria } from '@mantenible/domain/auditoria';
import type { Place } from '@mantenible/promises/fair';

import { claveCoincide, compararEnVano, lugarDePersona } from './clave-hash.ts';
import type { CuentaConClave, CuentaRepository } from './cuenta.port.ts';
import type { ControlIntentos, Origen } from './intentos.port.ts';
import { renovarHash } from './renovar-hash.ts';

export interface AccesoDeps {
  readonly cuentas: Pick<CuentaRepository, 'buscarPorUsuario' | 'renovarHash'>;
  readonly control: ControlIntentos;
  readonly auditoria: Auditoria;
}

/** Outcome of a sign-in. */
export type ResultadoDeAcceso =
  | { readonly estado: 'aceptado'; readonly cuenta: CuentaConClave }
  | { readonly estado: 'rechazado'; readonly cuenta: CuentaConClave | null }
  | { readonly estado: 'esperar'; readonly cuenta: CuentaConClave | null; readonly segundos: number };

/** Where an attempt comes from: its address group, and its origin for an account. */
export interface Procedencia {
  readonly direccion: string;
  readonly origenPara: (cuenta: CuentaConClave | null) => Origen;
}

/**
 * Checks a user name and password. A wrong password, an unknown user and a deactivated account have the
 * same answer and duration; after too many failures the answer is the delay. `origenPara` returns the
 * counted origin (browser or address), which depends on the account. A refusal names the account to the log alone: the
 * typed name may be a password.
 */
export async function iniciarSesion(
  deps: AccesoDeps,
  usuarioEscrito: string,
  clave: string,
  { direccion, origenPara }: Procedencia,
): Promise<ResultadoDeAcceso> {
  const usuario = usuarioNormal(usuarioEscrito);
  const cuenta = await deps.cuentas.buscarPorUsuario(usuario);
  const origen = origenPara(cuenta);
  const paso = await deps.control.entrar({ usuario, conocida: cuenta !== null }, origen);
  if (!('terminar' in paso)) return { estado: 'esperar', cuenta, segundos: paso.espera };
  const lugar = lugarDe(origen, cuenta);
  let acertado = false;
  try {
    const coincide =
      cuenta === null
        ? await compararEnVano(clave, lugar)
        : await claveCoincide(clave, cuenta.claveHash, lugar);
    acertado = coincide && cuenta?.activa === true;
  } finally {
    await paso.terminar(acertado);
  }
  if (!acertado || cuenta === null) {
    const quien = cuenta ?? desconocido;
    await deps.auditoria.apuntar({ quien, accion: 'acceso-fallido', objeto: '', detalle: direccion });
    return { estado: 'rechazado', cuenta };
  }
  await renovarHash(deps, cuenta, clave);
  return { estado: 'aceptado', cuenta };
}

/** Place of a check in the queue of hashes: known browsers first, the others in turn by address group. */
function lugarDe(origen: Origen, cuenta: CuentaConClave | null): Place {
  if (origen.clase === 'direccion') return { group: origen.direccion, first: false };
  // By account: a person collects any number of known browsers.
  return lugarDePersona(cuenta?.sub ?? '');
}
