/** Specification §9: at most five levels; a new level's value is 0. */
export const maximoNiveles = 5;
export const valorInicialNivel = 0;
/** Specification §5: the remove button appears only when there are more than four levels. */
export const nivelesDesdeLosQueSeQuita = 4;

/** A compliance level: `valor` is finite and ≥ 0 (design §3). */
export interface NivelCumplimiento {
  readonly descripcion: string;
  readonly valor: number;
}

export interface Pauta {
  readonly _id: string;
  readonly descripcion: string;
  readonly pregunta: string;
  readonly nivelesCumplimiento: readonly NivelCumplimiento[];
}

/** Whether two levels share a value: allowed, but the form warns. */
export function tieneValoresRepetidos(niveles: readonly Pick<NivelCumplimiento, 'valor'>[]): boolean {
  return new Set(niveles.map((nivel) => nivel.valor)).size < niveles.length;
}
