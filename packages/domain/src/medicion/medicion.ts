import type { Cifras } from './cifras.ts';
import type { MedidaPauta, NombreMedida } from './medida.ts';
import { nivelSugerido } from './sugerir.ts';

export interface AnalisisMedido {
  readonly analisis: string;
  /** ISO 8601, UTC. */
  readonly fecha: string;
  /** Null where the scanning service gives none. */
  readonly commit: string | null;
  readonly cifras: Cifras;
}

/** What an analysis measured for a tied question, frozen with the answer. */
export interface Medicion extends Omit<AnalisisMedido, 'cifras'> {
  readonly nombre: NombreMedida;
  readonly cifra: number;
  /** Index of the level that it corresponds to; null for none. */
  readonly nivel: number | null;
}

interface PreguntaLigada {
  readonly medida?: MedidaPauta | undefined;
  readonly nivelesCumplimiento: readonly { readonly valor: number }[];
}

/** What an analysis measured for a question; null for one that is not tied, or without that measure. */
export function medir(
  { medida, nivelesCumplimiento }: PreguntaLigada,
  { cifras, analisis, fecha, commit }: AnalisisMedido,
): Medicion | null {
  const cifra = medida && cifras[medida.nombre];
  if (!medida || cifra === undefined) return null;
  const nivel = nivelSugerido(medida, nivelesCumplimiento, cifra);
  return { nombre: medida.nombre, cifra, nivel, analisis, fecha, commit };
}
