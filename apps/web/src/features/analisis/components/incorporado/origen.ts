import type { AnalisisHecho, SituacionAnalisis } from '@mantenible/domain/escaneo';
import { cambiosEntre, type CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import type { Proyecto } from '@mantenible/domain/proyecto';

import { ultimoListo } from './momento.ts';

/** Repository and branch of the shown results, compared with the project's current ones. */
export type Origen = 'el-suyo' | 'otro-enlace' | 'otra-rama' | 'otro-alcance' | 'otro-analizador';

type DatosDeOrigen = Pick<
  SituacionAnalisis,
  'fecha' | 'enlace' | 'rama' | 'analizador' | 'historia' | 'alcanceDeHoy'
>;
type EnlaceYRama = Pick<Proyecto, 'link' | 'branch'>;

/** 'el-suyo' also without results. */
export function origenDe(
  { fecha, enlace, rama, analizador, historia, alcanceDeHoy }: DatosDeOrigen,
  { link, branch }: EnlaceYRama,
): Origen {
  if (fecha === null) return 'el-suyo';
  const ultimo = ultimoListo(historia);
  const suya = { enlace, rama, analizador: ultimo?.analizador ?? null, alcance: ultimo?.alcance };
  const hoy = { enlace: link, rama: branch, analizador, alcance: alcanceDeHoy };
  const cambios = cambiosEntre(suya, hoy);
  if (cambios.includes('enlace')) return 'otro-enlace';
  if (cambios.includes('rama')) return 'otra-rama';
  if (cambios.includes('alcance')) return 'otro-alcance';
  return cambios.includes('analizador') ? 'otro-analizador' : 'el-suyo';
}

/** What of an analysis differs from the newest finished one, whose results the page shows. */
export function cambiosDesde(
  hecho: AnalisisHecho,
  ultimo: AnalisisHecho | null,
): readonly CambioEntreAnalisis[] {
  return ultimo === null ? [] : cambiosEntre(hecho, ultimo);
}

/** Analyses of the same repository, branch, scope and analyser as the newest finished one, whose figures a line may join. */
export function comparablesConUltimo(historia: readonly AnalisisHecho[]): readonly AnalisisHecho[] {
  const ultimo = ultimoListo(historia);
  return ultimo === null ? [] : historia.filter((hecho) => cambiosEntre(hecho, ultimo).length === 0);
}
