import type { ListaVerificacion } from '@mantenible/domain/lista-verificacion';
import type { MetricaCompleta } from '@mantenible/domain/metrica';
import type { SubcaracteristicaCompleta } from '@mantenible/domain/subcaracteristica';

/** What the address asks for: one item of the catalogue, or all of it. */
export type Eleccion =
  | { readonly elemento: 'todo' }
  | { readonly elemento: 'subcaracteristica' | 'metrica'; readonly id: string };

/** A part of the printed list: a sub-characteristic, or the metrics that none has. */
interface Parte {
  readonly nombre: string;
  readonly metricas: readonly {
    readonly _id: string;
    readonly nombre: string;
    readonly lista: ListaVerificacion;
  }[];
}

interface Catalogo {
  readonly subcaracteristicas: readonly SubcaracteristicaCompleta[];
  readonly metricas: readonly MetricaCompleta[];
}

/** The choice that an address holds: '?metrica=', '?subcaracteristica=' or neither. */
export function eleccionDe(params: URLSearchParams): Eleccion {
  for (const elemento of ['metrica', 'subcaracteristica'] as const) {
    const id = params.get(elemento);
    if (id !== null && id !== '') return { elemento, id };
  }
  return { elemento: 'todo' };
}

/**
 * Parts to print, without what has no question. A list that several metrics have is printed once, as a test asks it once.
 * @returns null for an item that the catalogue does not have
 */
export function contenidoDe(catalogo: Catalogo, eleccion: Eleccion): readonly Parte[] | null {
  const grupos = gruposDe(catalogo, eleccion);
  if (grupos === null) return null;
  const impresas = new Set<string>();
  return grupos
    .map(({ nombre, metricas }) => ({
      nombre,
      metricas: metricas.flatMap(({ _id, nombre: suyo, listaVerificacion: lista }) => {
        if (lista === null || lista.pautas.length === 0 || impresas.has(lista._id)) return [];
        impresas.add(lista._id);
        return [{ _id, nombre: suyo, lista }];
      }),
    }))
    .filter(({ metricas }) => metricas.length > 0);
}

interface Grupo {
  readonly nombre: string;
  readonly metricas: readonly MetricaCompleta[];
}

function gruposDe({ subcaracteristicas, metricas }: Catalogo, eleccion: Eleccion): readonly Grupo[] | null {
  if (eleccion.elemento === 'metrica') {
    const metrica = metricas.find(({ _id }) => _id === eleccion.id);
    return metrica ? [{ nombre: 'Métrica', metricas: [metrica] }] : null;
  }
  if (eleccion.elemento === 'subcaracteristica') {
    const elegida = subcaracteristicas.find(({ _id }) => _id === eleccion.id);
    return elegida ? [elegida] : null;
  }
  const agrupadas = new Set(subcaracteristicas.flatMap((sub) => sub.metricas.map(({ _id }) => _id)));
  const sueltas = metricas.filter(({ _id }) => !agrupadas.has(_id));
  return [...subcaracteristicas, { nombre: 'Métricas sin subcaracterística', metricas: sueltas }];
}
