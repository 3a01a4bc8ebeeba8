import { limitesDeAmbito, type Ambito } from './ambito.ts';

/** What main files seem to be that a person may not mean to measure. */
export const clasesDePropuesta = ['pruebas', 'generado', 'ajeno'] as const;
export type ClaseDePropuesta = (typeof clasesDePropuesta)[number];

/** Main files of an analysis that look alike, with the patterns that name them; a person decides about them. */
export interface PropuestaDeAmbito {
  readonly clase: ClaseDePropuesta;
  readonly patrones: readonly string[];
  readonly archivos: number;
  readonly lineas: number;
}

/** Patterns of one proposal. */
export const maximoPatrones = 20;

/** The scope once a proposal is accepted: tests become tests, the rest is left out. */
export function aceptarPropuesta(
  ambito: Ambito,
  { clase, patrones }: Pick<PropuestaDeAmbito, 'clase' | 'patrones'>,
): Ambito {
  if (clase !== 'pruebas') return { ...ambito, exclusiones: unir(ambito.exclusiones, patrones) };
  // Without patterns of their own, all files below the named folders are tests.
  const deAntes =
    ambito.inclusionesDePruebas.length > 0
      ? ambito.inclusionesDePruebas
      : ambito.pruebas.flatMap((raiz) => (raiz === '' ? ['**'] : [raiz, `${raiz}/**`]));
  return {
    ...ambito,
    fuentes: ambito.fuentes ?? [''],
    pruebas: [''],
    inclusionesDePruebas: unir(deAntes, patrones),
  };
}

/** Patterns of a proposal for which the list of the scope has no room. */
export function patronesSinSitio(
  ambito: Ambito,
  propuesta: Pick<PropuestaDeAmbito, 'clase' | 'patrones'>,
): number {
  const { exclusiones, inclusionesDePruebas } = aceptarPropuesta(ambito, propuesta);
  const lista = new Set(propuesta.clase === 'pruebas' ? inclusionesDePruebas : exclusiones);
  return propuesta.patrones.filter((patron) => !lista.has(patron)).length;
}

const unir = (unos: readonly string[], otros: readonly string[]): readonly string[] =>
  [...new Set([...unos, ...otros])].slice(0, limitesDeAmbito.entradas);
