import { exigir, type Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';

import { archivoJson } from '../comun/archivo-json.ts';
import type { LectorDeProyecto, ProyectoExportado, PruebaExportada } from './exportacion.port.ts';

interface Deps {
  readonly lector: LectorDeProyecto;
  readonly auditoria: Auditoria;
}

/** Version of the form of exported files; a form only grows. */
const version = 1;

/** The project of an export, for those who may read it; the export stands in the audit trail. */
export async function exigirExportacion(
  { lector, auditoria }: Deps,
  quien: Persona,
  id: string,
): Promise<ProyectoExportado> {
  const leido = await lector.proyecto(id);
  exigir(quien, { recurso: 'proyecto', accion: 'leer', cosa: 'el proyecto' }, leido);
  const { proyecto } = leido;
  await auditoria.apuntar({
    quien,
    accion: 'exportacion',
    objeto: `Proyecto: ${proyecto.nombre}`,
    objetoId: id,
  });
  return proyecto;
}

/** A project as a JSON file: tests with answers and evidence, analyses, findings of the newest, actions and marks. */
export function proyectoEnJson(lector: LectorDeProyecto, proyecto: ProyectoExportado): AsyncIterable<string> {
  const { _id: id } = proyecto;
  return archivoJson({
    formato: 'mantenible-proyecto',
    version,
    proyecto,
    pruebas: lector.pruebas(id),
    analisis: lector.analisis(id),
    archivos: lector.archivos(id),
    acciones: lector.acciones(id),
    marcas: lector.marcas(id),
  });
}

/** A saved test as the object that a draft can be made of. */
export async function exportarPrueba({ lector }: Pick<Deps, 'lector'>, quien: Persona, id: string) {
  const peticion = { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' } as const;
  exigir(quien, peticion, await lector.deQuienEsPrueba(id));
  const leida = await lector.prueba(id);
  // The project may have been deleted, or moved to another person, between the two reads.
  exigir(quien, peticion, leida);
  const { tipo, elementoId, intentos, nombre, plan, respuestas }: PruebaExportada = leida.prueba;
  return {
    formato: 'mantenible-prueba' as const,
    version,
    tipo,
    elementoId,
    intentos,
    nombre,
    plan,
    respuestas,
  };
}
