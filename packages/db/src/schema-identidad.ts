import type { Generated } from 'kysely';

import type { Json, Momento } from './column-types.ts';

export interface CuentaTable {
  sub: string;
  usuario: string;
  nombre: string;
  correo: string | null;
  clave_hash: string;
  roles: Json;
  activa: boolean;
  debe_cambiar_clave: boolean;
  creado: Momento;
}
/**
 * An import of accounts, kept for an hour: with the server's secret its seed gives their initial passwords again. `sub` and `nombre`
 * are of the admin who imported.
 */
export interface ImportacionTable {
  id: string;
  sub: string;
  nombre: string;
  /** Hash of the key of the request; null without one. */
  repeticion: string | null;
  semilla: string;
  momento: Momento;
}
/** An account that an import created and whose initial password was not replaced since. */
export interface ImportacionCuentaTable {
  sub: string;
  importacion_id: string;
}
/**
 * Names shown to an admin: from the claims of the last token seen (Keycloak's accounts cannot be
 * listed here).
 */
export interface PersonaTable {
  sub: string;
  nombre: string;
  /** Sign-in name, where the token has it. */
  usuario: string | null;
  visto: Momento;
}
/** Failed sign-ins of the last day, by the hash of the counted keys (ADR 0026). */
export interface IntentoAccesoTable {
  clave: string;
  grupo: string;
  fallos: number;
  primero: Momento;
  ultimo: Momento;
}
/** A record that the library oidc-provider stores: session, grant, token or interaction. */
export interface OidcTable {
  id: string;
  modelo: string;
  contenido: Json;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  /** Hash of the address group that opened a sign-in form; null for other records. */
  grupo: Generated<string | null>;
  expira: Momento | null;
  consumido: Momento | null;
}
/** An account whose access tokens of before `momento` no longer hold. */
export interface SesionTerminadaTable {
  sub: string;
  momento: Momento;
}
