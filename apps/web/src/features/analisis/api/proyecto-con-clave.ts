import { proyectoConToken } from '@mantenible/contracts/proyecto';
import { urlContenido } from '@mantenible/domain/escaneo';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { config } from '../../../lib/config.ts';
import { getJson } from '../../../lib/http.ts';
import { proyectoQuery } from '../../../lib/proyecto-api/obtener-proyecto.ts';
import type { ArchivoPropiedades } from '../modelo/archivo-propiedades.ts';
import { leerArchivoPropiedades } from './archivo-propiedades.ts';
import { clavesDeLectura, lecturaDeServicio } from './lectura.ts';

/** With the token where the caller owns the project. */
type Proyecto = z.infer<typeof proyectoConToken>;

/**
 * The project, and then the key that its repository's properties file names. The owner's token goes into that one
 * call and never into the cache; the project is shown as soon as it is there.
 */
export function proyectoConClaveQuery(proyectoId: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'archivo'],
    queryFn: async ({ signal, client }) => {
      const url = `/proyectos/${encodeURIComponent(proyectoId)}`;
      const { githubtoken, ...proyecto } = await getJson(url, proyectoConToken, { signal });
      client.setQueryData(proyectoQuery(proyectoId).queryKey, proyecto);
      const archivo = await leerArchivo(proyecto, githubtoken, signal);
      // The server gives the token to the owner alone.
      return { proyecto, archivo, propio: githubtoken !== undefined };
    },
    ...lecturaDeServicio,
  });
}

/** A scanner of our own needs no file; a token goes to no host but the one that the API serves. */
async function leerArchivo(
  { link, branch }: Proyecto,
  token: string | undefined,
  signal: AbortSignal,
): Promise<ArchivoPropiedades> {
  if (config.escaneo !== 'sonarqube') return null;
  if (token === undefined) return { clave: null, motivo: 'sin-token' };
  const url = urlContenido(config.apiCodigo, link, branch);
  if (url === null) return { clave: null, motivo: 'otro-servidor' };
  return leerArchivoPropiedades(url, token, signal);
}
