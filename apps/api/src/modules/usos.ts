/** A catalogue entry that uses another one. */
export interface Uso {
  readonly tipo: 'listaVerificacion' | 'metrica' | 'subcaracteristica';
  readonly _id: string;
  readonly nombre: string;
}

/** What a deletion would touch: direct uses, and how many saved tests contain the entry. */
export interface UsosCatalogo {
  readonly usos: readonly Uso[];
  readonly pruebas: number;
}
