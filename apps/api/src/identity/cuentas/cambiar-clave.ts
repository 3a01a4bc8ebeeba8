import type { Auditoria } from '@mantenible/domain/auditoria';

import { claveCoincide, hashDePersona, lugarDePersona } from './clave-hash.ts';
import type { Cuenta, CuentaConClave, CuentaRepository } from './cuenta.port.ts';
import type { ControlIntentos, Origen } from './intentos.port.ts';
import { motivoDeRechazo } from './politica-clave.ts';

/** Reason of a refused change, with the field of the form: clave, nueva, repetida. */
export interface Fallo {
  readonly campo: 'clave' | 'nueva' | 'repetida';
  readonly mensaje: string;
}

interface ElegirDeps {
  readonly auditoria: Auditoria;
  readonly cuentas: Pick<CuentaRepository, 'buscarPorUsuario' | 'cambiarClave'>;
}
interface CambiarDeps extends ElegirDeps {
  readonly control: ControlIntentos;
}

/**
 * Sets a password that its person chose, which differs from the current one. Returns the reasons of a refusal; an
 * empty list when it is set.
 */
export async function elegirClave(
  deps: ElegirDeps,
  cuenta: Cuenta,
  nueva: string,
  repetida: string,
): Promise<Fallo[]> {
  const motivo = await motivoDeRechazo(nueva, cuenta.usuario);
  if (motivo !== null) return [{ campo: 'nueva', mensaje: motivo }];
  if (nueva !== repetida)
    return [{ campo: 'repetida', mensaje: 'Las dos contraseñas nuevas no son iguales.' }];
  const guardada = await deps.cuentas.buscarPorUsuario(cuenta.usuario);
  if (guardada !== null && (await claveCoincide(nueva, guardada.claveHash, lugarDePersona(cuenta.sub)))) {
    return [{ campo: 'nueva', mensaje: 'La contraseña nueva debe ser distinta de la que tenía.' }];
  }
  // Before the change: a password never changes without its entry.
  await deps.auditoria.apuntar({ quien: cuenta, accion: 'clave-cambiada', objeto: '' });
  await deps.cuentas.cambiarClave(cuenta.sub, await hashDePersona(nueva, cuenta.sub), false);
  return [];
}

/** Like `elegirClave`, with the current password; wrong ones count as failed sign-ins. */
export async function cambiarClave(
  deps: CambiarDeps,
  cuenta: Cuenta,
  claves: { readonly actual: string; readonly nueva: string; readonly repetida: string },
  origenPara: (cuenta: CuentaConClave | null) => Origen,
): Promise<Fallo[]> {
  const guardada = await deps.cuentas.buscarPorUsuario(cuenta.usuario);
  const conocida = guardada !== null;
  const paso = await deps.control.entrar({ usuario: cuenta.usuario, conocida }, origenPara(guardada));
  if (!('terminar' in paso))
    return [{ campo: 'clave', mensaje: `Demasiados intentos fallidos. Espere ${paso.espera} s.` }];
  let acertada = false;
  try {
    acertada =
      conocida && (await claveCoincide(claves.actual, guardada.claveHash, lugarDePersona(cuenta.sub)));
  } finally {
    await paso.terminar(acertada);
  }
  if (!acertada) return [{ campo: 'clave', mensaje: 'La contraseña actual no es correcta.' }];
  return elegirClave(deps, cuenta, claves.nueva, claves.repetida);
}
