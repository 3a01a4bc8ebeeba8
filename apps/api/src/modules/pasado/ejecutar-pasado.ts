import { gradoDeMedidas } from '@mantenible/domain/pasado';
import type { LeerPartes } from '@mantenible/domain/analisis';

import { alcanceGuardado } from '../comun/alcance-guardado.ts';
import { tokenDeProyecto } from '../comun/token-de-proyecto.ts';
import type { JobProgress } from '../../jobs/follow-job.ts';
import type { Publication, Job } from '../../jobs/job.port.ts';
import type { Task } from '../../jobs/run-job.ts';
import type { AmbitoRepository } from '../ambito/ambito.port.ts';
import type { CofreTextos } from '../analisis/textos.port.ts';
import type { Analizador } from '../analisis/analizador.port.ts';
import type { PasadoPublicadoRepository } from './pasado.port.ts';

export interface DepsPasado {
  readonly pasados: PasadoPublicadoRepository;
  /** Reads the stored parts of a project's files (ADR 0034). */
  readonly partesDe: (proyectoId: string) => LeerPartes;
  readonly analizador: Pick<Analizador, 'pasado' | 'version'>;
  readonly ambitos: Pick<AmbitoRepository, 'leer'>;
  /** Decrypts the repository's token, only while the job runs. */
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly now: () => Date;
}

/** Analyses commits of a repository's past and publishes their figures; analyses and their parts are only read. */
export function tareaDePasado(deps: DepsPasado): Task {
  return {
    name: 'past',
    run: (trabajo, progress) => analizarPasado(deps, trabajo, progress),
    onPublished: () => Promise.resolve(),
    // Points are stored with the publication alone.
    discard: () => Promise.resolve(),
  };
}

async function analizarPasado(
  deps: DepsPasado,
  trabajo: Job,
  { signal, alProgresar }: JobProgress,
): Promise<Publication> {
  const { proyectoId, enlace, rama, token } = trabajo;
  const { ambito } = await deps.ambitos.leer(proyectoId);
  const {
    rama: leida,
    avisos,
    commits,
    alcance,
  } = await deps.analizador.pasado({
    ambito,
    enlace,
    rama,
    signal,
    alProgresar,
    token: tokenDeProyecto(deps.tokens, token, proyectoId),
    conocidos: deps.partesDe(proyectoId),
    anterior: await deps.pasados.puntaAnterior(proyectoId, enlace, rama),
  });
  const puntos = commits.map((uno) => ({ ...uno, grado: gradoDeMedidas(uno.medidas) }));
  const pasado = {
    rama: leida,
    alcance: alcanceGuardado(alcance.ambito),
    origen: alcance.origen,
    analizador: deps.analizador.version,
    avisos,
    puntos,
  };
  return deps.pasados.publicar(trabajo, pasado, deps.now());
}
