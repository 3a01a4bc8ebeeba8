import type { Borrador } from '@mantenible/contracts/borrador';

const lista = new Intl.ListFormat('es-ES');

/** Heading of a run: its scope, with the names of all its items for single types. */
export function tituloEjecucion({
  tipo,
  intentos,
  plan,
}: Pick<Borrador, 'tipo' | 'intentos' | 'plan'>): string {
  const varios = plan.filas.length > 1;
  const nombres = lista.format(plan.filas.map(({ nombre }) => nombre));
  const repetida = intentos === 2 ? ' (intento 2)' : '';
  switch (tipo) {
    case 'allSubcaracteristicas':
      return 'Prueba de todas las subcaracterísticas';
    case 'allMetricas':
      return 'Prueba de todas las métricas';
    case 'singleSubcaracteristica':
      return `Prueba de ${varios ? 'las subcaracterísticas' : 'la subcaracterística'} ${nombres}${repetida}`;
    case 'singleMetrica':
      return `Prueba de ${varios ? 'las métricas' : 'la métrica'} ${nombres}${repetida}`;
  }
}
