import { ambitoCompleto, type Ambito, type OrigenDeAmbito } from './ambito.ts';
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

/** Files of a part; `lineas` is null where none of them was read. */
export interface RecuentoDeParte {
  readonly parte: ParteDeAmbito;
  readonly archivos: number;
  readonly lineas: number | null;
  /** Files that were not read and do not count in `lineas`; absent without lines, and where all were read. */
  readonly sinLeer?: number | undefined;
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

/**
 * The scope that the next analysis will follow as far as it is known: the project's setting, else what the newest analysis
 * followed, unless that was a setting which the project has no more.
 */
export function ambitoVigente(
  guardado: Ambito | null,
  usado: Pick<AmbitoAplicado, 'origen' | 'ambito'> | null | undefined,
): Ambito {
  if (guardado) return guardado;
  return usado && usado.origen !== 'proyecto' ? usado.ambito : ambitoCompleto;
}

/** Counts files by part; `lineas` is null for a file that was not read. */
export function contarPartes(
  archivos: Iterable<{ readonly parte: ParteDeAmbito; readonly lineas: number | null }>,
): readonly RecuentoDeParte[] {
  const sumas = new Map<ParteDeAmbito, { archivos: number; lineas: number; sinLeer: number }>();
  for (const { parte, lineas } of archivos) {
    const suma = sumas.get(parte) ?? { archivos: 0, lineas: 0, sinLeer: 0 };
    sumas.set(parte, suma);
    suma.archivos += 1;
    if (lineas === null) suma.sinLeer += 1;
    else suma.lineas += lineas;
  }
  return partesDeAmbito.flatMap((parte) => {
    const suma = sumas.get(parte);
    if (!suma) return [];
    const { archivos: cuantos, lineas, sinLeer } = suma;
    if (sinLeer === cuantos) return { parte, archivos: cuantos, lineas: null };
    return { parte, archivos: cuantos, lineas, ...(sinLeer > 0 && { sinLeer }) };
  });
}
