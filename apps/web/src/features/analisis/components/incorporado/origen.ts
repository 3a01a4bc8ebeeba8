import type { AnalisisHecho, SituacionAnalisis } from '@mantenible/domain/escaneo';
import { mismoRepositorio, type Proyecto } from '@mantenible/domain/proyecto';

/** Repository and branch of the shown results, compared with the project's current ones. */
export type Origen = 'el-suyo' | 'otro-enlace' | 'otra-rama' | 'desconocido';

type EnlaceYRama = Pick<Proyecto, 'link' | 'branch'>;

/** 'el-suyo' also without results; 'desconocido' for results stored by versions that did not keep their link. */
export function origenDe(
  { fecha, enlace, rama }: Pick<SituacionAnalisis, 'fecha' | 'enlace' | 'rama'>,
  { link, branch }: EnlaceYRama,
): Origen {
  if (fecha === null) return 'el-suyo';
  if (enlace === null) return 'desconocido';
  if (!mismoRepositorio(enlace, link)) return 'otro-enlace';
  return rama !== null && rama !== branch ? 'otra-rama' : 'el-suyo';
}

/** Analyses of the repository at `enlace`, whose figures can be compared; those without a link when it is null. */
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
