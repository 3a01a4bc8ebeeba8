import { maximoResumenes, pruebasResumidas } from '@mantenible/contracts/respuesta';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import { getPart } from '../http.ts';
import { masRecientesPrimero, type Prueba } from './alcance.ts';

/** GET /respuestas/{projectId}: a part of the project's saved tests without their answers, from the test `desde` on. */
async function leerParte(proyectoId: string, desde: string | null, signal: AbortSignal) {
  const params = { campos: 'resumen', limite: maximoResumenes, ...(desde === null ? {} : { desde }) };
  const url = `/respuestas/${encodeURIComponent(proyectoId)}`;
  const { value, next } = await getPart(url, pruebasResumidas, { params, signal });
  return { pruebas: value, siguiente: next?.get('desde') ?? null };
}

const primera: string | null = null;

/** The project's saved tests in parts, the newest first. */
export function respuestasPorPartesQuery(proyectoId: string) {
  return infiniteQueryOptions({
    queryKey: ['respuestas', proyectoId, 'partes'],
    queryFn: ({ pageParam, signal }) => leerParte(proyectoId, pageParam, signal),
    initialPageParam: primera,
    getNextPageParam: ({ siguiente }) => siguiente,
    select: ({ pages }) => masRecientesPrimero(pages.flatMap(({ pruebas }) => pruebas)),
  });
}

/** All saved tests of the project, one part after the other. */
export function listarRespuestasQuery(proyectoId: string) {
  return queryOptions({
    queryKey: ['respuestas', proyectoId, 'todas'],
    queryFn: async ({ signal }): Promise<readonly Prueba[]> => {
      const leidas: Prueba[] = [];
      let desde = primera;
      do {
        const { pruebas, siguiente } = await leerParte(proyectoId, desde, signal);
        leidas.push(...pruebas);
        desde = siguiente;
      } while (desde !== null);
      return leidas;
    },
  });
}
