import { acotarTextos } from '@mantenible/domain/escaneo';
import type { AnalysisStore } from '@mantenible/scanning';

import type { AnalisisRepository } from './analisis.port.ts';
import type { CofreTextos } from './textos.port.ts';
import type { ArchivosRepository } from './archivos.port.ts';
import { abrirSello } from './texto-sellado.adapter.ts';

interface Deps {
  readonly analisis: Pick<AnalisisRepository, 'estado'>;
  readonly archivos: ArchivosRepository;
  readonly cofre: CofreTextos;
}

/**
 * The store that the embedded scanner reads: for each project key the state of its analyses, and measures, files, findings and
 * decrypted source texts of the newest finished one.
 */
export function createAlmacen({ analisis, archivos, cofre }: Deps): AnalysisStore {
  return {
    estado: (clave) => analisis.estado(clave),
    medidas: (clave) => archivos.medidas(clave),
    archivos: async (clave, maximo) => {
      const leidos = await reunir(archivos.archivos(clave), maximo, (archivo) => [archivo]);
      return { total: await archivos.cuantos(clave), elementos: leidos.elementos };
    },
    incidencias: async (clave, maximo) => {
      const leidas = await reunir(archivos.incidencias(clave), maximo, ({ ruta, incidencias: suyas }) =>
        suyas.map((incidencia) => ({ ruta, incidencia })),
      );
      // The analysis counted its findings: those beyond the answer are not read.
      const contadas = leidas.enteros ? 0 : ((await archivos.medidas(clave))?.['code_smells'] ?? 0);
      return { total: Math.max(leidas.cuantos, contadas), elementos: leidas.elementos };
    },
    fuente: async (clave, ruta) => {
      const texto = await archivos.texto(clave, ruta);
      return texto && abrirSello(cofre, texto.id, ruta, texto);
    },
  };
}

/** The elements of parts of a list until there are `maximo` of them or their paths and messages fill an answer. */
async function reunir<
  F,
  T extends { readonly ruta: string; readonly incidencia?: { readonly message: string } },
>(tramos: AsyncIterable<readonly F[]>, maximo: number, elementosDe: (fila: F) => readonly T[]) {
  const todos: T[] = [];
  const textosDe = ({ ruta, incidencia }: T) => [ruta, incidencia?.message ?? ''];
  for await (const tramo of tramos) {
    for (const fila of tramo) for (const elemento of elementosDe(fila)) todos.push(elemento);
    if (todos.length > maximo || acotarTextos(todos, textosDe).length < todos.length)
      return { elementos: todos.slice(0, maximo), cuantos: todos.length, enteros: false };
  }
  return { elementos: todos, cuantos: todos.length, enteros: true };
}
