import { randomUUID } from 'node:crypto';

import { usuarioNormal } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { camposInvalidos, DomainError, type Detalle } from '@mantenible/domain/error';

import type { Cuenta, CuentaConClave, CuentaRepository } from '../cuentas/cuenta.port.ts';
import type { Cual, CuentaCambiada, Entrega, Responsable } from './administracion.port.ts';
import type { ImportacionRepository } from './importacion.port.ts';
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
  readonly importaciones: ImportacionRepository;
  /** Ends the sign-ins of an account; its access tokens no longer hold. */
  readonly cerrarSesiones: (sub: string) => Promise<void>;
  /** The access tokens of an account no longer hold: the next ones have today's roles. */
  readonly caducarPermisos: (sub: string) => Promise<void>;
  /** Names of the courses that have no other lecturer who may teach. */
  readonly cursosSinOtroDocente: (sub: string) => Promise<readonly string[]>;
  readonly auditoria: Auditoria;
}

/** An initial password with its hash, which is made before the transaction that locks the admins. */
export interface ClavePreparada {
  readonly clave: string;
  readonly claveHash: string;
}

export async function agregarCuenta(
  { cuentas }: Unidad,
  quien: Responsable,
  escrita: CuentaEscrita,
  preparada: ClavePreparada,
): Promise<{ cuenta: Cuenta; entrega: Entrega }> {
  exigirVigente(quien, await cuentas.bloquearAdmins());
  const { cuenta, entrega } = cuentaNueva(exigirLeida(leerCuenta(escrita)), preparada);
  // Checked first: a unique violation aborts the transaction. A concurrent insert still ends in the
  // violation.
  const libre = (await cuentas.buscarPorUsuario(cuenta.usuario)) === null;
  if (!libre || !(await cuentas.crear(cuenta))) {
    const mensaje = `Ya hay una cuenta «${cuenta.usuario}».`;
    throw new DomainError('conflict', 'usuario-ocupado', mensaje, [{ campo: 'usuario', mensaje }]);
  }
  return { cuenta, entrega };
}

export async function cambiarCuenta(
  { cuentas, caducarPermisos, cursosSinOtroDocente }: Unidad,
  quien: Responsable,
  cual: Cual,
  escritos: Omit<CuentaEscrita, 'usuario'>,
): Promise<{ readonly antes: Cuenta; readonly cuenta: CuentaCambiada }> {
  const admins = await cuentas.bloquearAdmins();
  exigirVigente(quien, admins);
  const datos = exigirLeida(leerDatos(escritos));
  const cuenta = await hallar(cuentas, cual);
  if (esAdminActivo(cuenta) && !datos.roles.includes('admin')) {
    if (esPropia(quien, cuenta.sub)) throw cuentaPropia('No puede quitarse a sí mismo el rol admin.');
    exigirOtroAdmin(admins, cuenta.sub);
  }
  await cuentas.actualizar(cuenta.sub, datos);
  if (pierdeRol(cuenta, datos)) await caducarPermisos(cuenta.sub);
  const cursosSinDocente = ensena(cuenta) && !ensena(datos) ? await cursosSinOtroDocente(cuenta.sub) : [];
  return { antes: cuenta, cuenta: { ...cuenta, ...datos, cursosSinDocente } };
}

/** Whether the roles of an account let it teach. */
const ensena = ({ roles }: Pick<Cuenta, 'roles'>) => roles.includes('docente') || roles.includes('admin');

/** Whether an account has a role that its new data lack. */
export function pierdeRol(antes: Pick<Cuenta, 'roles'>, despues: Pick<Cuenta, 'roles'>): boolean {
  return antes.roles.some((rol) => !despues.roles.includes(rol));
}

/** Gives an account a new initial password and ends its sessions. */
export async function restablecerClave(
  { cuentas, cerrarSesiones }: Unidad,
  quien: Responsable,
  cual: Cual,
  { clave, claveHash }: ClavePreparada,
): Promise<{ cuenta: Cuenta; entrega: Entrega }> {
  exigirVigente(quien, await cuentas.bloquearAdmins());
  const cuenta = await hallar(cuentas, cual);
  if (esPropia(quien, cuenta.sub)) throw cuentaPropia('Cambie su propia contraseña en «Cuenta».');
  await cuentas.cambiarClave(cuenta.sub, claveHash, true);
  await cerrarSesiones(cuenta.sub);
  return { cuenta, entrega: { usuario: cuenta.usuario, nombre: cuenta.nombre, clave } };
}

/** Activates an account, or deactivates it and ends its sessions. */
export async function activarCuenta(
  { cuentas, cerrarSesiones, cursosSinOtroDocente }: Unidad,
  quien: Responsable,
  cual: Cual,
  activa: boolean,
): Promise<CuentaCambiada> {
  const admins = await cuentas.bloquearAdmins();
  exigirVigente(quien, admins);
  const cuenta = await hallar(cuentas, cual);
  if (!activa && esPropia(quien, cuenta.sub)) throw cuentaPropia('No puede desactivar su propia cuenta.');
  if (!activa && esAdminActivo(cuenta)) exigirOtroAdmin(admins, cuenta.sub);
  await cuentas.activar(cuenta.sub, activa);
  if (!activa) await cerrarSesiones(cuenta.sub);
  const cursosSinDocente = activa ? [] : await cursosSinOtroDocente(cuenta.sub);
  return { ...cuenta, activa, cursosSinDocente };
}

/** A new account and its initial password. */
export function cuentaNueva(
  pedida: CuentaPedida,
  { clave, claveHash }: ClavePreparada,
): { cuenta: CuentaConClave; entrega: Entrega } {
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
