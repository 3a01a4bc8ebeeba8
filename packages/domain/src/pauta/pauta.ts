import type { MedidaPauta } from '../medicion/index.ts';

/** At most five levels; a new level's value is 0 (requisito: guideline-levels). */
export const maximoNiveles = 5;
export const valorInicialNivel = 0;
/** The remove button appears only with more than four levels (requisito: level-removal). */
export const nivelesDesdeLosQueSeQuita = 4;

/** A compliance level: `valor` is finite and ≥ 0 (requisito: guideline-levels). */
export interface NivelCumplimiento {
  readonly descripcion: string;
  readonly valor: number;
}

export interface Pauta {
  readonly _id: string;
  readonly descripcion: string;
  readonly pregunta: string;
  readonly nivelesCumplimiento: readonly NivelCumplimiento[];
  readonly medida?: MedidaPauta | null | undefined;
}

/** Whether two levels share a value: allowed, but the form warns. */
export function tieneValoresRepetidos(niveles: readonly Pick<NivelCumplimiento, 'valor'>[]): boolean {
  return new Set(niveles.map((nivel) => nivel.valor)).size < niveles.length;
}
