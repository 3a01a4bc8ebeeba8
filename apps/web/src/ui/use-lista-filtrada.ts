import { paginate, type PageOf } from './paginate.ts';
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
 * keeps them.
 */
export function useListaFiltrada<T>(
  items: readonly T[],
  filter: (items: readonly T[], search: string) => readonly T[],
  size?: number,
): ListaFiltrada<T> {
  const [params, setParams] = useParametros();
  const search = params.get('buscar') ?? '';
  const filtered = filter(items, search);

  function change(name: string, value: string, drop: string | null): void {
    setParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (value === '') next.delete(name);
        else next.set(name, value);
        if (drop !== null) next.delete(drop);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    ...paginate(filtered, Number(params.get('pagina') ?? '1'), size),
    search,
    found: filtered.length,
    setSearch: (value) => {
      change('buscar', value, 'pagina');
    },
    setPage: (page) => {
      change('pagina', page === 1 ? '' : String(page), null);
    },
  };
}
