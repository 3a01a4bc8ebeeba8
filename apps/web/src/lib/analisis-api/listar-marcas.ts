import { marcas } from '@mantenible/contracts/marca';
import { queryOptions } from '@tanstack/react-query';

import { getJson } from '../http.ts';
import type { Analizado } from '../escaneo/analizado.ts';
import { clavesDeLectura, lecturaDeServicio } from '../escaneo/lectura.ts';

/** Prefix of the query keys of a project's marks. */
export function clavesDeMarcas(proyectoId: string) {
  return [...clavesDeLectura(proyectoId), 'marcas'] as const;
}

/** GET /marcas/{projectId}: what a person decided about findings, each with where the newest analysis has it. */
export function listarMarcasQuery({ proyectoId, fecha }: Pick<Analizado, 'proyectoId' | 'fecha'>) {
  return queryOptions({
    queryKey: [...clavesDeMarcas(proyectoId), fecha],
    queryFn: ({ signal }) => getJson(`/marcas/${encodeURIComponent(proyectoId)}`, marcas, { signal }),
    ...lecturaDeServicio,
  });
}
