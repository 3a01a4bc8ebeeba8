import type { IncidenciaHallada } from '@mantenible/domain/analisis';

/** Adds the findings of files to the numbers by rule. */
export function contarReglas(
  cuantas: Map<string, number>,
  archivos: readonly { readonly incidencias: readonly Pick<IncidenciaHallada, 'rule'>[] }[],
): void {
  for (const { incidencias } of archivos)
    for (const { rule } of incidencias) cuantas.set(rule, (cuantas.get(rule) ?? 0) + 1);
}
