import type { AnalysisStore } from '../store.port.ts';
import type { AnalysedSources } from '@mantenible/runner';

/** A store in memory with one analysis for each key. */
export function storeInMemory(
  analisis: Readonly<Record<string, Pick<AnalysedSources, 'medidas' | 'archivos'>>>,
): AnalysisStore {
  const de = (clave: string) => analisis[clave];
  return {
    estado: (clave) =>
      Promise.resolve(
        de(clave) ? { estado: 'listo', fecha: '2026-01-02T03:04:05.678Z', rama: 'main', motivo: null } : null,
      ),
    medidas: (clave) => Promise.resolve(de(clave)?.medidas ?? null),
    archivos: (clave, maximo) => {
      const todos = de(clave)?.archivos ?? [];
      return Promise.resolve({ total: todos.length, elementos: todos.slice(0, maximo) });
    },
    incidencias: (clave, maximo) => {
      const todas = (de(clave)?.archivos ?? []).flatMap(({ ruta, incidencias }) =>
        incidencias.map((incidencia) => ({ ruta, incidencia })),
      );
      return Promise.resolve({ total: todas.length, elementos: todas.slice(0, maximo) });
    },
    fuente: (clave, ruta) =>
      Promise.resolve(de(clave)?.archivos.find((archivo) => archivo.ruta === ruta)?.texto ?? null),
  };
}
