import type { AnalysisStore } from '@mantenible/scanning';

import type { AnalisisRepository, CofreTextos } from './analisis.port.ts';
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
    archivos: (clave) => archivos.archivos(clave),
    incidencias: async (clave, maximo) => {
      const filas = await archivos.incidencias(clave);
      const todas = filas.flatMap(({ ruta, incidencias: suyas }) =>
        suyas.map((incidencia) => ({ ruta, incidencia })),
      );
      return { total: todas.length, elementos: todas.slice(0, maximo) };
    },
    fuente: async (clave, ruta) => {
      const texto = await archivos.texto(clave, ruta);
      return texto && abrirSello(cofre, texto.id, ruta, texto);
    },
  };
}
