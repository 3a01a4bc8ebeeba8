import type { Persona } from '@mantenible/domain/acceso';

/** How a person is called on screens that other people read. */
export interface NombrePersona {
  readonly nombre: string;
  /** What they sign in with; null where their tokens do not say. */
  readonly usuario: string | null;
}

/** Names of people by subject, kept from their access tokens. */
export interface PersonaRepository {
  guardar(persona: Pick<Persona, 'sub' | 'nombre' | 'usuario'>, visto: Date): Promise<void>;
  /** Null for a subject without a token so far. */
  buscar(sub: string): Promise<NombrePersona | null>;
}

/** Turns an access token into the person it was issued for, or rejects with a refusal. */
export interface VerificadorDeTokens {
  verify(token: string): Promise<Persona>;
}
