import { DomainError, noEncontrado } from '../error/index.ts';
import { esDeNadie } from './ejemplo.ts';
import { esDelEquipo, type Pertenencia } from './pertenencia.ts';
import { puede, type Accion, type Recurso } from './permisos.ts';
import type { Persona } from './rol.ts';

export type RecursoPropio = Exclude<
  Recurso,
  | 'catalogo'
  | 'criterios'
  | 'cuentas'
  | 'auditoria'
  | 'instalacion'
  | 'ejemplo'
  | 'curso'
  | 'entrega'
  | 'persona'
  | 'rubrica'
  | 'nota'
  | 'observacion'
>;

interface Peticion<R extends RecursoPropio> {
  readonly recurso: R;
  readonly accion: Accion<R>;
  /** Name of the thing in the refusal: 'el proyecto'. */
  readonly cosa: string;
}

type Poseido = Pertenencia | { readonly pertenencia: Pertenencia };

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
  const pertenencia = pertenenciaDe(hallado);
  if (!puede(persona, 'proyecto', 'leer', pertenencia)) throw noEncontrado(cosa);
  if (!puede(persona, recurso, accion, pertenencia)) throw rechazo(persona, pertenencia);
}

function pertenenciaDe(hallado: Poseido): Pertenencia {
  return 'pertenencia' in hallado ? hallado.pertenencia : hallado;
}

function rechazo({ sub }: Pick<Persona, 'sub'>, pertenencia: Pertenencia): DomainError {
  if (esDeNadie(pertenencia.propietario))
    return new DomainError(
      'forbidden',
      'ejemplo-de-solo-lectura',
      'El ejemplo resuelto viene con el producto y solo se puede consultar.',
    );
  if (esDelEquipo(sub, pertenencia))
    return new DomainError(
      'forbidden',
      'solo-propietario',
      'Eso lo hace solo la persona propietaria del proyecto: pídaselo a ella.',
    );
  return new DomainError('forbidden', 'prohibido', 'No tiene permiso para hacer este cambio.');
}
