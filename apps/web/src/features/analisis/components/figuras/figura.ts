import type { NombreMetrica, NombreSubcaracteristica } from '@mantenible/domain/calculo-estatico';

/** Figure that '¿Cómo se calcula?' explains. */
export type Figura =
  | { readonly tipo: 'grado' }
  | { readonly tipo: 'metrica'; readonly nombre: NombreMetrica }
  | { readonly tipo: 'subcaracteristica'; readonly nombre: NombreSubcaracteristica }
  /** `lugar`: index among the six cards. */
  | { readonly tipo: 'tarjeta'; readonly lugar: number; readonly nombre: string };

/** Title of the dialog and end of the button's accessible name. */
export function nombreFigura(figura: Figura): string {
  return figura.tipo === 'grado' ? 'Grado de mantenibilidad' : figura.nombre;
}
