import type { MuestraImportacion } from './administracion.port.ts';
import { columnaDe } from './cabecera-csv.ts';

const MAX_FILAS = 10;
const MAX_COLUMNAS = 20;
const MAX_LETRAS = 100;

/** The first rows and columns of a class as they were read, long cells cut; surplus cells get columns without a heading. */
export function muestraDe(
  titulos: readonly string[],
  registros: readonly { readonly linea: number; readonly celdas: readonly string[] }[],
): MuestraImportacion {
  const primeras = registros.slice(0, MAX_FILAS);
  const anchura = Math.max(titulos.length, ...primeras.map(({ celdas }) => celdas.length));
  const indices = Array.from({ length: Math.min(anchura, MAX_COLUMNAS) }, (_, i) => i);
  return {
    columnas: indices.map((i) => ({
      titulo: recortada(titulos[i] ?? ''),
      campo: columnaDe(titulos[i] ?? ''),
    })),
    filas: primeras.map(({ linea, celdas }) => ({
      linea,
      celdas: indices.map((i) => recortada(celdas[i] ?? '')),
    })),
  };
}

function recortada(texto: string): string {
  return texto.length > MAX_LETRAS ? `${texto.slice(0, MAX_LETRAS)}…` : texto;
}
