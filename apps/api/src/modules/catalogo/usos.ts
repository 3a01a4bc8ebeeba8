/** A catalogue entry that uses another one. */
export interface Uso {
  readonly tipo: 'listaVerificacion' | 'metrica' | 'subcaracteristica';
  readonly _id: string;
  readonly nombre: string;
}

/**
 * Uses of an entry, for the confirmation of its deletion: direct uses, and the number of saved tests with
 * it.
 */
export interface UsosCatalogo {
  readonly usos: readonly Uso[];
  readonly pruebas: number;
}
