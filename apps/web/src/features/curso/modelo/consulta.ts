import {
  ordenesDeClase,
  seleccionesDeClase,
  type OrdenDeClase,
  type SeleccionDeClase,
} from '@mantenible/domain/curso';

/** What the table of a class shows, stored in the page's address. */
export interface ConsultaDeClase {
  readonly buscar: string;
  readonly quienes: SeleccionDeClase;
  readonly orden: OrdenDeClase;
  readonly sentido: 'asc' | 'desc';
  readonly pagina: number;
}

/** The selection of an address; what it does not name, or names wrongly, is as at first. */
export function consultaDe(params: URLSearchParams): ConsultaDeClase {
  const pagina = Number(params.get('pagina') ?? 1);
  return {
    buscar: (params.get('buscar') ?? '').slice(0, 200),
    quienes: seleccionesDeClase.find((una) => una === params.get('quienes')) ?? 'todas',
    orden: ordenesDeClase.find((uno) => uno === params.get('orden')) ?? 'persona',
    sentido: params.get('sentido') === 'desc' ? 'desc' : 'asc',
    pagina: Number.isInteger(pagina) && pagina >= 1 && pagina <= 10_000 ? pagina : 1,
  };
}

/** Query with one parameter changed, or removed by ''. Any change but that of the page returns to the first page. */
export function conParametro(previos: URLSearchParams, nombre: string, valor: string): URLSearchParams {
  const siguientes = new URLSearchParams(previos);
  siguientes.delete('pagina');
  if (valor === '') siguientes.delete(nombre);
  else siguientes.set(nombre, valor);
  return siguientes;
}

/** Query for another order: the same column again turns it round; figures begin with the greatest. */
export function conOrden(previos: URLSearchParams, orden: OrdenDeClase): URLSearchParams {
  const actual = consultaDe(previos);
  const deTexto = ['persona', 'usuario', 'grupo', 'proyecto'].includes(orden);
  const inicial = deTexto ? 'asc' : 'desc';
  const vuelto = actual.sentido === 'asc' ? 'desc' : 'asc';
  const siguientes = conParametro(previos, 'orden', orden);
  siguientes.set('sentido', actual.orden === orden ? vuelto : inicial);
  return siguientes;
}

/** The part of an address that decides the order in which projects are reviewed. */
export function consultaDeRevision(params: URLSearchParams): string {
  const { buscar, quienes, orden, sentido } = consultaDe(params);
  return new URLSearchParams({ buscar, quienes, orden, sentido }).toString();
}

/** What the table shows beside person and project. */
export const columnasDeClase = ['resultados', 'estatica', 'manual'] as const;
export type ColumnasDeClase = (typeof columnasDeClase)[number];

export function columnasDe(params: URLSearchParams): ColumnasDeClase {
  return columnasDeClase.find((unas) => unas === params.get('columnas')) ?? 'resultados';
}

/** Order by the sub-characteristic at that place of the model. */
export function ordenDeEje(ruta: 'estatica' | 'manual', lugar: number): OrdenDeClase {
  return ordenesDeClase.find((uno) => uno === `${ruta}${lugar + 1}`) ?? 'persona';
}
