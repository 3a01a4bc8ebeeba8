import { DomainError, noEncontrado } from '../error/index.ts';
import { esDeNadie } from './ejemplo.ts';
import { puede, type Accion, type Recurso } from './permisos.ts';
import type { Persona } from './rol.ts';

export type RecursoPropio = Exclude<Recurso, 'catalogo' | 'criterios' | 'cuentas' | 'auditoria' | 'ejemplo'>;

interface Peticion<R extends RecursoPropio> {
  readonly recurso: R;
  readonly accion: Accion<R>;
  /** Name of the thing in the refusal: 'el proyecto'. */
  readonly cosa: string;
}

type Poseido = { readonly propietario: string } | { readonly proyecto: { readonly idPersona: string } };

/**
 * Throws a refusal unless the caller may perform the action on `hallado` (null: the object does not exist). A caller
 * who may not read the object gets the same 'not-found' as for a missing one; a caller who may only read it gets
 * 'forbidden' (requisito: admin-reads-people). The solved example is changed by none.
 */
export function exigir<R extends RecursoPropio, T extends Poseido>(
  persona: Pick<Persona, 'roles' | 'sub'>,
  { recurso, accion, cosa }: Peticion<R>,
  hallado: T | null,
): asserts hallado is T {
  if (hallado === null) throw noEncontrado(cosa);
  const propietario = 'propietario' in hallado ? hallado.propietario : hallado.proyecto.idPersona;
  if (!puede(persona, 'proyecto', 'leer', propietario)) throw noEncontrado(cosa);
  if (puede(persona, recurso, accion, propietario)) return;
  if (esDeNadie(propietario))
    throw new DomainError(
      'forbidden',
      'ejemplo-de-solo-lectura',
      'El ejemplo resuelto viene con el producto y solo se puede consultar.',
    );
  throw new DomainError('forbidden', 'prohibido', 'No tiene permiso para hacer este cambio.');
}
