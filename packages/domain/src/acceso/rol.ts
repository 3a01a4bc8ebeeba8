/** Realm roles of the identity provider. */
export const roles = ['estudiante', 'docente', 'admin'] as const;
export type Rol = (typeof roles)[number];

export function esRol(value: string): value is Rol {
  return roles.some((rol) => rol === value);
}

/**
 * The roles among the names that a token gives. `docente` adds to the permissions of an estudiante, which an admin has too:
 * alone it counts as none.
 */
export function rolesDeNombres(nombres: readonly unknown[]): Rol[] {
  const suyos = roles.filter((rol) => nombres.includes(rol));
  return suyos.length === 1 && suyos[0] === 'docente' ? [] : suyos;
}

/** The caller: `sub` is the token's subject, `roles` come from the verified token alone. */
export interface Persona {
  readonly sub: string;
  readonly nombre: string;
  /** Sign-in name, where the token has it. */
  readonly usuario?: string;
  /** Mail, where the provider vouches for it. */
  readonly correo?: string;
  /** Where the provider states that it vouches for no address; absent where the token names none. */
  readonly correoSinComprobar?: boolean;
  readonly roles: readonly Rol[];
}
