import { randomUUID } from 'node:crypto';

import type { Auditoria } from '@mantenible/domain/auditoria';
import { camposInvalidos, DomainError, type Detalle } from '@mantenible/domain/error';

import { claveInicial } from '../cuentas/clave-inicial.ts';
import { hashClaveInicial } from '../cuentas/clave-hash.ts';
import {
  usuarioNormal,
  type Cuenta,
  type CuentaConClave,
  type CuentaRepository,
} from '../cuentas/cuenta.port.ts';
import type { Cual, Entrega, Responsable } from './administracion.port.ts';
import {
  leerCuenta,
  leerDatos,
  type CuentaEscrita,
  type CuentaPedida,
  type CuentaLeida,
} from './plantilla-cuenta.ts';
import { cuentaPropia, esAdminActivo, esPropia, exigirOtroAdmin, exigirVigente } from './reglas-admin.ts';

/** Ports of one transaction. */
export interface Unidad {
  readonly cuentas: CuentaRepository;
  readonly cerrarSesiones: (sub: string) => Promise<void>;
  readonly auditoria: Auditoria;
}

/** Adds an account with an initial password. */
export async function agregarCuenta(
  { cuentas }: Unidad,
  quien: Responsable,
  escrita: CuentaEscrita,
): Promise<{ cuenta: Cuenta; entrega: Entrega }> {
  exigirVigente(quien, await cuentas.bloquearAdmins());
  const { cuenta, entrega } = await nuevaCuenta(exigirLeida(leerCuenta(escrita)), claveInicial());
  // Checked first: a unique violation aborts the transaction. A concurrent insert still ends in the
  // violation.
  const libre = (await cuentas.buscarPorUsuario(cuenta.usuario)) === null;
  if (!libre || !(await cuentas.crear(cuenta))) {
    const mensaje = `Ya hay una cuenta «${cuenta.usuario}».`;
    throw new DomainError('conflict', 'usuario-ocupado', mensaje, [{ campo: 'usuario', mensaje }]);
  }
  return { cuenta, entrega };
}

/** Changes name, mail and role. */
export async function cambiarCuenta(
  { cuentas }: Unidad,
  quien: Responsable,
  cual: Cual,
  escritos: Omit<CuentaEscrita, 'usuario'>,
): Promise<{ readonly antes: Cuenta; readonly cuenta: Cuenta }> {
  const admins = await cuentas.bloquearAdmins();
  exigirVigente(quien, admins);
  const datos = exigirLeida(leerDatos(escritos));
  const cuenta = await hallar(cuentas, cual);
  if (esAdminActivo(cuenta) && !datos.roles.includes('admin')) {
    if (esPropia(quien, cuenta.sub)) throw cuentaPropia('No puede quitarse a sí mismo el rol admin.');
    exigirOtroAdmin(admins, cuenta.sub);
  }
  await cuentas.actualizar(cuenta.sub, datos);
  return { antes: cuenta, cuenta: { ...cuenta, ...datos } };
}

/** Gives an account a new initial password and ends its sessions. */
export async function restablecerClave(
  { cuentas, cerrarSesiones }: Unidad,
  quien: Responsable,
  cual: Cual,
): Promise<{ cuenta: Cuenta; entrega: Entrega }> {
  exigirVigente(quien, await cuentas.bloquearAdmins());
  const cuenta = await hallar(cuentas, cual);
  if (esPropia(quien, cuenta.sub)) throw cuentaPropia('Cambie su propia contraseña en «Cuenta».');
  const clave = claveInicial();
  await cuentas.cambiarClave(cuenta.sub, await hashClaveInicial(clave), true);
  await cerrarSesiones(cuenta.sub);
  return { cuenta, entrega: { usuario: cuenta.usuario, nombre: cuenta.nombre, clave } };
}

/** Activates an account, or deactivates it and ends its sessions. */
export async function activarCuenta(
  { cuentas, cerrarSesiones }: Unidad,
  quien: Responsable,
  cual: Cual,
  activa: boolean,
): Promise<Cuenta> {
  const admins = await cuentas.bloquearAdmins();
  exigirVigente(quien, admins);
  const cuenta = await hallar(cuentas, cual);
  if (!activa && esPropia(quien, cuenta.sub)) throw cuentaPropia('No puede desactivar su propia cuenta.');
  if (!activa && esAdminActivo(cuenta)) exigirOtroAdmin(admins, cuenta.sub);
  await cuentas.activar(cuenta.sub, activa);
  if (!activa) await cerrarSesiones(cuenta.sub);
  return { ...cuenta, activa };
}

/** A new account and its initial password. */
export async function nuevaCuenta(
  pedida: CuentaPedida,
  clave: string,
): Promise<{ cuenta: CuentaConClave; entrega: Entrega }> {
  const claveHash = await hashClaveInicial(clave);
  const cuenta = { ...pedida, sub: randomUUID(), activa: true, debeCambiarClave: true, claveHash };
  return { cuenta, entrega: { usuario: pedida.usuario, nombre: pedida.nombre, clave } };
}

async function hallar(cuentas: CuentaRepository, cual: Cual): Promise<Cuenta> {
  const cuenta =
    'sub' in cual
      ? await cuentas.buscar(cual.sub)
      : await cuentas.buscarPorUsuario(usuarioNormal(cual.usuario));
  if (cuenta !== null) return cuenta;
  const cosa = 'usuario' in cual ? `ninguna cuenta «${cual.usuario}»` : 'esa cuenta';
  throw new DomainError('not-found', 'no-encontrado', `No hay ${cosa}.`);
}

function exigirLeida<T>(leida: CuentaLeida<T>): T {
  if ('cuenta' in leida) return leida.cuenta;
  const [primero, ...resto] = leida.fallos.map(enFrase);
  throw camposInvalidos([primero ?? { campo: '', mensaje: 'Los datos no son válidos.' }, ...resto]);
}

/** Makes a reason a sentence: it is lower case after 'línea 3:', and capitalised beside a field. */
function enFrase({ campo, mensaje }: Detalle): Detalle {
  return { campo, mensaje: mensaje.charAt(0).toUpperCase() + mensaje.slice(1) };
}
