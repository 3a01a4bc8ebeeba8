import { isUtf8 } from 'node:buffer';

export interface EntradaArbol {
  readonly modo: string;
  readonly tipo: string;
  readonly blob: string;
  /** Size in bytes; 0 for trees and submodules. */
  readonly tamano: number;
  readonly ruta: string;
}

/** An entry whose path is no key of ours: two of them could read alike. */
export interface EntradaRechazada extends Omit<EntradaArbol, 'blob'> {
  /** The beginning of the path, fit to be shown alone: U+FFFD stands for what is no UTF-8. */
  readonly ruta: string;
  readonly defecto: 'larga' | 'sin-utf8';
}

export interface Arbol {
  readonly entradas: readonly EntradaArbol[];
  readonly rechazadas: readonly EntradaRechazada[];
  /** The limit at which the listing ended before its end; null when it is whole. */
  readonly exceso: 'archivos' | 'rutas' | null;
}

/** Bytes of a path: as long as Linux takes them. */
export const maximoRuta = 4096;
/** Bytes of all paths of a tree together, the refused ones included. */
export const maximoRutas = 16 * 1024 * 1024;
/** Bytes before the path: mode, type, SHA-256 and a size of twenty digits take less. */
const maximoCabecera = 128;

const cabecera = /^(?<modo>\d{6}) (?<tipo>\w+) (?<blob>[\da-f]{40,64}) +(?<tamano>\d+|-)$/u;

/**
 * Reads the output of `git ls-tree -r -z -l` chunk by chunk; `leer` answers false at more entries than `maximo` or at
 * more than `maximoRutas` bytes of paths. Of a record only what a valid path may take is kept.
 */
export function createLectorArbol(maximo: number) {
  const entradas: EntradaArbol[] = [];
  const rechazadas: EntradaRechazada[] = [];
  const registro = Buffer.allocUnsafe(maximoCabecera + maximoRuta);
  let exceso: Arbol['exceso'] = null;
  let largo = 0;
  let bytes = 0;
  const juntar = (trozo: Buffer): void => {
    trozo.copy(registro, largo);
    largo += trozo.length;
  };
  const anotar = (): void => {
    const tabulador = registro.subarray(0, Math.min(largo, maximoCabecera)).indexOf(0x09);
    const partes = cabecera.exec(registro.toString('latin1', 0, Math.max(tabulador, 0)))?.groups;
    if (!partes) return;
    const { modo = '', tipo = '', blob = '', tamano: cifras = '' } = partes;
    const tamano = cifras === '-' ? 0 : Number(cifras);
    const ruta = registro.subarray(tabulador + 1, largo);
    const defecto = defectoDe(ruta, largo - tabulador - 1);
    bytes += largo - tabulador - 1;
    if (defecto === null) entradas.push({ modo, tipo, blob, tamano, ruta: ruta.toString('utf8') });
    else rechazadas.push({ modo, tipo, tamano, ruta: ruta.toString('utf8'), defecto });
  };
  return {
    arbol: (): Arbol => ({ entradas, rechazadas, exceso }),
    leer: (trozo: Buffer): boolean => {
      let desde = 0;
      for (let fin = trozo.indexOf(0); fin !== -1 && exceso === null; fin = trozo.indexOf(0, desde)) {
        juntar(trozo.subarray(desde, fin));
        anotar();
        largo = 0;
        desde = fin + 1;
        if (entradas.length + rechazadas.length > maximo) exceso = 'archivos';
        else if (bytes > maximoRutas) exceso = 'rutas';
      }
      juntar(trozo.subarray(desde));
      if (bytes + largo > maximoRutas + maximoCabecera) exceso ??= 'rutas';
      return exceso === null;
    },
  };
}

/** Why bytes of this length are no path of ours; null for one that is. */
function defectoDe(ruta: Buffer, bytes: number): EntradaRechazada['defecto'] | null {
  if (bytes > maximoRuta) return 'larga';
  return isUtf8(ruta) ? null : 'sin-utf8';
}
