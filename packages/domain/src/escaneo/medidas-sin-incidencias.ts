import type { medidasDelModelo } from './escaneo.port.ts';

/** Measures of the model that are available before the search for findings. */
export const medidasSinIncidencias = [
  'ncloc',
  'complexity',
  'cognitive_complexity',
  'duplicated_lines',
  'lines_to_cover',
  'comment_lines_density',
] as const satisfies readonly (typeof medidasDelModelo)[number][];

/** Values of those measures; a missing measure is absent. */
export type MedidasSinIncidencias = Readonly<Partial<Record<(typeof medidasSinIncidencias)[number], number>>>;

export function elegirSinIncidencias(medidas: object): MedidasSinIncidencias {
  const dadas: Readonly<Record<string, unknown>> = { ...medidas };
  const elegidas = medidasSinIncidencias.flatMap((clave) => {
    const valor = dadas[clave];
    return typeof valor === 'number' ? [[clave, valor] as const] : [];
  });
  return Object.fromEntries(elegidas);
}
