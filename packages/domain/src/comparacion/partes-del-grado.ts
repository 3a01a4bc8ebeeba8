import { calcularEstatico, gradoExacto, type MedidasProyecto } from '../calculo-estatico/index.ts';
import type { CambioEntreAnalisis } from './cambios.ts';

/** Points of a change of the degree, unrounded, by what changed; together they are the whole change. */
export interface PartesDelGrado {
  /** Complexity, cognitive complexity, duplicated lines and code smells, over the earlier lines of code. */
  readonly codigo: number;
  readonly porCubrir: number;
  readonly comentarios: number;
  /** Lines of code. */
  readonly lineas: number;
}

/**
 * Splits the change of the degree between two analyses: each part is computed on top of the earlier ones. Null where
 * one of both degrees is missing.
 */
function partesDelGrado(antes: MedidasProyecto, despues: MedidasProyecto): PartesDelGrado | null {
  const codigo = { ...despues, ...soloDe(antes, ['ncloc', 'lines_to_cover', 'comment_lines_density']) };
  const porCubrir = { ...despues, ...soloDe(antes, ['ncloc', 'comment_lines_density']) };
  const comentarios = { ...despues, ...soloDe(antes, ['ncloc']) };
  const grados = [antes, codigo, porCubrir, comentarios, despues].map((medidas) =>
    gradoExacto(calcularEstatico(medidas)),
  );
  const [inicial, uno, dos, tres, final] = grados.filter((grado) => grado !== null);
  if (
    inicial === undefined ||
    uno === undefined ||
    dos === undefined ||
    tres === undefined ||
    final === undefined
  )
    return null;
  return { codigo: uno - inicial, porCubrir: dos - uno, comentarios: tres - dos, lineas: final - tres };
}

function soloDe(medidas: MedidasProyecto, claves: readonly (keyof MedidasProyecto)[]): MedidasProyecto {
  return Object.fromEntries(claves.map((clave) => [clave, medidas[clave]]));
}

/** Words for a change of the degree: 'sube' and 'baja' where the code itself explains less than half of it. */
export const palabrasDelGrado = ['mejora', 'empeora', 'sube', 'baja', 'igual'] as const;
export type PalabraDelGrado = (typeof palabrasDelGrado)[number];

/** How a degree changed: a word for it, and its parts. */
export interface CambioDelGrado {
  /** Null without both degrees, and between analyses that differ in anything but the code. */
  readonly palabra: PalabraDelGrado | null;
  readonly partes: PartesDelGrado | null;
}

/**
 * Gives the word and the parts of a change of the degree between two analyses.
 * @param diferencia points of the rounded degrees, as they are shown
 * @param cambios what differs between both besides the code
 */
export function cambioDelGrado(
  diferencia: number | null,
  [antes, despues]: readonly [MedidasProyecto, MedidasProyecto],
  cambios: readonly CambioEntreAnalisis[],
): CambioDelGrado {
  const partes = partesDelGrado(antes, despues);
  const palabra = diferencia === null || cambios.length > 0 ? null : palabraDe(diferencia, partes);
  return { palabra, partes };
}

function palabraDe(diferencia: number, partes: PartesDelGrado | null): PalabraDelGrado {
  if (diferencia === 0) return 'igual';
  const delCodigo = (partes?.codigo ?? 0) / diferencia >= 0.5;
  if (diferencia > 0) return delCodigo ? 'mejora' : 'sube';
  return delCodigo ? 'empeora' : 'baja';
}
