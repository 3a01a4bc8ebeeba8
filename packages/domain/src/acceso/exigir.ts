import { DomainError, noEncontrado } from '../error/index.ts';
import { puede, type Accion, type Recurso } from './permisos.ts';
import type { Persona } from './rol.ts';

/** Resources with an owner. */
export type RecursoPropio = Exclude<Recurso, 'catalogo' | 'criterios' | 'cuentas'>;

interface Peticion<R extends RecursoPropio> {
  readonly recurso: R;
  readonly accion: Accion<R>;
  /** Name of the thing in the refusal: 'el proyecto'. */
  readonly cosa: string;
}

/** A thing that names its owner itself, or by its project. */
type Poseido = { readonly propietario: string } | { readonly proyecto: { readonly idPersona: string } };

/**
 * Refuses what the caller may not do to the thing (null: it does not exist); afterwards it is not null. A
 * caller without read access to the project gets the same 'not-found' as for a missing one; a caller with
 * read access alone gets 'forbidden' (requisito: admin-reads-people).
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
