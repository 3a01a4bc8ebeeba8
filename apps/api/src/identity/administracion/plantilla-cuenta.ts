import { usuarioNormal, type Rol } from '@mantenible/domain/acceso';
import type { Detalle } from '@mantenible/domain/error';

/** Checked data from a form or a CSV line: of a new account or, in an import, also new data of an existing one. */
export interface CuentaPedida {
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string | null;
  readonly roles: readonly Rol[];
}

/** A requested account as text of a form or a CSV line. */
export interface CuentaEscrita {
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string;
  readonly rol: string;
}

type DatosPedidos = Omit<CuentaPedida, 'usuario'>;
/** Result of reading an account from texts: the account, or the reasons of its refusal by field. */
export type CuentaLeida<T> = { readonly cuenta: T } | { readonly fallos: readonly Detalle[] };

const USUARIO = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,99}$/u;
// Letters that look like those of Spanish: of these alphabets, and Latin ones such as dotless i.
const PARECIDAS =
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Lisu}]|(?![a-zßæœøđłþð])\p{Script=Latin}/u;
const CORREO = /^[^\s@]+@[^\s@]+$/;
const MAX_NOMBRE = 200;
const MAX_CORREO = 254;
const VISIBLE = /[\p{L}\p{N}]/u;
// Controls, lone surrogates, signs without width or of writing direction, and the replacement character of invalid bytes.
const SIN_LEER = /[\p{Cc}\p{Cs}\p{Cf}\u3164\u115F\u1160\uFFA0\uFFFD]/u;
const PALABRA = /\p{L}[\p{L}\p{M}]*/gu;

/** The requested account, or the reasons of its refusal by field, in Spanish. */
export function leerCuenta(escrita: CuentaEscrita): CuentaLeida<CuentaPedida> {
  const usuario = usuarioNormal(escrita.usuario);
  const leida = leerDatos(escrita);
  const fallos = [...fallosDeUsuario(usuario), ...('fallos' in leida ? leida.fallos : [])];
  return 'fallos' in leida || fallos.length > 0 ? { fallos } : { cuenta: { usuario, ...leida.cuenta } };
}

/** Like `leerCuenta`, without the user name, which never changes. */
export function leerDatos(escrita: Omit<CuentaEscrita, 'usuario'>): CuentaLeida<DatosPedidos> {
  const nombre = escrita.nombre.normalize('NFC').trim();
  const correo = escrita.correo.trim();
  const roles = rolesDe(escrita.rol);
  const fallos = [...fallosDeNombre(nombre), ...fallosDeCorreo(correo), ...fallosDeRol(roles, escrita.rol)];
  if (fallos.length > 0 || roles === null) return { fallos };
  return { cuenta: { nombre, correo: correo === '' ? null : correo, roles } };
}

/** The role on the screen and in files: a docente and an admin have the permissions of an estudiante, too. */
export function rolDe(roles: readonly Rol[]): Rol {
  if (roles.includes('admin')) return 'admin';
  return roles.includes('docente') ? 'docente' : 'estudiante';
}

function fallosDeUsuario(usuario: string): Detalle[] {
  if (!USUARIO.test(usuario)) {
    const mensaje = `el usuario «${recortado(usuario)}» solo puede llevar letras, números y . _ @ -`;
    return [{ campo: 'usuario', mensaje }];
  }
  if (!PARECIDAS.test(usuario.normalize('NFD'))) return [];
  const mensaje = `el usuario «${recortado(usuario)}» tiene letras que se confunden con otras: use las del español`;
  return [{ campo: 'usuario', mensaje }];
}

function fallosDeNombre(nombre: string): Detalle[] {
  if (SIN_LEER.test(nombre)) {
    const mensaje = `el nombre «${recortado(nombre)}» tiene signos que no se pueden leer; elija otra codificación del archivo, o guárdelo como CSV UTF-8`;
    return [{ campo: 'nombre', mensaje }];
  }
  if (mezclaAlfabetos(nombre)) {
    const mensaje = `el nombre «${recortado(nombre)}» mezcla letras de varios alfabetos en una palabra`;
    return [{ campo: 'nombre', mensaje }];
  }
  if (VISIBLE.test(nombre) && nombre.length <= MAX_NOMBRE) return [];
  return [{ campo: 'nombre', mensaje: `falta el nombre, o pasa de ${MAX_NOMBRE} caracteres` }];
}

/** Whether a word has Latin letters beside others, which look like them: 'Аna' with a Cyrillic A. */
function mezclaAlfabetos(nombre: string): boolean {
  return (nombre.match(PALABRA) ?? []).some(
    (palabra) => /\p{Script=Latin}/u.test(palabra) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(palabra),
  );
}

function fallosDeCorreo(correo: string): Detalle[] {
  if (correo === '') return [];
  if (CORREO.test(correo) && correo.length <= MAX_CORREO && !SIN_LEER.test(correo)) return [];
  return [{ campo: 'correo', mensaje: `el correo «${recortado(correo)}» no es válido` }];
}

function fallosDeRol(roles: readonly Rol[] | null, rol: string): Detalle[] {
  if (roles !== null) return [];
  return [{ campo: 'rol', mensaje: `el rol «${recortado(rol)}» no existe: use estudiante, docente o admin` }];
}

/** The text, shortened for quotation in a message. */
function recortado(texto: string): string {
  const limpio = texto.replaceAll(new RegExp(SIN_LEER, 'gu'), '\uFFFD');
  const letras = Array.from(limpio);
  return letras.length > 60 ? `${letras.slice(0, 60).join('')}…` : limpio;
}

function rolesDe(rol: string): Rol[] | null {
  switch (rol.trim().toLowerCase()) {
    case 'admin':
      return ['admin', 'estudiante'];
    case 'docente':
      return ['docente', 'estudiante'];
    case '':
    case 'estudiante':
      return ['estudiante'];
    default:
      return null;
  }
}
