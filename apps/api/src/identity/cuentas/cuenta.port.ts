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

/**
 * Stored accounts. A write returns false when the account does not exist (`crear`: when the name is taken).
 */
export interface CuentaRepository {
  buscar(sub: string): Promise<Cuenta | null>;
  buscarPorUsuario(usuario: string): Promise<CuentaConClave | null>;
  buscarPorUsuarios(usuarios: readonly string[]): Promise<readonly CuentaConClave[]>;
  listar(): Promise<readonly Cuenta[]>;
  /**
   * Subjects of the active admins. Locks them until the transaction ends: changes of admins run one by one.
   */
  bloquearAdmins(): Promise<readonly string[]>;
  contar(): Promise<number>;
  /** Stores all of the accounts or none. */
  crear(...cuentas: readonly CuentaConClave[]): Promise<boolean>;
  actualizar(sub: string, datos: DatosCuenta): Promise<boolean>;
  cambiarClave(sub: string, claveHash: string, debeCambiarClave: boolean): Promise<boolean>;
  activar(sub: string, activa: boolean): Promise<boolean>;
  /** Replaces a hash by another of the same password, unless the password has changed. */
  renovarHash(sub: string, anterior: string, nuevo: string): Promise<boolean>;
}
