import { seleccionesDeEntregado, type SeleccionDeEntregado } from '@mantenible/domain/entrega';

/** What the table of a delivery shows, stored in the page's address. */
export interface ConsultaDeEntrega {
  readonly estado: SeleccionDeEntregado;
  readonly pagina: number;
}

/** The selection of an address; what it does not name, or names wrongly, is as at first. */
export function consultaDe(params: URLSearchParams): ConsultaDeEntrega {
  const pagina = Number(params.get('pagina') ?? 1);
  return {
    estado: seleccionesDeEntregado.find((una) => una === params.get('estado')) ?? 'todos',
    pagina: Number.isInteger(pagina) && pagina >= 1 && pagina <= 10_000 ? pagina : 1,
  };
}

/** Query with one parameter changed, or removed by ''. Another state begins at the first page. */
export function conParametro(previos: URLSearchParams, nombre: string, valor: string): URLSearchParams {
  const siguientes = new URLSearchParams(previos);
  siguientes.delete('pagina');
  if (valor === '') siguientes.delete(nombre);
  else siguientes.set(nombre, valor);
  return siguientes;
}
