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

/**
 * Refuses what the caller may not do to something that `propietario` owns (null: it does not exist). Whoever may
 * not even read the project gets the same 'not-found' as for one that does not exist; who may read it but not do
 * this gets 'forbidden' (design §3: an admin reads other people's and may delete them, but changes none).
 */
export function exigir<R extends RecursoPropio>(
  persona: Pick<Persona, 'roles' | 'sub'>,
  { recurso, accion, cosa }: Peticion<R>,
  propietario: string | null,
): void {
  if (propietario === null || !puede(persona, 'proyecto', 'leer', propietario)) throw noEncontrado(cosa);
  if (!puede(persona, recurso, accion, propietario))
    throw new DomainError('forbidden', 'prohibido', 'No tiene permiso para hacer este cambio.');
}
