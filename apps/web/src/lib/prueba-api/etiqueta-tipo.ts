import type { TipoPrueba } from '@mantenible/domain/respuesta';

const etiquetas: Readonly<Record<TipoPrueba, string>> = {
  allSubcaracteristicas: 'Todas las subcaracterísticas',
  singleSubcaracteristica: 'Una subcaracterística',
  allMetricas: 'Todas las métricas',
  singleMetrica: 'Una métrica',
};

/** Kind of a test in words. */
export function etiquetaTipo(tipo: TipoPrueba): string {
  return etiquetas[tipo];
}
