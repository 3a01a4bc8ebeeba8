import type { ArchivoGuardado, IncidenciaDeDetalle } from '../comparacion/index.ts';

/** The files of an analysis by what marks look for, made once for all marks. */
export interface Indice {
  readonly porRuta: ReadonlyMap<string, ArchivoGuardado>;
  readonly porBlob: ReadonlyMap<string, readonly ArchivoGuardado[]>;
}

const indices = new WeakMap<readonly ArchivoGuardado[], Indice>();

export function indiceDe(archivos: readonly ArchivoGuardado[]): Indice {
  const hecho = indices.get(archivos);
  if (hecho) return hecho;
  const indice = {
    porRuta: new Map(archivos.map((archivo) => [archivo.ruta, archivo])),
    porBlob: Map.groupBy(archivos, ({ blob }) => blob),
  };
  indices.set(archivos, indice);
  return indice;
}

type Grupos = ReadonlyMap<string, readonly IncidenciaDeDetalle[]>;

const grupos = new WeakMap<ArchivoGuardado, Grupos>();

/** Findings of one rule on lines of the file with the same text, by line. */
export function igualesDe(
  archivo: ArchivoGuardado,
  { regla, huella }: Pick<IncidenciaDeDetalle, 'regla' | 'huella'>,
): readonly IncidenciaDeDetalle[] {
  const hechos = grupos.get(archivo) ?? agrupar(archivo);
  grupos.set(archivo, hechos);
  return hechos.get(`${regla} ${huella}`) ?? [];
}

function agrupar({ hallazgos }: ArchivoGuardado): Grupos {
  const porLinea = hallazgos.toSorted((a, b) => lineaDe(a) - lineaDe(b));
  return Map.groupBy(porLinea, ({ regla, huella }) => `${regla} ${huella}`);
}

/** Index of the first finding on this line or below it. */
export function primeroDesde(suyos: readonly IncidenciaDeDetalle[], linea: number): number {
  let [bajo, alto] = [0, suyos.length];
  while (bajo < alto) {
    const medio = (bajo + alto) >>> 1;
    const suyo = suyos[medio];
    if (suyo && lineaDe(suyo) < linea) bajo = medio + 1;
    else alto = medio;
  }
  return bajo;
}

export const lineaDe = ({ linea }: Pick<IncidenciaDeDetalle, 'linea'>): number => linea ?? 0;
