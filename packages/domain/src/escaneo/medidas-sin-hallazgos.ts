import type { medidasDelModelo } from './escaneo.port.ts';

/** Measures of the model that can be told before anybody has looked for findings. */
export const medidasSinHallazgos = [
  'ncloc',
  'complexity',
  'cognitive_complexity',
  'duplicated_lines',
  'lines_to_cover',
  'comment_lines_density',
] as const satisfies readonly (typeof medidasDelModelo)[number][];

/** What was not measured is absent. */
export type MedidasSinHallazgos = Readonly<Partial<Record<(typeof medidasSinHallazgos)[number], number>>>;

/** Of an analyser's measures those that need no findings, whatever else it gives. */
export function elegirSinHallazgos(medidas: object): MedidasSinHallazgos {
  const dadas: Readonly<Record<string, unknown>> = { ...medidas };
  const elegidas = medidasSinHallazgos.flatMap((clave) => {
    const valor = dadas[clave];
    return typeof valor === 'number' ? [[clave, valor] as const] : [];
  });
  return Object.fromEntries(elegidas);
}
