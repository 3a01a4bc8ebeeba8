import type { Persona } from '@mantenible/domain/acceso';

import { BoundedMap } from '../../bounded-map.ts';
import type { PersonaRepository, VerificadorDeTokens } from './persona.port.ts';

/** Size of the cache of stored people; an evicted person is stored again. */
const maxPersonas = 10_000;
/** Characters of each name in the cache: a token may contain thousands. */
const maxNombre = 255;

interface Deps {
  readonly personas: Pick<PersonaRepository, 'guardar'>;
  readonly now: () => Date;
  /** Called after a person was stored. */
  readonly alGuardar: (persona: Persona) => Promise<void>;
  readonly alFallar: (error: unknown) => void;
}

/**
 * A verifier that also stores the name of each person with a role, once per process and again when it
 * changes. The token is accepted even when its name cannot be stored.
 */
export function recordarPersonas(
  verifier: VerificadorDeTokens,
  { personas, now, alGuardar, alFallar }: Deps,
): VerificadorDeTokens {
  const guardadas = new BoundedMap<string, string>(maxPersonas);

  const recordar = async (persona: Persona): Promise<void> => {
    const { sub, nombre, usuario = '', correo = '' } = persona;
    const nombres = JSON.stringify([nombre.slice(0, maxNombre), usuario.slice(0, maxNombre), correo]);
    if (persona.roles.length === 0 || guardadas.get(sub) === nombres) return;
    guardadas.set(sub, nombres);
    try {
      await personas.guardar(persona, now());
      await alGuardar(persona);
    } catch (error) {
      guardadas.delete(sub);
      alFallar(error);
    }
  };

  return {
    ...verifier,
    verify: async (token) => {
      const persona = await verifier.verify(token);
      await recordar(persona);
      return persona;
    },
  };
}
