import type { AnalisisHecho, SituacionAnalisis } from '@mantenible/domain/escaneo';
import { mismoRepositorio, type Proyecto } from '@mantenible/domain/proyecto';

/** Repository and branch of the shown results, compared with the project's current ones. */
export type Origen = 'el-suyo' | 'otro-enlace' | 'otra-rama' | 'desconocido';

type Lugar = Pick<Proyecto, 'link' | 'branch'>;

/** Results without a link were stored by versions that did not keep it. */
export function origenDe(
  { fecha, enlace, rama }: Pick<SituacionAnalisis, 'fecha' | 'enlace' | 'rama'>,
  { link, branch }: Lugar,
): Origen {
  if (fecha === null) return 'el-suyo';
  if (enlace === null) return 'desconocido';
  if (!mismoRepositorio(enlace, link)) return 'otro-enlace';
  return rama !== null && rama !== branch ? 'otra-rama' : 'el-suyo';
}

/** Analyses of the repository at `enlace`, whose figures can be compared. */
export function delMismoRepositorio(
  historia: readonly AnalisisHecho[],
  enlace: string | null,
): readonly AnalisisHecho[] {
  return historia.filter((hecho) =>
    hecho.enlace === null || enlace === null
      ? hecho.enlace === enlace
      : mismoRepositorio(hecho.enlace, enlace),
  );
}
