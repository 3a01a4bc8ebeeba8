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

/** Longest part of a title that names items; a title has at most 300 characters (contracts/respuesta). */
const maximoNombres = 250;

/** Title that a run proposes: its scope, and the day that the person starts it. */
export function tituloPropuesto(
  { tipo, intentos, plan }: Pick<Borrador, 'tipo' | 'intentos' | 'plan'>,
  dia: string,
): string {
  if (tipo === 'allSubcaracteristicas') return `Todas las subcaracterísticas, ${dia}`;
  if (tipo === 'allMetricas') return `Todas las métricas, ${dia}`;
  const nombres = Array.from(lista.format(plan.filas.map(({ nombre }) => nombre)));
  return `${nombres.slice(0, maximoNombres).join('')}${intentos === 2 ? ' (intento 2)' : ''}, ${dia}`;
}

/** The title on screen: the proposed one until the person changes it, to an empty one too. */
export function tituloVisible(
  { texto, version }: { readonly texto: string; readonly version: number },
  propuesto: string,
): string {
  return version === 0 && texto === '' ? propuesto : texto;
}
