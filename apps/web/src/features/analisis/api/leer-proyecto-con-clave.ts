import { proyectoConToken } from '@mantenible/contracts/proyecto';
import { urlContenido } from '@mantenible/domain/escaneo';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

import { config } from '../../../lib/config.ts';
import { getJson } from '../../../lib/http.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import type { ArchivoPropiedades } from '../modelo/archivo-propiedades.ts';
import { leerArchivoPropiedades } from './leer-archivo-propiedades.ts';
import { clavesDeLectura, lecturaDeServicio } from '../../../lib/escaneo/lectura.ts';

/** A project as the server returns it: with its token when the caller owns it. */
type Proyecto = z.infer<typeof proyectoConToken>;

/**
 * The project, then the key in its repository's properties file. The owner's token is read for that file alone, goes into
 * that one request and never into the cache; the page shows the project as soon as it arrives.
 */
export function leerProyectoConClaveQuery(proyectoId: string) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'archivo'],
    queryFn: async ({ signal, client }) => {
      const url = `/proyectos/${encodeURIComponent(proyectoId)}`;
      // Each reading of the token is noted in the audit trail.
      const params = config.escaneo === 'sonarqube' ? {} : { token: 'no' };
      const { githubtoken, ...proyecto } = await getJson(url, proyectoConToken, { signal, params });
      client.setQueryData(leerProyectoQuery(proyectoId).queryKey, proyecto);
      const archivo = await leerArchivo(proyecto, githubtoken, signal);
      // The server names the owner to everyone else.
      return { proyecto, archivo, propio: proyecto.propietario === undefined };
    },
    ...lecturaDeServicio,
  });
}

/**
 * Key in the properties file, or the reason for a missing one; null without SonarQube, which alone needs the file. The
 * token is sent only to the host whose API the installation uses.
 */
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
