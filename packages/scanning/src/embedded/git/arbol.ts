export interface EntradaArbol {
  readonly modo: string;
  readonly tipo: string;
  readonly blob: string;
  /** Bytes; 0 for what is no file. */
  readonly tamano: number;
  readonly ruta: string;
}

const entrada = /^(?<modo>\d{6}) (?<tipo>\w+) (?<blob>[\da-f]{40,64}) +(?<tamano>\d+|-)\t(?<ruta>.*)$/su;

/** One record of `git ls-tree -r -z -l`; null for what looks otherwise. */
function leerEntrada(registro: string): EntradaArbol | null {
  const partes = entrada.exec(registro)?.groups;
  if (!partes) return null;
  const { modo = '', tipo = '', blob = '', tamano = '', ruta = '' } = partes;
  return { modo, tipo, blob, tamano: tamano === '-' ? 0 : Number(tamano), ruta };
}

/** Takes the output of `git ls-tree -r -z -l` as it comes; `llena` as soon as there are more entries than `maximo`. */
export function createLectorArbol(maximo: number) {
  const entradas: EntradaArbol[] = [];
  let resto = Buffer.alloc(0);
  return {
    entradas,
    leer: (trozo: Buffer): boolean => {
      resto = Buffer.concat([resto, trozo]);
      let desde = 0;
      for (let fin = resto.indexOf(0); fin !== -1; fin = resto.indexOf(0, desde)) {
        const una = leerEntrada(resto.toString('utf8', desde, fin));
        if (una) entradas.push(una);
        desde = fin + 1;
        if (entradas.length > maximo) return false;
      }
      resto = resto.subarray(desde);
      return true;
    },
  };
}
