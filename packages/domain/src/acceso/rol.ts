/** Realm roles of the identity provider. */
export const roles = ['estudiante', 'admin'] as const;
export type Rol = (typeof roles)[number];

export function esRol(value: string): value is Rol {
  return roles.some((rol) => rol === value);
}

/** The caller: `sub` is the token's subject, `roles` come from the verified token alone. */
export interface Persona {
  readonly sub: string;
  readonly nombre: string;
  /** Sign-in name, where the token has it. */
  readonly usuario?: string;
  readonly roles: readonly Rol[];
}
