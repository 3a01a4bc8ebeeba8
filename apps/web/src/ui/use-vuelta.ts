import { useLocation } from 'react-router';

/** Name of the field of the navigation state. */
const campo = 'consulta';

/** Navigation state of a link from a list to a record: the query of the list's address. */
export function estadoDeLista(search: string): { readonly consulta: string } {
  return { [campo]: search };
}

/** Address of the list with its last query; without a query when the record was not opened from the list. */
export function useVuelta(lista: string): string {
  const state: unknown = useLocation().state;
  const consulta = typeof state === 'object' && state !== null && campo in state ? state[campo] : undefined;
  return typeof consulta === 'string' && consulta.startsWith('?') ? `${lista}${consulta}` : lista;
}
