import { exigir, type Persona } from '@mantenible/domain/acceso';
import { archivosDeFormato, type FormatoDeAnalisis } from '@mantenible/domain/analisis';
import { DomainError, noEncontrado } from '@mantenible/domain/error';
import { formatNumber } from '@mantenible/wording/numeros';

import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';
import type { EscribirAnalisis } from './exportacion.port.ts';
import type { ResultadoRepository } from './resultado.port.ts';

export interface DepsExportar {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  /** Null where a service analyses: its texts are not kept here. */
  readonly exportacion: {
    readonly resultados: Pick<ResultadoRepository, 'ultimo'>;
    readonly escribir: EscribirAnalisis;
  } | null;
}

/** Findings of one file; more are left to the command, which has no caller beside it. */
const maximoIncidencias = 25_000;

/** The newest finished analysis of a project in a format for other programs, for a caller who may read it. */
export async function exportarAnalisis(
  { proyectos, exportacion }: DepsExportar,
  persona: Persona,
  proyectoId: string,
  formato: FormatoDeAnalisis,
) {
  const guardado = await proyectos.buscar(proyectoId);
  exigir(persona, { recurso: 'analisis', accion: 'leer', cosa: 'el proyecto' }, guardado);
  if (exportacion === null) throw noOfrecida();
  const analisis = await exportacion.resultados.ultimo(proyectoId);
  if (analisis === null) throw noEncontrado('ningún análisis terminado del proyecto');
  if ((analisis.medidas['code_smells'] ?? 0) > maximoIncidencias) throw demasiadas();
  const { extension, tipo } = archivosDeFormato[formato];
  const texto = await exportacion.escribir(analisis, guardado.proyecto.link, formato);
  // Publishing a newer analysis deletes the files of this one, perhaps before they were read.
  if ((await exportacion.resultados.ultimo(proyectoId))?.id !== analisis.id) throw adelantada();
  return { texto, tipo, nombre: `analisis-${analisis.id}.${extension}` };
}

function noOfrecida(): DomainError {
  return new DomainError(
    'conflict',
    'exportacion-no-ofrecida',
    'Los análisis de un servicio externo no se exportan aquí: descárguelos del servicio.',
  );
}

function adelantada(): DomainError {
  return new DomainError(
    'conflict',
    'analisis-nuevo',
    'Mientras se escribía el archivo terminó otro análisis. Descárguelo de nuevo.',
  );
}

function demasiadas(): DomainError {
  return new DomainError(
    'conflict',
    'exportacion-demasiado-grande',
    `El análisis tiene más de ${formatNumber(maximoIncidencias)} incidencias: expórtelo con la orden mantenible, que se consigue como explica la pantalla «Instrucciones» del proyecto.`,
  );
}
