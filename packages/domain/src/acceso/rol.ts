/** Realm roles of the identity provider (specification §6). */
export const roles = ['estudiante', 'admin'] as const;
export type Rol = (typeof roles)[number];

export function esRol(value: string): value is Rol {
  return (roles as readonly string[]).includes(value);
}

/** Whoever calls: `sub` is the token's subject, `roles` come from the verified token alone. */
export interface Persona {
  readonly sub: string;
  readonly nombre: string;
  /** What the person signs in with, where the token says. */
  readonly usuario?: string;
  readonly roles: readonly Rol[];
}
