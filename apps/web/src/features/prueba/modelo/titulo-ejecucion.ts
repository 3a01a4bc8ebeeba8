import type { Borrador } from '@mantenible/contracts/borrador';

/** Heading of a run: its scope, with the item's name for single types. */
export function tituloEjecucion({
  tipo,
  intentos,
  plan,
}: Pick<Borrador, 'tipo' | 'intentos' | 'plan'>): string {
  const nombre = plan.filas[0]?.nombre ?? '';
  const repetida = intentos === 2 ? ' (intento 2)' : '';
  switch (tipo) {
    case 'allSubcaracteristicas':
      return 'Prueba de todas las subcaracterísticas';
    case 'allMetricas':
      return 'Prueba de todas las métricas';
    case 'singleSubcaracteristica':
      return `Prueba de la subcaracterística ${nombre}${repetida}`;
    case 'singleMetrica':
      return `Prueba de la métrica ${nombre}${repetida}`;
  }
}
