import type { Persona } from '@mantenible/domain/acceso';
import { compararPruebas, mismoAlcance, type ComparacionPruebas } from '@mantenible/domain/comparacion';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import type { RespuestaPrueba, TipoPrueba } from '@mantenible/domain/respuesta';

import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import type { PruebasComparadasRepository, PruebasHalladas } from './comparacion.port.ts';
import { exigirDistintos, type Par } from './par.ts';

type Cabecera = Pick<RespuestaPrueba, '_id' | 'nombre' | 'intentos' | 'creado'>;

export interface PruebasComparadas extends ComparacionPruebas {
  readonly proyecto: PruebasHalladas['proyecto'];
  readonly tipo: TipoPrueba;
  readonly antes: Cabecera;
  readonly despues: Cabecera;
}

/** Compares two saved tests of one project and scope, as their reports are read: by owner and admin. */
export async function compararPruebasGuardadas(
  deps: { readonly comparables: PruebasComparadasRepository; readonly propietarioDe: PropietarioDe },
  persona: Persona,
  proyectoId: string,
  par: Par,
): Promise<PruebasComparadas> {
  exigirDistintos(par, 'Elija dos pruebas distintas');
  const hallado = await leerPermitido(
    deps.propietarioDe,
    { persona, proyectoId, recurso: 'prueba', accion: 'leer' },
    () => deps.comparables.pruebas(proyectoId, [par.antes, par.despues]),
  );
  const [antes, despues] = [
    exigirPrueba(hallado, par.antes, 'primera'),
    exigirPrueba(hallado, par.despues, 'segunda'),
  ];
  if (!mismoAlcance(antes, despues)) throw otroAlcance();
  return {
    proyecto: hallado.proyecto,
    tipo: despues.tipo,
    antes: cabecera(antes),
    despues: cabecera(despues),
    ...compararPruebas(antes, despues),
  };
}

function exigirPrueba({ pruebas }: PruebasHalladas, id: string, cual: string): RespuestaPrueba {
  const hallada = pruebas.find(({ _id }) => _id === id);
  if (!hallada) throw noEncontrado(`la ${cual} prueba: puede que se haya eliminado`);
  return hallada;
}

function otroAlcance(): DomainError {
  return new DomainError(
    'invalid',
    'otro-alcance',
    'Solo se comparan pruebas del mismo alcance: el mismo tipo y, si es de un elemento, el mismo elemento.',
  );
}

function cabecera({ _id, nombre, intentos, creado }: RespuestaPrueba): Cabecera {
  return { _id, nombre, intentos, creado };
}
