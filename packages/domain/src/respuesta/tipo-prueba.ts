/** The four scopes of a test (requisito: test-scopes). */
export const tiposPrueba = [
  'allSubcaracteristicas',
  'singleSubcaracteristica',
  'allMetricas',
  'singleMetrica',
] as const;
export type TipoPrueba = (typeof tiposPrueba)[number];
export type TipoSimple = 'singleSubcaracteristica' | 'singleMetrica';

/** Greatest number of attempts per single test (requisito: two-attempts). */
export const maximoIntentos = 2;

/** Stands for the item in places that need one (drafts' URLs) when the scope has none. */
export const elementoTodos = 'todos';

/** Scope of a test: `elementoId` and `intentos` only for single types. */
export interface Alcance {
  readonly tipo: TipoPrueba;
  readonly elementoId: string | null;
  readonly intentos: number | null;
  /** Further items of a second attempt, in the order chosen. */
  readonly adicionales: readonly string[];
}

export function esTipoSimple(tipo: TipoPrueba): tipo is TipoSimple {
  return tipo === 'singleSubcaracteristica' || tipo === 'singleMetrica';
}

export function tipoElemento(tipo: TipoPrueba): 'subcaracteristica' | 'metrica' {
  return tipo === 'allSubcaracteristicas' || tipo === 'singleSubcaracteristica'
    ? 'subcaracteristica'
    : 'metrica';
}
