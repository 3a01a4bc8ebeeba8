import type { ArchivoConFallos } from '@mantenible/domain/calculo-estatico';

const complejidad = ({ fallos }: ArchivoConFallos) =>
  fallos.find(({ medida }) => medida === 'cognitive_complexity')?.valor ?? 0;

/** Where repairing pays most comes first: most failing measures, then the highest cognitive complexity, then by path. */
export function ordenarArchivos(archivos: readonly ArchivoConFallos[]): readonly ArchivoConFallos[] {
  return [...archivos].sort(
    (a, b) =>
      b.fallos.length - a.fallos.length ||
      complejidad(b) - complejidad(a) ||
      a.path.localeCompare(b.path, 'es'),
  );
}
