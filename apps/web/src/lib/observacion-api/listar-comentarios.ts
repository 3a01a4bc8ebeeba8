import { observacionesInformadas, type ObservacionesInformadas } from '@mantenible/contracts/observacion';

import { getJson } from '../http.ts';

interface Informe {
  /** What the report is about. */
  readonly lugar: 'respuesta' | 'incidencia' | 'accion';
  /** Saved test of the report. */
  readonly prueba?: string;
}

/** GET /comentarios/{projectId}: comments on what the project delivered that the person reads, for a report. */
export function listarComentarios(
  proyectoId: string,
  { lugar, prueba }: Informe,
): Promise<ObservacionesInformadas> {
  const consulta = new URLSearchParams({ lugar, ...(prueba !== undefined && { prueba }) });
  return getJson(`/comentarios/${encodeURIComponent(proyectoId)}?${consulta}`, observacionesInformadas);
}
