import { porcentaje, redondear } from '@mantenible/domain/criterio';
import { ajenosPorPagina } from '@mantenible/domain/proyecto';

import type { AjenosRepository, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';

/** A project with the mean of its newest test and the degree of its newest analysis: percents with two decimals. */
export interface ProyectoAjeno extends Omit<ProyectoConResultados, 'analisis' | 'prueba'> {
  readonly analisis: { readonly fecha: string; readonly grado: number | null } | null;
  readonly prueba: {
    readonly _id: string;
    readonly nombre: string;
    readonly fecha: string;
    readonly promedio: number | null;
  } | null;
}

interface Deps {
  readonly ajenos: AjenosRepository;
}

/** A page of other people's projects, each with its newest results, and the number of projects that match. */
export async function listarAjenos(
  { ajenos }: Deps,
  seleccion: SeleccionAjenos,
  pagina: number,
): Promise<{ readonly proyectos: readonly ProyectoAjeno[]; readonly total: number }> {
  const tramo = { desde: (pagina - 1) * ajenosPorPagina, cuantos: ajenosPorPagina };
  const total = await ajenos.contar(seleccion);
  const proyectos = tramo.desde < total ? await ajenos.leer(seleccion, tramo) : [];
  return { proyectos: proyectos.map(presentarAjeno), total };
}

/** Rounds the mean of a project's newest test and the degree of its newest analysis. */
export function presentarAjeno(proyecto: ProyectoConResultados): ProyectoAjeno {
  const { analisis, prueba, ...resto } = proyecto;
  return {
    ...resto,
    analisis: analisis && {
      fecha: analisis.fin.toISOString(),
      grado: analisis.grado === null ? null : redondear(analisis.grado),
    },
    prueba: prueba && {
      _id: prueba._id,
      nombre: prueba.nombre,
      fecha: prueba.creado.toISOString(),
      promedio: prueba.promedio === null ? null : porcentaje(prueba.promedio),
    },
  };
}
