import { porPagina, type ProyectoAjeno } from '@mantenible/contracts/proyecto-ajeno';
import { calcularPrueba, resumirPrueba } from '@mantenible/domain/calculo';
import { redondear } from '@mantenible/domain/criterio';

import type { AjenosRepository, ProyectoConResultados, SeleccionAjenos } from './ajenos.port.ts';

interface Deps {
  readonly ajenos: AjenosRepository;
}

/** A page of other people's projects, each with its newest results, and how many projects the search leaves. */
export async function listarAjenos(
  { ajenos }: Deps,
  seleccion: SeleccionAjenos,
  pagina: number,
): Promise<{ readonly proyectos: readonly ProyectoAjeno[]; readonly total: number }> {
  const tramo = { desde: (pagina - 1) * porPagina, cuantos: porPagina };
  const total = await ajenos.contar(seleccion);
  const proyectos = tramo.desde < total ? await ajenos.leer(seleccion, tramo) : [];
  return { proyectos: proyectos.map(presentarAjeno), total };
}

/** A project with the mean of its newest test and the degree of its newest analysis, in percent. */
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
      promedio: resumirPrueba(calcularPrueba(prueba.plan, prueba.respuestas), []).general,
    },
  };
}
