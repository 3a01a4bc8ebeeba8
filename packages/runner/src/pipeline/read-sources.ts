import type { SourceFile } from '@mantenible/analyser';
import { mayBeData } from '@mantenible/analyser/selection';
import type { LenguajeSinAnalizar } from '@mantenible/domain/escaneo';
import { formatNumber } from '@mantenible/wording/numeros';

import type { ArchivoOmitido, LimitesAnalisis } from '../analysis.port.ts';
import type { Fuente } from './analyse-sources.ts';
import { falloAnalisis } from '../failures.ts';
import { maximoRutas, type Arbol, type EntradaArbol } from '../repository/git/tree.ts';
import type { Repositorio } from '../repository/git/repository.ts';
import { enMegas } from './limits.ts';
import { createSeleccion, esAjuste } from './selection.ts';
import { contarLineas, decodificar } from './text.ts';

export interface FuentesLeidas {
  readonly commit: string;
  readonly fuentes: readonly Fuente[];
  readonly ajustes: readonly SourceFile[];
  readonly omitidos: readonly ArchivoOmitido[];
  readonly otrosLenguajes: readonly LenguajeSinAnalizar[];
}

/** Reads the files of a branch that are analysed, by their ids; links and submodules are none. */
export async function leerFuentes(
  repositorio: Repositorio,
  rama: string,
  limites: LimitesAnalisis,
  alProgresar: (hechos: number, total: number) => void,
): Promise<FuentesLeidas> {
  const commit = await repositorio.commit(rama);
  const arbol = await repositorio.arbol(commit, limites.archivos);
  exigirArbol(arbol, limites);
  const seleccion = createSeleccion();
  for (const { ruta, defecto } of arbol.rechazadas.filter(esArchivo)) seleccion.omitir(ruta, defecto);
  const elegidas = arbol.entradas.filter(
    (entrada) =>
      esArchivo(entrada) &&
      (seleccion.porAjuste(entrada.ruta, entrada.tamano) || seleccion.porRuta(entrada.ruta, entrada.tamano)),
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
      `El repositorio tiene demasiadas líneas de código: se admiten ${formatNumber(limites.lineas)}.`,
    );
  if (fuentes.length === 0) throw falloAnalisis('sin-codigo');
  const { omitidos, otrosLenguajes } = seleccion;
  return { commit, fuentes, ajustes, omitidos, otrosLenguajes: otrosLenguajes() };
}

/** Neither a link (120000) nor a submodule (160000). */
const esArchivo = ({ modo }: Pick<EntradaArbol, 'modo'>): boolean => modo.startsWith('100');

function exigirArbol({ entradas, rechazadas, exceso }: Arbol, { archivos }: LimitesAnalisis): void {
  if (exceso === 'archivos')
    throw falloAnalisis(
      'demasiados-archivos',
      `El repositorio tiene demasiados archivos: se admiten ${formatNumber(archivos)}.`,
    );
  if (exceso === 'rutas')
    throw falloAnalisis(
      'rutas-demasiado-largas',
      `Las rutas de los archivos del repositorio son demasiado largas: entre todas se admiten ${enMegas(maximoRutas)}.`,
    );
  if (entradas.length + rechazadas.length === 0) throw falloAnalisis('repositorio-vacio');
}

function exigirTamano(entradas: readonly EntradaArbol[], { textoBytes }: LimitesAnalisis): void {
  // Files that may be data have a room of their own, and stay only where they turn out to be code.
  const bytes = entradas.reduce((suma, { ruta, tamano }) => suma + (mayBeData(ruta) ? 0 : tamano), 0);
  if (bytes > textoBytes)
    throw falloAnalisis(
      'repositorio-demasiado-grande',
      `El repositorio es demasiado grande: se admiten ${enMegas(textoBytes)} de código.`,
    );
}
