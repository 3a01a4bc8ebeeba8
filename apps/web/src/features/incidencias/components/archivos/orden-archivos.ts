import type { ArchivoConFallos } from '@mantenible/domain/calculo-estatico';

const complejidadDe = ({ fallos }: ArchivoConFallos) =>
  fallos.find(({ medida }) => medida === 'cognitive_complexity')?.valor ?? 0;

/** Order by number of failing measures, then cognitive complexity, both descending, then by path. */
export const compararFallos = (a: ArchivoConFallos, b: ArchivoConFallos): number =>
  b.fallos.length - a.fallos.length ||
  complejidadDe(b) - complejidadDe(a) ||
  a.path.localeCompare(b.path, 'es');
