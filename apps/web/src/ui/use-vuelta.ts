import { useLocation } from 'react-router';

const key = 'consulta';

/** Navigation state of a link from a list to a record: the query of the list's address. */
export function estadoDeLista(search: string): { readonly consulta: string } {
  return { [key]: search };
}

/** Address of the list with its last query; without a query when the record was not opened from the list. */
export function useVuelta(lista: string): string {
  const state: unknown = useLocation().state;
  const consulta = typeof state === 'object' && state !== null && key in state ? state[key] : undefined;
  return typeof consulta === 'string' && consulta.startsWith('?') ? `${lista}${consulta}` : lista;
}
