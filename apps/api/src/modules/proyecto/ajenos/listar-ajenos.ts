import { cambiosEntre, type CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import { porcentaje, redondear } from '@mantenible/domain/criterio';
import { ajenosPorPagina } from '@mantenible/domain/proyecto';

import type { AjenosRepository, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';

/** A project with the mean of its newest test and the degree of its newest analysis: percents with two decimals. */
export interface ProyectoAjeno extends Omit<ProyectoConResultados, 'analisis' | 'prueba'> {
  readonly analisis:
    | (Omit<NonNullable<ProyectoConResultados['analisis']>, 'analizador' | 'alcance' | 'alcanceDeHoy'> & {
        /** What of it differs from the project today. */
        readonly cambios: readonly CambioEntreAnalisis[];
      })
    | null;
  readonly prueba: {
    readonly _id: string;
    readonly nombre: string;
    readonly fecha: string;
    readonly promedio: number | null;
  } | null;
}

interface Deps {
  readonly ajenos: AjenosRepository;
  /** Version of the analyser of today. */
  readonly analizador: string;
}

/** A page of other people's projects, each with its newest results, and the number of projects that match. */
export async function listarAjenos(
  { ajenos, analizador }: Deps,
  seleccion: SeleccionAjenos,
  pagina: number,
): Promise<{ readonly proyectos: readonly ProyectoAjeno[]; readonly total: number }> {
  const ids = await ajenos.ordenados(seleccion);
  const desde = (pagina - 1) * ajenosPorPagina;
  const proyectos = await ajenos.leer(ids.slice(desde, desde + ajenosPorPagina));
  return { proyectos: proyectos.map((uno) => presentarAjeno(uno, analizador)), total: ids.length };
}

/**
 * Rounds the mean of a project's newest test and the degree of its newest analysis.
 * @param analizador version of the analyser of today
 */
export function presentarAjeno(proyecto: ProyectoConResultados, analizador: string): ProyectoAjeno {
  const { analisis, prueba, ...resto } = proyecto;
  const hoy = { enlace: resto.link, rama: resto.branch, analizador, alcance: analisis?.alcanceDeHoy };
  return {
    ...resto,
    analisis: analisis && {
      fecha: analisis.fecha,
      grado: analisis.grado === null ? null : redondear(analisis.grado),
      enlace: analisis.enlace,
      rama: analisis.rama,
      cambios: cambiosEntre(analisis, hoy),
    },
    prueba: prueba && {
      _id: prueba._id,
      nombre: prueba.nombre,
      fecha: prueba.creado.toISOString(),
      promedio: prueba.promedio === null ? null : porcentaje(prueba.promedio),
    },
  };
}
