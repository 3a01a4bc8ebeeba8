import { calcularEstatico } from '@mantenible/domain/calculo-estatico';
import type { EjesDeFila } from '@mantenible/domain/curso';
import { calcularRadar } from '@mantenible/domain/panorama';

import { BoundedMap } from '../../../bounded-map.ts';
import type { ClaseRepository, FigurasDeProyecto, ProyectoDeClase } from './clase.port.ts';

/** Sub-characteristics by project. */
export type LeerEjes = (proyectos: readonly ProyectoDeClase[]) => Promise<ReadonlyMap<string, EjesDeFila>>;

/** Projects whose sub-characteristics are kept; those of one are ten numbers. */
const maximo = 10_000;
/**
 * Sub-characteristics of projects, in one statement for those that are not kept. They are computed once for the same analysis and tests: a
 * class of a thousand projects is sorted by them in the time of any other column.
 */
export function createEjesDeClase(clase: Pick<ClaseRepository, 'figuras'>): LeerEjes {
  const recordados = new BoundedMap<string, EjesDeFila>(maximo);
  return async (proyectos) => {
    const nuevos = proyectos.filter((uno) => !recordados.has(claveDe(uno)));
    const figuras = nuevos.length === 0 ? null : await clase.figuras(nuevos.map(({ _id }) => _id));
    const calculados = new Map(nuevos.map(({ _id }) => [_id, ejesDe(figuras?.get(_id))]));
    const ejes = new Map(
      proyectos.map((uno) => [uno._id, calculados.get(uno._id) ?? recordados.get(claveDe(uno)) ?? vacios]),
    );
    for (const uno of nuevos) recordados.set(claveDe(uno), ejes.get(uno._id) ?? vacios);
    return ejes;
  };
}

const vacios: EjesDeFila = { estatica: [], manual: [] };

/** Changes with each analysis, saved test and deleted test of the project. */
function claveDe({ _id, terminados: [ultimo], prueba, pruebas }: ProyectoDeClase): string {
  return [_id, ultimo?.id ?? '', prueba?._id ?? '', pruebas].join(' ');
}

function ejesDe(figuras: FigurasDeProyecto | undefined): EjesDeFila {
  const medidas = figuras?.medidas ?? null;
  const cargas = medidas === null ? [] : calcularEstatico(medidas).subcaracteristicas;
  const radar = calcularRadar(cargas, figuras?.pruebas ?? []);
  return {
    estatica: radar.map(({ estatica }) => estatica),
    manual: radar.map(({ manual }) => manual?.porcentaje ?? null),
  };
}
