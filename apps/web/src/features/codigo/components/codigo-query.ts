import { queryOptions } from '@tanstack/react-query';

import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';
import { leerFuente } from '../api/leer-fuente.ts';
import type { Analizado } from '../../../lib/escaneo/analizado.ts';

/**
 * Source of one file together with its viewer: grammars and viewer are loaded with the first opened file, and one
 * 'Reintentar' repeats whichever failed.
 */
export function codigoQuery({ proyectoId, clave, fecha }: Analizado, path: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'codigo', clave, fecha, path],
    queryFn: async ({ signal }) => {
      const [texto, { Visor }] = await Promise.all([
        leerFuente(clave, path, signal),
        import('./visor/visor.tsx'),
      ]);
      return { texto, Visor };
    },
    // Sources are large: they stay in memory only while a person switches between issues of a file.
    ...lecturaDeServicio,
    gcTime: 30_000,
    structuralSharing: false,
  });
}
