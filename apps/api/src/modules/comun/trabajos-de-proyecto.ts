import { exigir, type Accion, type Persona, type RecursoPropio } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';

import { enqueue } from '../../jobs/enqueue.ts';
import type { Admission, NewRun } from '../../jobs/job.port.ts';
import type { Ejecucion } from '../analisis/ejecucion.port.ts';
import type { ProyectoRepository } from '../proyecto/proyecto.port.ts';

export interface DepsTrabajos {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  /** Null where a scanning service analyses. */
  readonly ejecucion: Ejecucion | null;
  readonly nuevoId: () => string;
  readonly now: () => Date;
}

interface Abiertos {
  abrir(nuevo: NewRun): Promise<Admission>;
  cancelar(proyectoId: string, now: Date): Promise<void>;
}

interface ClaseDeTrabajo<R extends RecursoPropio> {
  readonly recurso: R;
  readonly accion: Accion<R>;
  /** Code and message of the refusal where a scanning service analyses. */
  readonly noOfrecido: readonly [codigo: string, mensaje: string];
  readonly abiertos: (ejecucion: Ejecucion) => Abiertos;
  /** Refuses where no more may be stored for the project's owner. */
  readonly admitir?: (idPersona: string) => Promise<void>;
}

/** Starts and cancels jobs of one kind for a project of the caller's team. */
export function trabajosDeProyecto<R extends RecursoPropio>(deps: DepsTrabajos, clase: ClaseDeTrabajo<R>) {
  const { recurso, accion } = clase;
  const pedir = async (persona: Persona, proyectoId: string) => {
    const guardado = await deps.proyectos.buscar(proyectoId);
    exigir(persona, { recurso, accion, cosa: 'el proyecto' }, guardado);
    if (!deps.ejecucion) throw new DomainError('conflict', ...clase.noOfrecido);
    const { ejecucion } = deps;
    return { ejecucion, abiertos: clase.abiertos(ejecucion), proyecto: guardado.proyecto };
  };
  return {
    /** Returns the job's id; refused beyond the person's share of the hour and while the project or the person has one open. */
    start: async (persona: Persona, proyectoId: string): Promise<string> => {
      const { ejecucion, abiertos, proyecto } = await pedir(persona, proyectoId);
      await clase.admitir?.(proyecto.idPersona);
      const { link: enlace, branch: rama } = proyecto;
      const nuevo = {
        id: deps.nuevoId(),
        proyectoId,
        idPersona: persona.sub,
        enlace,
        rama,
        now: deps.now(),
      };
      return enqueue(ejecucion, (uno) => abiertos.abrir(uno), nuevo);
    },
    /** Does nothing without an open job. */
    cancel: async (persona: Persona, proyectoId: string): Promise<void> => {
      const { abiertos } = await pedir(persona, proyectoId);
      await abiertos.cancelar(proyectoId, deps.now());
    },
  };
}
