import type { Ambito, OrigenDeAmbito } from './ambito.ts';
import type { PropuestaDeAmbito } from './propuestas.ts';

/** What became of the files of a repository: analysed as main code, or the reason why they were not. */
export const partesDeAmbito = [
  'principal',
  'prueba',
  'excluido',
  'fuera',
  'carpeta-ajena',
  'declaracion',
  'minimizado',
  'generado',
  'oculto',
  'grande',
  'ruta-invalida',
  'submodulo',
  'lfs',
  'sintaxis',
  'detenido',
] as const;
export type ParteDeAmbito = (typeof partesDeAmbito)[number];

/** Parts that the scope chose. The others, 'principal' apart, were left out without a choice. */
export const partesElegidas: readonly ParteDeAmbito[] = ['prueba', 'excluido', 'fuera'];

/** Files of a part; `lineas` is null where some of them were not read. */
export interface RecuentoDeParte {
  readonly parte: ParteDeAmbito;
  readonly archivos: number;
  readonly lineas: number | null;
}

/** The scope that an analysis used. */
export interface AmbitoAplicado {
  readonly origen: OrigenDeAmbito;
  readonly ambito: Ambito;
  /** Spanish sentences: values that were not followed, and patterns without effect. */
  readonly avisos: readonly string[];
  /** Parts that have files, in the order of `partesDeAmbito`. */
  readonly partes: readonly RecuentoDeParte[];
  /** Main files that may not be meant; absent in an analysis of an earlier version of the product. */
  readonly propuestas?: readonly PropuestaDeAmbito[] | undefined;
}

/** Counts files by part; `lineas` is null for a file that was not read. */
export function contarPartes(
  archivos: Iterable<{ readonly parte: ParteDeAmbito; readonly lineas: number | null }>,
): readonly RecuentoDeParte[] {
  const sumas = new Map<ParteDeAmbito, RecuentoDeParte>();
  for (const { parte, lineas } of archivos) {
    const suma = sumas.get(parte) ?? { parte, archivos: 0, lineas: 0 };
    const todas = suma.lineas === null || lineas === null ? null : suma.lineas + lineas;
    sumas.set(parte, { parte, archivos: suma.archivos + 1, lineas: todas });
  }
  return partesDeAmbito.flatMap((parte) => sumas.get(parte) ?? []);
}
