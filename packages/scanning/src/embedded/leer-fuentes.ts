import type { SourceFile } from '@mantenible/analyser';

import type { ArchivoOmitido, LimitesAnalisis } from './analisis.port.ts';
import type { Fuente } from './analizar-fuentes.ts';
import { falloAnalisis } from './fallos.ts';
import type { EntradaArbol } from './git/arbol.ts';
import type { Repositorio } from './git/repositorio.ts';
import { enMegas } from './limites.ts';
import { createSeleccion, esAjuste } from './seleccion.ts';
import { contarLineas, decodificar } from './texto.ts';

export interface FuentesLeidas {
  readonly commit: string;
  readonly fuentes: readonly Fuente[];
  readonly ajustes: readonly SourceFile[];
  readonly omitidos: readonly ArchivoOmitido[];
}

const miles = (cifra: number): string => cifra.toLocaleString('es-ES', { useGrouping: true });

/** Reads the files of a branch that are analysed, by their ids; links and submodules are none. */
export async function leerFuentes(
  repositorio: Repositorio,
  rama: string,
  limites: LimitesAnalisis,
  alProgresar: (hechos: number, total: number) => void,
): Promise<FuentesLeidas> {
  const commit = await repositorio.commit(rama);
  const arbol = await repositorio.arbol(commit, limites.archivos);
  if (arbol.length > limites.archivos)
    throw falloAnalisis(
      'demasiados-archivos',
      `El repositorio tiene demasiados archivos: se admiten ${miles(limites.archivos)}.`,
    );
  if (arbol.length === 0) throw falloAnalisis('repositorio-vacio');
  const seleccion = createSeleccion();
  const elegidas = arbol.filter(
    ({ modo, ruta, tamano }) =>
      // 120000 is a link, 160000 a submodule.
      modo.startsWith('100') && (esAjuste(ruta, tamano) || seleccion.porRuta(ruta, tamano)),
  );
  exigirTamano(elegidas, limites);
  const fuentes: Fuente[] = [];
  const ajustes: SourceFile[] = [];
  let lineas = 0;
  await repositorio.leer(
    elegidas.map(({ blob }) => blob),
    (contenido, indice) => {
      const entrada = elegidas[indice];
      if (!entrada || contenido === null) return;
      const { ruta: path, blob, tamano } = entrada;
      const text = decodificar(contenido);
      alProgresar(indice + 1, elegidas.length);
      if (esAjuste(path, tamano)) return void ajustes.push({ path, text });
      if (!seleccion.porTexto(path, text)) return;
      fuentes.push({ path, blob, text });
      lineas += contarLineas(contenido);
    },
  );
  if (lineas > limites.lineas)
    throw falloAnalisis(
      'demasiadas-lineas',
      `El repositorio tiene demasiadas líneas de código: se admiten ${miles(limites.lineas)}.`,
    );
  if (fuentes.length === 0) throw falloAnalisis('sin-codigo');
  return { commit, fuentes, ajustes, omitidos: seleccion.omitidos };
}

function exigirTamano(entradas: readonly EntradaArbol[], { textoBytes }: LimitesAnalisis): void {
  const bytes = entradas.reduce((suma, { tamano }) => suma + tamano, 0);
  if (bytes > textoBytes)
    throw falloAnalisis(
      'repositorio-demasiado-grande',
      `El repositorio es demasiado grande: se admiten ${enMegas(textoBytes)} de código.`,
    );
}
