import type { ArchivoGuardado, HallazgoGuardado } from '../comparacion/index.ts';
import { parearCercanos } from '../comparacion/index.ts';
import { mensajeGuardado, type Ancla, type Hallado } from './marca.ts';

/**
 * The finding of an analysis that each mark is about, in their order; null where the analysis lacks it. A mark is tracked as
 * findings are between two analyses (`seguirHallazgos`), and no finding has two marks.
 */
export function seguirMarcas(
  anclas: readonly Ancla[],
  archivos: readonly ArchivoGuardado[],
): readonly (Hallado | null)[] {
  const indice = indexar(archivos);
  const usados = new Set<HallazgoGuardado>();
  return anclas.map((ancla) => {
    const archivo = archivoDe(ancla, indice);
    const hallazgo = archivo && hallazgoDe(ancla, archivo, usados);
    if (!archivo || !hallazgo) return null;
    usados.add(hallazgo);
    return { archivo, hallazgo };
  });
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

interface Indice {
  readonly porRuta: ReadonlyMap<string, ArchivoGuardado>;
  readonly porBlob: ReadonlyMap<string, readonly ArchivoGuardado[]>;
}

function indexar(archivos: readonly ArchivoGuardado[]): Indice {
  return {
    porRuta: new Map(archivos.map((archivo) => [archivo.ruta, archivo])),
    porBlob: Map.groupBy(archivos, ({ blob }) => blob),
  };
}

/** The file of that path, or a new file with the same content: of several removed ones each has its own. */
function archivoDe({ ruta, blob, copias }: Ancla, { porRuta, porBlob }: Indice): ArchivoGuardado | null {
  const suyo = porRuta.get(ruta);
  if (suyo) return suyo;
  if (blob === '') return null;
  const nuevos = (porBlob.get(blob) ?? []).filter((archivo) => !copias.includes(archivo.ruta));
  const perdidos = [ruta, ...copias.filter((copia) => !porRuta.has(copia))].sort();
  return nuevos[perdidos.indexOf(ruta)] ?? null;
}

function hallazgoDe(
  { regla, huella, linea, mensaje, hermanas }: Ancla,
  { hallazgos }: ArchivoGuardado,
  usados: ReadonlySet<HallazgoGuardado>,
): HallazgoGuardado | null {
  const suyos = hallazgos.filter((uno) => uno.regla === regla && uno.huella === huella);
  const propia = linea ?? 0;
  const parejas = parearCercanos([propia, ...hermanas], suyos.map(lineaDe));
  const lugares = parejas
    .filter(([antes]) => antes === 0 || hermanas[antes - 1] === propia)
    .map(([, despues]) => suyos[despues])
    .filter((uno) => uno !== undefined);
  const libres = lugares.filter((uno) => !usados.has(uno));
  const igual = libres.find((uno) => mensajeGuardado(uno.mensaje) === mensaje);
  // Of several findings on one line only the message distinguishes the marked one.
  return igual ?? (hermanas.includes(propia) ? null : (libres[0] ?? null));
}

const lineaDe = ({ linea }: HallazgoGuardado): number => linea ?? 0;
