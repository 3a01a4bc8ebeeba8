import type { Rol } from '@mantenible/domain/acceso';

/** A person of the embedded provider. `sub` never changes; `usuario` is what they type, in lower case. */
export interface Cuenta {
  readonly sub: string;
  readonly usuario: string;
  readonly nombre: string;
  readonly correo: string | null;
  readonly roles: readonly Rol[];
  readonly activa: boolean;
  readonly debeCambiarClave: boolean;
}

export interface CuentaConClave extends Cuenta {
  readonly claveHash: string;
}

export type DatosCuenta = Pick<Cuenta, 'nombre' | 'correo' | 'roles'>;

/** Stored accounts. Writes answer false when there is no such account (or, for `crear`, when the name is taken). */
export interface CuentaRepository {
  buscar(sub: string): Promise<Cuenta | null>;
  buscarPorUsuario(usuario: string): Promise<CuentaConClave | null>;
  buscarPorUsuarios(usuarios: readonly string[]): Promise<readonly Cuenta[]>;
  listar(): Promise<readonly Cuenta[]>;
  /** Subjects of the active admins. They stay locked until the transaction ends: changes of admins run one by one. */
  bloquearAdmins(): Promise<readonly string[]>;
  contar(): Promise<number>;
  /** All of them or none. */
  crear(...cuentas: readonly CuentaConClave[]): Promise<boolean>;
  actualizar(sub: string, datos: DatosCuenta): Promise<boolean>;
  cambiarClave(sub: string, claveHash: string, debeCambiarClave: boolean): Promise<boolean>;
  activar(sub: string, activa: boolean): Promise<boolean>;
}

/** The one form of a user name: what people type differs in case and spaces around it. */
export function usuarioNormal(usuario: string): string {
  return usuario.trim().normalize('NFKC').toLowerCase();
}
