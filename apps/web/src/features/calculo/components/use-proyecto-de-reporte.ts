import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

import { leerRespuestaQuery } from '../api/leer-respuesta.ts';

/** Navigation state of the links that lead to a report. */
const estadoEnlace = z.object({ proyectoId: z.string() });

/**
 * Project of a report: that of its test, and until the test is read that of the link that leads here; null without both.
 * @param activo false reads nothing
 */
export function useProyectoDeReporte(id: string, activo = true): string | null {
  const { data } = useQuery({ ...leerRespuestaQuery(id), enabled: activo });
  const state: unknown = useLocation().state;
  return data?.proyecto._id ?? z.safeParse(estadoEnlace, state).data?.proyectoId ?? null;
}
