import { useQuery } from '@tanstack/react-query';

import { config } from '../../../../lib/config.ts';
import type { TituloDeRegla } from '../../../../lib/incidencia/indice.ts';

/** Titles of the rule cards, loaded where the scanning service's messages are in English. */
export function useTitulos(): TituloDeRegla | undefined {
  const { data } = useQuery({
    queryKey: ['titulos-de-reglas'],
    queryFn: async () => (await import('@mantenible/rule-cards/titulo')).tituloDeRegla,
    enabled: config.escaneo === 'sonarqube',
    staleTime: Infinity,
  });
  return data;
}
