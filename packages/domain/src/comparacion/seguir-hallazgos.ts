import type { ArchivoGuardado, DetalleAnalisis, HallazgoGuardado } from './detalle.ts';
import { parearArchivos, type ParDeArchivos } from './parear-archivos.ts';
import { parearCercanos } from './parear-cercanos.ts';

/** 'cambio-analizador': the file is the same, the analyser's version is not; neither new nor fixed. */
export const estadosSeguidos = ['nueva', 'resuelta', 'sigue', 'cambio-analizador'] as const;
export type EstadoSeguido = (typeof estadosSeguidos)[number];

export interface LugarHallazgo {
  readonly ruta: string;
  readonly linea: number | null;
}

export interface HallazgoSeguido {
  readonly estado: EstadoSeguido;
  readonly regla: string;
  readonly mensaje: string;
  readonly antes: LugarHallazgo | null;
  readonly despues: LugarHallazgo | null;
}

/**
 * State of the findings of an analysis in a later one. A finding is tracked by rule and file (a renamed
 * file with the same blob is the same file): same line and hash first, then same hash, the nearest first;
 * each earlier finding matches once.
 */
export function seguirHallazgos(
  antes: DetalleAnalisis,
  despues: DetalleAnalisis,
): readonly HallazgoSeguido[] {
  return [...seguirPorArchivo(antes, despues)].flat();
}

/** Those states file by file, so that a caller can pause between two files. */
export function* seguirPorArchivo(
  antes: DetalleAnalisis,
  despues: DetalleAnalisis,
): Generator<readonly HallazgoSeguido[]> {
  const otraVersion = antes.version !== despues.version;
  for (const par of parearArchivos(antes.archivos, despues.archivos)) yield seguirEnArchivo(par, otraVersion);
}

function seguirEnArchivo(par: ParDeArchivos, otraVersion: boolean): readonly HallazgoSeguido[] {
  const previos = agruparHallazgos(par.antes);
  const posteriores = agruparHallazgos(par.despues);
  const mismoBlob = par.antes !== null && par.antes.blob !== '' && par.antes.blob === par.despues?.blob;
  const ajeno = otraVersion && mismoBlob ? 'cambio-analizador' : null;
  const claves = new Set([...posteriores.keys(), ...previos.keys()]);
  return [...claves].flatMap((clave) => {
    const [unos, otros] = [previos.get(clave) ?? [], posteriores.get(clave) ?? []];
    const parejas = parearCercanos(unos.map(lineaDeHallazgo), otros.map(lineaDeHallazgo));
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

type Grupos = ReadonlyMap<string, readonly HallazgoGuardado[]>;

/** Findings of one rule on lines with the same text. */
export function agruparHallazgos(archivo: Pick<ArchivoGuardado, 'hallazgos'> | null): Grupos {
  return Map.groupBy(archivo?.hallazgos ?? [], ({ regla, huella }) => `${regla} ${huella}`);
}

export const lineaDeHallazgo = ({ linea }: HallazgoGuardado): number => linea ?? 0;

function seguido(
  par: ParDeArchivos,
  estado: EstadoSeguido,
  antes: HallazgoGuardado | null,
  despues: HallazgoGuardado | null,
): HallazgoSeguido {
  const lugar = (archivo: ArchivoGuardado | null, hallazgo: HallazgoGuardado | null) =>
    archivo && hallazgo && { ruta: archivo.ruta, linea: hallazgo.linea };
  return {
    estado,
    regla: (despues ?? antes)?.regla ?? '',
    mensaje: (despues ?? antes)?.mensaje ?? '',
    antes: lugar(par.antes, antes),
    despues: lugar(par.despues, despues),
  };
}
