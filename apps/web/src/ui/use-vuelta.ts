import { useLocation } from 'react-router';

const key = 'consulta';

/** State of a link from a list to one of its records: search and page of the list, which stand in its address. */
export function estadoDeLista(search: string): { readonly consulta: string } {
  return { [key]: search };
}

/** Address of the list as it was left, or the list from its start where the record was opened otherwise. */
export function useVuelta(lista: string): string {
  const state: unknown = useLocation().state;
  const consulta = typeof state === 'object' && state !== null && key in state ? state[key] : undefined;
  return typeof consulta === 'string' && consulta.startsWith('?') ? `${lista}${consulta}` : lista;
}
