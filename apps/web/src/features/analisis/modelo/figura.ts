import type { NombreMetrica, NombreSubcaracteristica } from '@mantenible/domain/calculo-estatico';

/** A figure of the screen that '¿Cómo se calcula?' explains. */
export type Figura =
  | { readonly tipo: 'grado' }
  | { readonly tipo: 'metrica'; readonly nombre: NombreMetrica }
  | { readonly tipo: 'subcaracteristica'; readonly nombre: NombreSubcaracteristica }
  /** `lugar`: its place among the six cards. */
  | { readonly tipo: 'tarjeta'; readonly lugar: number; readonly nombre: string };

/** What the figure is called: the dialog's title and the end of its button's name. */
export function nombreFigura(figura: Figura): string {
  return figura.tipo === 'grado' ? 'Grado de mantenibilidad' : figura.nombre;
}
