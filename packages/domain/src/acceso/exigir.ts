import { DomainError, noEncontrado } from '../error/index.ts';
import { puede, type Accion, type Recurso } from './permisos.ts';
import type { Persona } from './rol.ts';

/** Resources that somebody owns. */
export type RecursoPropio = Exclude<Recurso, 'catalogo' | 'criterios' | 'cuentas'>;

interface Peticion<R extends RecursoPropio> {
  readonly recurso: R;
  readonly accion: Accion<R>;
  /** What the refusal calls it: 'el proyecto'. */
  readonly cosa: string;
}

/** A thing that names its owner itself, or by its project. */
type Poseido = { readonly propietario: string } | { readonly proyecto: { readonly idPersona: string } };

/**
 * Refuses what the caller may not do to what was found (null: it does not exist); afterwards it is not null. A caller
 * who may not even read the project gets the same 'not-found' as for one that does not exist; one who may read it but
 * not do this gets 'forbidden' (design §3: an admin reads other people's and may delete them, but changes none).
 */
export function exigir<R extends RecursoPropio, T extends Poseido>(
  persona: Pick<Persona, 'roles' | 'sub'>,
  { recurso, accion, cosa }: Peticion<R>,
  hallado: T | null,
): asserts hallado is T {
  if (hallado === null) throw noEncontrado(cosa);
  const propietario = 'propietario' in hallado ? hallado.propietario : hallado.proyecto.idPersona;
  if (!puede(persona, 'proyecto', 'leer', propietario)) throw noEncontrado(cosa);
  if (!puede(persona, recurso, accion, propietario))
    throw new DomainError('forbidden', 'prohibido', 'No tiene permiso para hacer este cambio.');
}
