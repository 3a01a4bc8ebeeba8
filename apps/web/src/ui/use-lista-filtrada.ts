import { pageSize, paginate, type PageOf } from './paginate.ts';
import { useParametros } from './use-parametros.ts';

export interface ListaFiltrada<T> extends PageOf<T> {
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly setPage: (page: number) => void;
  /** Number of items that match the search, on all pages. */
  readonly found: number;
}

/**
 * Search and page of a list, both in the URL (`buscar`, `pagina`), so that a reload or the back button
 * keeps them. Without a page, the one of the record that has just been created (`nuevo`) is shown.
 */
export function useListaFiltrada<T extends { readonly _id: string }>(
  items: readonly T[],
  filter: (items: readonly T[], search: string) => readonly T[],
  size: number = pageSize,
): ListaFiltrada<T> {
  const [params, setParams] = useParametros();
  const search = params.get('buscar') ?? '';
  const filtered = filter(items, search);
  const created = filtered.findIndex(({ _id }) => _id === params.get('nuevo'));
  const first = created < 0 ? 1 : Math.floor(created / size) + 1;

  function change(name: string, value: string, drop: readonly string[]): void {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === '') next.delete(name);
        else next.set(name, value);
        for (const other of drop) next.delete(other);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    ...paginate(filtered, Number(params.get('pagina') ?? first), size),
    search,
    found: filtered.length,
    setSearch: (value) => {
      change('buscar', value, ['pagina', 'nuevo']);
    },
    setPage: (page) => {
      change('pagina', page === 1 ? '' : String(page), ['nuevo']);
    },
  };
}
