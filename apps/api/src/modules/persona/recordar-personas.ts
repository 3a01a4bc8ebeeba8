import type { Persona } from '@mantenible/domain/acceso';

import type { PersonaRepository, VerificadorDeTokens } from './persona.port.ts';

/** So many people are remembered as stored; one who falls out is stored again. */
const maxPersonas = 10_000;
/** Characters remembered of each name: a token may hold thousands. */
const maxNombre = 255;

interface Deps {
  readonly personas: Pick<PersonaRepository, 'guardar'>;
  readonly now: () => Date;
  readonly alFallar: (error: unknown) => void;
}

/**
 * A verifier that also keeps the name of each person with a role, once a process and again when it changes. A name that
 * cannot be stored refuses no token.
 */
export function recordarPersonas(
  verifier: VerificadorDeTokens,
  { personas, now, alFallar }: Deps,
): VerificadorDeTokens {
  const guardadas = new Map<string, string>();

  const recordar = async (persona: Persona): Promise<void> => {
    const { sub, nombre, usuario = '' } = persona;
    const nombres = JSON.stringify([nombre.slice(0, maxNombre), usuario.slice(0, maxNombre)]);
    if (persona.roles.length === 0 || guardadas.get(sub) === nombres) return;
    const [primera] = guardadas.keys();
    if (guardadas.size >= maxPersonas && primera !== undefined) guardadas.delete(primera);
    guardadas.set(sub, nombres);
    try {
      await personas.guardar(persona, now());
    } catch (error) {
      guardadas.delete(sub);
      alFallar(error);
    }
  };

  return {
    verify: async (token) => {
      const persona = await verifier.verify(token);
      await recordar(persona);
      return persona;
    },
  };
}
