import type { Rol } from '@mantenible/domain/acceso';

import { usuarioNormal } from '../cuentas/cuenta.port.ts';

/** What a person to be added is given as. */
export interface CuentaPedida {
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string | null;
  readonly roles: readonly Rol[];
}

const USUARIO = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,99}$/u;
const CORREO = /^[^\s@]+@[^\s@]+$/;
const MAX_NOMBRE = 200;

interface Escrita {
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string;
  readonly rol: string;
}

/** The account that was written down, or the reasons in Spanish why it cannot be. */
export function leerCuenta(
  escrita: Escrita,
): { readonly cuenta: CuentaPedida } | { readonly fallos: readonly string[] } {
  const usuario = usuarioNormal(escrita.usuario);
  const nombre = escrita.nombre.trim();
  const correo = escrita.correo.trim();
  const roles = rolesDe(escrita.rol);
  const fallos = [
    ...(USUARIO.test(usuario) ? [] : [`el usuario «${usuario}» solo puede llevar letras, números y . _ @ -`]),
    ...(nombre.length > 0 && nombre.length <= MAX_NOMBRE ? [] : ['falta el nombre, o es demasiado largo']),
    ...(correo === '' || CORREO.test(correo) ? [] : [`el correo «${correo}» no es válido`]),
    ...(roles === null ? [`el rol «${escrita.rol}» no existe: use estudiante o admin`] : []),
  ];
  if (fallos.length > 0 || roles === null) return { fallos };
  return { cuenta: { usuario, nombre, correo: correo === '' ? null : correo, roles } };
}

/** An admin does what an estudiante does, too. */
function rolesDe(rol: string): Rol[] | null {
  switch (rol.trim().toLowerCase()) {
    case 'admin':
      return ['admin', 'estudiante'];
    case '':
    case 'estudiante':
      return ['estudiante'];
    default:
      return null;
  }
}
