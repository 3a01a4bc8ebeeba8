import { calcularEstatico, gradoExacto, type MedidasProyecto } from '../calculo-estatico/index.ts';
import { seComparan, type CambioEntreAnalisis } from './cambios.ts';

/** Points of a change of the degree, unrounded, by what changed; together they are the whole change. */
export interface PartesDelGrado {
  /** Complexity, cognitive complexity, duplicated lines and code smells, over the earlier lines of code. */
  readonly codigo: number;
  readonly porCubrir: number;
  readonly comentarios: number;
  readonly lineas: number;
}

/** Each part is computed on top of the earlier ones. Null where one of both degrees is missing. */
function partesDelGrado(antes: MedidasProyecto, despues: MedidasProyecto): PartesDelGrado | null {
  const codigo = soloElCodigo(antes, despues);
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

/** The later measures of the code over the earlier lines, lines to cover and comments. */
export function soloElCodigo(antes: MedidasProyecto, despues: MedidasProyecto): MedidasProyecto {
  return { ...despues, ...soloDe(antes, ['ncloc', 'lines_to_cover', 'comment_lines_density']) };
}

function soloDe(medidas: MedidasProyecto, claves: readonly (keyof MedidasProyecto)[]): MedidasProyecto {
  return Object.fromEntries(claves.map((clave) => [clave, medidas[clave]]));
}

/** Words for a change of the degree: 'sube' and 'baja' where the code itself explains less than half of it. */
export const palabrasDelGrado = ['mejora', 'empeora', 'sube', 'baja', 'igual'] as const;
export type PalabraDelGrado = (typeof palabrasDelGrado)[number];

export interface CambioDelGrado {
  /** Null without both degrees, and between analyses that differ in anything but the code. */
  readonly palabra: PalabraDelGrado | null;
  /** Null without both degrees, and between two scopes. */
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
  const partes = seComparan(cambios) ? partesDelGrado(antes, despues) : null;
  return { palabra: palabraDe(diferencia, partes?.codigo ?? 0, cambios), partes };
}

/**
 * Word for a difference of the degree, or of a figure of the model that is better lower; null without a difference, and
 * between analyses that differ in anything but the code.
 * @param codigo points of the difference that the code itself explains
 */
export function palabraDe(
  diferencia: number | null,
  codigo: number,
  cambios: readonly CambioEntreAnalisis[],
  mejor: 'sube' | 'baja' = 'sube',
): PalabraDelGrado | null {
  if (diferencia === null || cambios.length > 0) return null;
  if (diferencia === 0) return 'igual';
  const sentido = diferencia > 0 ? 'sube' : 'baja';
  if (codigo / diferencia < 0.5) return sentido;
  return sentido === mejor ? 'mejora' : 'empeora';
}
