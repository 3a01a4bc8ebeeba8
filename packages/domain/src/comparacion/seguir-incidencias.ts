import type { ArchivoGuardado, DetalleAnalisis, IncidenciaDeDetalle } from './detalle.ts';
import { parearArchivos, type ParDeArchivos } from './parear-archivos.ts';
import { parearCercanos } from './parear-cercanos.ts';

/** 'cambio-analizador': the file is the same, the analyser's version is not; neither new nor fixed. */
export const estadosSeguidos = ['nueva', 'resuelta', 'sigue', 'cambio-analizador'] as const;
export type EstadoSeguido = (typeof estadosSeguidos)[number];

export interface LugarDeIncidencia {
  readonly ruta: string;
  readonly linea: number | null;
}

export interface IncidenciaSeguida {
  readonly estado: EstadoSeguido;
  readonly regla: string;
  readonly mensaje: string;
  readonly antes: LugarDeIncidencia | null;
  readonly despues: LugarDeIncidencia | null;
}

/**
 * State of the findings of an analysis in a later one. A finding is tracked by rule and file (a renamed
 * file with the same blob is the same file): same line and hash first, then same hash, the nearest first;
 * each earlier finding matches once.
 */
export function seguirIncidencias(
  antes: DetalleAnalisis,
  despues: DetalleAnalisis,
): readonly IncidenciaSeguida[] {
  return [...seguirPorArchivo(antes, despues)].flat();
}

/** Those states file by file, so that a caller can pause between two files. */
export function* seguirPorArchivo(
  antes: DetalleAnalisis,
  despues: DetalleAnalisis,
): Generator<readonly IncidenciaSeguida[]> {
  const otraVersion = antes.version !== despues.version;
  for (const par of parearArchivos(antes.archivos, despues.archivos)) yield seguirEnArchivo(par, otraVersion);
}

function seguirEnArchivo(par: ParDeArchivos, otraVersion: boolean): readonly IncidenciaSeguida[] {
  const previos = agruparIncidencias(par.antes);
  const posteriores = agruparIncidencias(par.despues);
  const mismoBlob = par.antes !== null && par.antes.blob !== '' && par.antes.blob === par.despues?.blob;
  const ajeno = otraVersion && mismoBlob ? 'cambio-analizador' : null;
  const claves = new Set([...posteriores.keys(), ...previos.keys()]);
  return [...claves].flatMap((clave) => {
    const [unos, otros] = [previos.get(clave) ?? [], posteriores.get(clave) ?? []];
    const parejas = parearCercanos(unos.map(lineaDeIncidencia), otros.map(lineaDeIncidencia));
    const seguidos = new Map(parejas.map(([antes, despues]) => [despues, antes]));
    const usados = new Set(seguidos.values());
    return [
      ...otros.map((uno, i) => {
        const previo = unos[seguidos.get(i) ?? -1] ?? null;
        return seguido(par, previo ? 'sigue' : (ajeno ?? 'nueva'), previo, uno);
      }),
      ...unos.flatMap((uno, i) => (usados.has(i) ? [] : [seguido(par, ajeno ?? 'resuelta', uno, null)])),
    ];
  });
}

type Grupos = ReadonlyMap<string, readonly IncidenciaDeDetalle[]>;

/** Findings of one rule on lines with the same text. */
export function agruparIncidencias(archivo: Pick<ArchivoGuardado, 'hallazgos'> | null): Grupos {
  return Map.groupBy(archivo?.hallazgos ?? [], ({ regla, huella }) => `${regla} ${huella}`);
}

export const lineaDeIncidencia = ({ linea }: IncidenciaDeDetalle): number => linea ?? 0;

function seguido(
  par: ParDeArchivos,
  estado: EstadoSeguido,
  antes: IncidenciaDeDetalle | null,
  despues: IncidenciaDeDetalle | null,
): IncidenciaSeguida {
  const lugar = (archivo: ArchivoGuardado | null, hallazgo: IncidenciaDeDetalle | null) =>
    archivo && hallazgo && { ruta: archivo.ruta, linea: hallazgo.linea };
  return {
    estado,
    regla: (despues ?? antes)?.regla ?? '',
    mensaje: (despues ?? antes)?.mensaje ?? '',
    antes: lugar(par.antes, antes),
    despues: lugar(par.despues, despues),
  };
}
