import type { Persona } from '@mantenible/domain/acceso';
import { cambiosEntre } from '@mantenible/domain/comparacion';
import { prioritariosDe, type EstadoPuntos } from '@mantenible/domain/puntos-criticos';

import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import { sePerdio } from '../comun/se-perdio.ts';
import { interrumpido } from './calcular-puntos.ts';
import type { PuntosDeProyecto, PuntosRepository } from './puntos-criticos.port.ts';

export interface DepsLeerPuntos {
  readonly puntos: Pick<PuntosRepository, 'leer'>;
  readonly propietarioDe: PropietarioDe;
  /** Whether analyses are made and kept here. */
  readonly incorporado: boolean;
  /** Version of the analyser of today. */
  readonly analizador: string;
  readonly now: () => Date;
}

/** Longest computation. */
const maximoMinutos = 30;

/** The hotspots of a project that the caller may read. */
export async function leerPuntos(deps: DepsLeerPuntos, persona: Persona, proyectoId: string) {
  const hallado = await leerPermitido(
    deps.propietarioDe,
    { persona, proyectoId, recurso: 'puntosCriticos', accion: 'leer' },
    () => deps.puntos.leer(proyectoId),
  );
  const { proyecto, guardados } = hallado;
  const estado = estadoDe(deps, hallado);
  const perdido = estado === 'fallido' && guardados?.estado === 'calculando';
  const listo = estado === 'listo' && guardados ? guardados.puntos : null;
  return {
    proyecto,
    estado,
    motivo: perdido ? interrumpido : (guardados?.motivo ?? null),
    analisis: deps.incorporado ? conCambios(deps, hallado) : null,
    historia: listo && {
      commits: listo.commits,
      desde: listo.desde,
      completa: listo.completos,
      apartados: listo.apartados,
    },
    archivos: listo?.archivos ?? [],
    prioritarios: listo ? prioritariosDe(listo.archivos).length : 0,
    total: listo?.total ?? 0,
  };
}

function conCambios(
  { analizador }: Pick<DepsLeerPuntos, 'analizador'>,
  { analisis, enlace, rama }: PuntosDeProyecto,
) {
  if (analisis === null) return null;
  const { analizador: suyo, alcance, alcanceDeHoy, ...resto } = analisis;
  const hoy = { enlace, rama, analizador, alcance: alcanceDeHoy };
  const cambios = cambiosEntre({ ...resto, analizador: suyo, alcance }, hoy);
  return { ...resto, cambios };
}

function estadoDe(
  { incorporado, now }: DepsLeerPuntos,
  { analisis, guardados }: PuntosDeProyecto,
): EstadoPuntos {
  if (!incorporado) return 'servicio';
  if (analisis === null) return 'sin-analisis';
  if (guardados === null) return 'sin-datos';
  const perdido =
    guardados.estado === 'calculando' && sePerdio(new Date(guardados.creado), maximoMinutos, now());
  return perdido ? 'fallido' : guardados.estado;
}
