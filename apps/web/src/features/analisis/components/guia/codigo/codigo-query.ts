import { queryOptions } from '@tanstack/react-query';

import { clavesDeLectura, lecturaDeServicio } from '../../../api/lectura.ts';
import { obtenerFuente } from '../../../api/sonar-file.ts';
import type { Analizado } from '../../../modelo/guia/analizado.ts';

/**
 * The source of one file together with the viewer that shows it: grammars and viewer are loaded with the first
 * file that somebody opens, and one 'Reintentar' repeats whatever failed.
 */
export function codigoQuery({ proyectoId, clave, fecha }: Analizado, path: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'codigo', clave, fecha, path],
    queryFn: async ({ signal }) => {
      const [texto, { Visor }] = await Promise.all([
        obtenerFuente(clave, path, signal),
        import('./visor.tsx'),
      ]);
      return { texto, Visor };
    },
    // Sources are large and kept no longer than a person goes back and forth between issues of a file.
    ...lecturaDeServicio,
    gcTime: 30_000,
    structuralSharing: false,
  });
}
