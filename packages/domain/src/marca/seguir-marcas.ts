import type { ArchivoGuardado, IncidenciaDeDetalle } from '../comparacion/index.ts';
import { parearCercanos } from '../comparacion/index.ts';
import { igualesDe, indiceDe, lineaDe, primeroDesde, type Indice } from './indice.ts';
import { mensajeGuardado, type Ancla, type Hallado } from './marca.ts';

/**
 * The finding of an analysis that each mark is about, in their order; null where the analysis lacks it. A mark is tracked as
 * findings are between two analyses (`seguirIncidencias`), and no finding has two marks.
 */
export function seguirMarcas(
  anclas: readonly Ancla[],
  archivos: readonly ArchivoGuardado[],
): readonly (Hallado | null)[] {
  return [...seguirPorMarca(anclas, archivos)];
}

/** Those findings mark by mark, so that a caller can pause between two marks. */
export function* seguirPorMarca(
  anclas: readonly Ancla[],
  archivos: readonly ArchivoGuardado[],
): Generator<Hallado | null> {
  const indice = indiceDe(archivos);
  const usados = new Set<IncidenciaDeDetalle>();
  for (const ancla of anclas) {
    const archivo = archivoDe(ancla, indice);
    const hallazgo = archivo && incidenciaDe(ancla, archivo, usados);
    if (hallazgo) usados.add(hallazgo);
    yield archivo && hallazgo && { archivo, hallazgo };
  }
}

/** The files without the findings that these marks are about. */
export function sinMarcados(
  archivos: readonly ArchivoGuardado[],
  hallados: readonly (Hallado | null)[],
): readonly ArchivoGuardado[] {
  const marcados = new Set(hallados.map((uno) => uno?.hallazgo));
  const tocados = new Set(hallados.map((uno) => uno?.archivo));
  return archivos.map((archivo) =>
    tocados.has(archivo)
      ? { ...archivo, hallazgos: archivo.hallazgos.filter((uno) => !marcados.has(uno)) }
      : archivo,
  );
}

/** The file of that path, or a new file with the same content: of several removed ones each has its own. */
function archivoDe({ ruta, blob, copias }: Ancla, { porRuta, porBlob }: Indice): ArchivoGuardado | null {
  const suyo = porRuta.get(ruta);
  if (suyo) return suyo;
  if (blob === '') return null;
  const perdidos = [ruta, ...copias.filter((copia) => !porRuta.has(copia))].sort();
  const lugar = perdidos.indexOf(ruta);
  const mirados = (porBlob.get(blob) ?? []).slice(0, copias.length + lugar + 1);
  return mirados.filter((archivo) => !copias.includes(archivo.ruta))[lugar] ?? null;
}

function incidenciaDe(
  ancla: Ancla,
  archivo: ArchivoGuardado,
  usados: ReadonlySet<IncidenciaDeDetalle>,
): IncidenciaDeDetalle | null {
  const { mensaje, hermanas } = ancla;
  const propia = lineaDe(ancla);
  const libres = lugaresDe(ancla, igualesDe(archivo, ancla)).filter((uno) => !usados.has(uno));
  const igual = libres.find((uno) => mensajeGuardado(uno.mensaje) === mensaje);
  // Of several findings on one line only the message distinguishes the marked one.
  return igual ?? (hermanas.includes(propia) ? null : (libres[0] ?? null));
}

/** Those of these findings that are paired with the line of an anchor. */
function lugaresDe(ancla: Ancla, iguales: readonly IncidenciaDeDetalle[]): readonly IncidenciaDeDetalle[] {
  const propia = lineaDe(ancla);
  const enSuLinea = ancla.hermanas.filter((una) => una === propia);
  const cuantas = ancla.hermanas.length + 1;
  const primero = primeroDesde(iguales, propia);
  const ultimo = Math.min(primeroDesde(iguales, propia + 1), primero + cuantas);
  // Findings on the same line are paired first: with one for each there, no other takes part.
  const [hermanas, suyos] =
    ultimo - primero > enSuLinea.length
      ? [enSuLinea, iguales.slice(primero, ultimo)]
      : [ancla.hermanas, cercanos(iguales, primero, cuantas)];
  return parearCercanos([propia, ...hermanas], suyos.map(lineaDe))
    .filter(([antes]) => antes === 0 || hermanas[antes - 1] === propia)
    .map(([, despues]) => suyos[despues])
    .filter((uno) => uno !== undefined);
}

/**
 * The nearest findings on each side of a place. Others have no part in the pair of a line there where each side has as many
 * as lines are paired: one of them stays free, and no pair has a free one between its two.
 */
function cercanos(
  iguales: readonly IncidenciaDeDetalle[],
  lugar: number,
  cuantos: number,
): readonly IncidenciaDeDetalle[] {
  return iguales.slice(Math.max(0, lugar - cuantos), lugar + cuantos);
}
