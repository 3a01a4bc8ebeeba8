import type { Elementos } from '@mantenible/domain/respuesta';
import { useQuery } from '@tanstack/react-query';

import { listarMetricasCompletasQuery } from '../catalogo-api/listar-metricas-completas.ts';
import { listarSubcaracteristicasCompletasQuery } from '../catalogo-api/listar-subcaracteristicas-completas.ts';

/** The catalogue's metrics or sub-characteristics with their questions; null until they are loaded, and after a failure. */
export function useElementos(elemento: Elementos['elemento'], enabled = true): Elementos | null {
  const esMetrica = elemento === 'metrica';
  const metricas = useQuery({ ...listarMetricasCompletasQuery(), enabled: enabled && esMetrica }).data;
  const subcaracteristicas = useQuery({
    ...listarSubcaracteristicasCompletasQuery(),
    enabled: enabled && !esMetrica,
  }).data;
  if (esMetrica) return metricas ? { elemento: 'metrica', lista: metricas } : null;
  return subcaracteristicas ? { elemento: 'subcaracteristica', lista: subcaracteristicas } : null;
}
