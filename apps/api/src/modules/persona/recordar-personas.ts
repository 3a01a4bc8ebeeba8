import type { Persona } from '@mantenible/domain/acceso';

import { BoundedMap } from '../../bounded-map.ts';
import type { PersonaRepository, VerificadorDeTokens } from './persona.port.ts';

/** Size of the cache of stored people; an evicted person is stored again. */
const maxPersonas = 10_000;
/** Characters of each name in the cache: a token may contain thousands. */
const maxNombre = 255;
/** Another server may have stored other names since: they are stored again after this time. */
const vigenciaMs = 3_600_000;

interface Deps {
  readonly personas: Pick<PersonaRepository, 'guardar'>;
  readonly now: () => Date;
  /** Called after a person was stored. */
  readonly alGuardar: (persona: Persona) => Promise<void>;
  readonly alFallar: (error: unknown) => void;
}

/**
 * A verifier that also stores the name of each person with a role, once an hour per process and again when it
 * changes. The token is accepted even when its name cannot be stored.
 */
export function recordarPersonas(
  verifier: VerificadorDeTokens,
  { personas, now, alGuardar, alFallar }: Deps,
): VerificadorDeTokens {
  const guardadas = new BoundedMap<string, { readonly nombres: string; readonly hasta: number }>(maxPersonas);

  const recordar = async (persona: Persona): Promise<void> => {
    if (persona.roles.length === 0) return;
    const { sub } = persona;
    const [nombres, momento] = [nombresDe(persona), now()];
    const guardada = guardadas.get(sub);
    if (guardada?.nombres === nombres && guardada.hasta > momento.getTime()) return;
    guardadas.set(sub, { nombres, hasta: momento.getTime() + vigenciaMs });
    try {
      await personas.guardar(persona, momento);
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

/** What of a person is stored, of a bounded length. */
function nombresDe({ nombre, usuario = '', correo = '', correoSinComprobar = false }: Persona): string {
  return JSON.stringify([
    ...[nombre, usuario, correo].map((texto) => texto.slice(0, maxNombre)),
    correoSinComprobar,
  ]);
}
