import type { AnalysisStore } from '@mantenible/scanning';
import * as z from 'zod/mini';

import type { AnalisisRepository, CofreTextos } from './analisis.port.ts';
import type { ArchivosRepository } from './archivos.port.ts';
import { abrir } from './texto-sellado.adapter.ts';

interface Deps {
  readonly analisis: Pick<AnalisisRepository, 'estado'>;
  readonly archivos: ArchivosRepository;
  readonly cofre: CofreTextos;
}

const medidas = z.record(z.string(), z.number());
const incidencias = z.array(
  z.object({
    rule: z.string(),
    message: z.string(),
    range: z.nullable(
      z.object({ startLine: z.int(), startColumn: z.int(), endLine: z.int(), endColumn: z.int() }),
    ),
    effort: z.number(),
  }),
);

/** What the embedded scanner reads of the analyses that were kept, parsed. */
export function createAlmacen({ analisis, archivos, cofre }: Deps): AnalysisStore {
  return {
    estado: (clave) => analisis.estado(clave),
    medidas: async (clave) => z.nullable(medidas).parse(await archivos.medidas(clave)),
    archivos: async (clave) => {
      const filas = await archivos.archivos(clave);
      return filas.map((fila) => ({ ruta: fila.ruta, medidas: medidas.parse(fila.medidas) }));
    },
    incidencias: async (clave, maximo) => {
      const filas = await archivos.incidencias(clave);
      const todas = filas.flatMap(({ ruta, incidencias: suyas }) =>
        incidencias.parse(suyas).map((incidencia) => ({ ruta, incidencia })),
      );
      return { total: todas.length, elementos: todas.slice(0, maximo) };
    },
    fuente: async (clave, ruta) => {
      const texto = await archivos.texto(clave, ruta);
      return texto && abrir(cofre, texto.id, ruta, texto);
    },
  };
}
