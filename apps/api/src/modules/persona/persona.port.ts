import type { Persona } from '@mantenible/domain/acceso';

/** Names of a person, for screens that other people read. */
export interface NombrePersona {
  readonly nombre: string;
  /** User name; null when the person's tokens do not contain it. */
  readonly usuario: string | null;
}

/** Names of people by subject, stored from their access tokens. */
export interface PersonaRepository {
  guardar(persona: Pick<Persona, 'sub' | 'nombre' | 'usuario'>, visto: Date): Promise<void>;
  /** Null for a subject without a token so far. */
  buscar(sub: string): Promise<NombrePersona | null>;
}

/** Returns the person of an access token, or rejects with a refusal. */
export interface VerificadorDeTokens {
  verify(token: string): Promise<Persona>;
  revision?(): number;
}
