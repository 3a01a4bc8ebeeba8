import { useQuery } from '@tanstack/react-query';

import type { TituloDeRegla } from './indice.ts';

/** Titles of the rule cards; undefined until they are loaded, or where `enabled` is false. */
export function useTitulos(enabled = true): TituloDeRegla | undefined {
  const { data } = useQuery({
    queryKey: ['titulos-de-reglas'],
    queryFn: async () => (await import('@mantenible/rule-cards/titulo')).tituloDeRegla,
    enabled,
    staleTime: Infinity,
  });
  return data;
}
