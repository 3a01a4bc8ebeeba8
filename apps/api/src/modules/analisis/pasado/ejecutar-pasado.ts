import { gradoDeMedidas } from '@mantenible/domain/pasado';

import type { CofreTextos, Publicado, ResultadoRepository, Trabajo } from '../analisis.port.ts';
import type { Analizador } from '../analizador.port.ts';
import type { Tarea } from '../ejecutar-trabajo.ts';
import type { JobProgress } from '../follow-job.ts';
import { partesDeProyecto } from '../partes-conocidas.ts';
import type { PasadoPublicadoRepository } from './pasado.port.ts';

export interface DepsPasado {
  readonly pasados: PasadoPublicadoRepository;
  readonly resultados: Pick<ResultadoRepository, 'partes' | 'guardarPartes' | 'conservarPartes'>;
  readonly analizador: Pick<Analizador, 'version' | 'pasado'>;
  /** Decrypts the repository's token, only while the job runs. */
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly ahora: () => Date;
}

/** Analyses commits of a repository's past and publishes their figures; analyses and their parts are only read. */
export function tareaDePasado(deps: DepsPasado): Tarea {
  return {
    nombre: 'past',
    hacer: (trabajo, progress) => analizarPasado(deps, trabajo, progress),
    alPublicar: () => Promise.resolve(),
    // Points are stored with the publication alone.
    descartar: () => Promise.resolve(),
  };
}

async function analizarPasado(
  deps: DepsPasado,
  trabajo: Trabajo,
  { signal, alProgresar }: JobProgress,
): Promise<Publicado> {
  const { proyectoId, enlace, rama, token } = trabajo;
  const { avisos, commits, ...resultado } = await deps.analizador.pasado({
    enlace,
    rama,
    signal,
    alProgresar,
    token: deps.tokens.decrypt(token.cifrado, token.clave, proyectoId),
    conocidos: partesDeProyecto(deps, proyectoId).buscar,
    anterior: await deps.pasados.puntaAnterior(proyectoId, enlace, rama),
  });
  const puntos = commits.map((uno) => ({ ...uno, grado: gradoDeMedidas(uno.medidas) }));
  return deps.pasados.publicar(trabajo, { ...resultado, avisos, puntos }, deps.ahora());
}
