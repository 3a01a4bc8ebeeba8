import { alcanceDe } from '@mantenible/domain/ambito';
import type { ArchivoAnalizado, LeerPartes } from '@mantenible/domain/analisis';
import { DomainError } from '@mantenible/domain/error';
import { nombreDePartida, puntoDePartida, type Partida } from '@mantenible/domain/partida';

import type { Job } from '../../jobs/job.port.ts';
import type { Analizador } from '../analisis/analizador.port.ts';
import type { CofreTextos } from '../analisis/textos.port.ts';

import { alcanceGuardado } from '../comun/alcance-guardado.ts';
import { tokenDeProyecto } from '../comun/token-de-proyecto.ts';
import { mientrasSiga } from './mientras-siga.ts';
import type { PartidaPorCalcular, PartidaRepository } from './partida.port.ts';

export interface DepsCalcularPartida {
  readonly partidas: Pick<PartidaRepository, 'porCalcular' | 'empezar' | 'sigue' | 'anotar' | 'publicar'>;
  readonly analizador: Pick<Analizador, 'analizar' | 'huella' | 'version'>;
  /** Reads the stored parts of a project's files (ADR 0034). */
  readonly partesDe: (proyectoId: string) => LeerPartes;
  /** Creates a collector of the findings of one analysis. */
  readonly recolector: () => {
    agregar(lote: readonly ArchivoAnalizado[]): void;
    /** Null beyond the size limit. */
    empaquetar(): Promise<string | null>;
  };
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly now: () => Date;
  readonly log: {
    info(fields: object, message: string): void;
    error(fields: object, message: string): void;
  };
}

/** Longest analysis of a starting point: longer than the highest limit of an analysis. */
export const maximoMinutos = 60;

export const interrumpida =
  'El servidor se detuvo antes de terminar de analizar el punto de partida. Analice de nuevo el proyecto.';
const inesperado =
  'Se produjo un error inesperado al analizar el punto de partida. Analice de nuevo el proyecto.';

/** Analyses the starting point of a project, of this version alone where it is given, unless its result is there; never rejects. */
export async function calcularPartida(
  deps: DepsCalcularPartida,
  trabajo: Job,
  signal: AbortSignal,
  soloVersion: number | null = null,
): Promise<void> {
  const { id, proyectoId } = trabajo;
  const quien = { analisis: id, proyecto: proyectoId };
  let pedida: PartidaPorCalcular | null = null;
  try {
    pedida = await deps.partidas.porCalcular(proyectoId);
    const huella = pedida && huellaDePartida(deps, trabajo, pedida);
    if (pedida === null || huella === null || (soloVersion ?? pedida.version) !== pedida.version) return;
    if (huella === pedida.huella) {
      // A later attempt, for another scope, may have failed.
      await deps.partidas.anotar(proyectoId, pedida.version, 'listo', null);
      return;
    }
    const now = deps.now();
    const perdidaAntesDe = new Date(now.getTime() - maximoMinutos * 60_000);
    if (!(await deps.partidas.empezar(proyectoId, pedida.version, now, perdidaAntesDe))) {
      deps.log.info(quien, 'the starting point is being analysed already');
      return;
    }
    const { version } = pedida;
    const punto = { ...pedida, huella };
    const siguio = await mientrasSiga(
      () => deps.partidas.sigue(proyectoId, version),
      signal,
      (suyo) => analizarPunto(deps, trabajo, punto, suyo),
    );
    // A later analysis with another scope left it to this one meanwhile. One that was changed waits for the next analysis.
    if (siguio) await calcularPartida(deps, trabajo, signal, version);
    // That of a project in the trash may come back with it.
    else await deps.partidas.anotar(proyectoId, version, 'sin-calcular', null);
  } catch (err) {
    const esperado = err instanceof DomainError || signal.aborted;
    if (esperado) deps.log.info({ err, ...quien }, 'the starting point could not be analysed');
    else deps.log.error({ err, ...quien }, 'starting point: something failed');
    if (pedida === null) return;
    const motivo = motivoDe(err, signal, pedida.partida);
    await deps.partidas.anotar(proyectoId, pedida.version, 'fallido', motivo).catch((error: unknown) => {
      deps.log.error({ err: error, ...quien }, 'starting point: its failure could not be noted');
    });
  }
}

/** Fingerprint of what the result depends on besides the repository. */
const huellaDePartida = (
  { analizador }: Pick<DepsCalcularPartida, 'analizador'>,
  { enlace, rama }: Job,
  { partida, ambito }: PartidaPorCalcular,
): string =>
  [analizador.huella(enlace, null), rama, partida.tipo, partida.valor, alcanceDe(ambito)].join('\n');

async function analizarPunto(
  { partidas, analizador, partesDe, recolector, tokens }: DepsCalcularPartida,
  { proyectoId, enlace, rama, token }: Job,
  { partida, version, ambito, huella }: PartidaPorCalcular & { readonly huella: string },
  signal: AbortSignal,
): Promise<void> {
  const resultado = await analizador.analizar({
    enlace,
    rama,
    token: tokenDeProyecto(tokens, token, proyectoId),
    ambito,
    punto: puntoDePartida(partida),
    // Everything is new since a commit without code, as the first of many repositories.
    admiteSinCodigo: true,
    conocidos: partesDe(proyectoId),
    alProgresar: () => undefined,
    signal,
  });
  try {
    const recogidos = recolector();
    for await (const lote of resultado.lotes) {
      signal.throwIfAborted();
      recogidos.agregar(lote);
    }
    await partidas.publicar(proyectoId, version, {
      huella,
      analizador: analizador.version,
      commit: resultado.commit,
      fecha: new Date(resultado.fecha ?? 0),
      enlace,
      rama: resultado.rama,
      alcance: alcanceGuardado(ambito),
      paquete: await recogidos.empaquetar(),
    });
  } finally {
    resultado.soltar();
  }
}

/** Refusals of a repository that does not have the point at all. */
const inexistentes: readonly string[] = ['commit-inexistente', 'etiqueta-inexistente'];

function motivoDe(error: unknown, signal: AbortSignal, partida: Partida): string {
  if (signal.aborted) return interrumpida;
  if (!(error instanceof DomainError)) return inesperado;
  const nombre = nombreDePartida(partida);
  if (inexistentes.includes(error.codigo))
    return `El punto de partida no está en la historia de la rama, que no contiene ${nombre}. Elija otro.`;
  if (error.codigo === 'sin-commit-antes')
    return `La rama no tiene ningún commit hasta ${nombre}. Elija otro punto de partida.`;
  return error.message;
}
