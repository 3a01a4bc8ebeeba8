import { informarComentarios } from './informar-comentarios.ts';
import { listarComentarios } from './listar-comentarios.ts';

/** The comments that a report prints; where they cannot be read, the report is made without them and states that. */
export async function leerComentariosDeInforme(
  proyectoId: string,
  informe: Parameters<typeof listarComentarios>[1],
  commit: string | null = null,
): Promise<ReturnType<typeof informarComentarios>> {
  const leidos = await listarComentarios(proyectoId, informe).catch(() => null);
  if (leidos === null) return { hilos: [], aviso: 'No se pudieron leer los comentarios del docente.' };
  return informarComentarios(leidos, commit);
}
