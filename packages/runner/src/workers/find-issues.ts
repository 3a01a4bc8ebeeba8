import type { Finding, SourceFile } from '@mantenible/analyser';

import type { Equipo } from './worker-pool.ts';
import { HijoCaido } from './worker.ts';
import type { ParteOida } from './messages.ts';

export interface LoteOido {
  readonly archivos: readonly SourceFile[];
  /** Files that are only known to those: the others of the project, and settings. */
  readonly contexto: readonly SourceFile[];
  readonly partes: ReadonlyMap<string, ParteOida>;
}

export interface AlOir {
  /** A file is being looked at. */
  readonly empieza: (ruta: string) => void;
  readonly hallazgos: (ruta: string, hallazgos: readonly Finding[]) => void;
  /** A file killed its child: nothing was found in it. */
  readonly caido: (ruta: string) => void;
}

/**
 * Lets the rules look at a batch. The file that its child dies of is left out; if nobody knows which, or it was all of
 * them that needed too much memory, the batch is halved and each half looked at by itself.
 */
export async function oirLote(equipo: Equipo, lote: LoteOido, alOir: AlOir): Promise<void> {
  const { archivos, contexto, partes } = lote;
  if (archivos.length === 0) return;
  const empezados: string[] = [];
  const propios = new Set(archivos.map(({ path }) => path));
  try {
    await equipo.prestar((hijo) =>
      hijo.encargar(
        {
          tipo: 'reglas',
          archivos: [...archivos, ...contexto.filter(({ path }) => !propios.has(path))],
          partes: archivos.flatMap(({ path }) => partes.get(path) ?? []),
        },
        (aviso) => {
          if (aviso.tipo === 'empieza') {
            empezados.push(aviso.ruta);
            alOir.empieza(aviso.ruta);
          }
          if (aviso.tipo === 'hallazgos')
            for (const [ruta, suyos] of aviso.porRuta) alOir.hallazgos(ruta, suyos);
        },
      ),
    );
  } catch (error) {
    if (!(error instanceof HijoCaido)) throw error;
    const solo = archivos.length === 1 ? archivos[0]?.path : undefined;
    const culpable = solo ?? (error.enMemoria ? undefined : empezados.at(-1));
    if (culpable !== undefined && (solo === undefined || contexto.length === 0)) alOir.caido(culpable);
    for (const resto of restos(lote, culpable)) await oirLote(equipo, resto, alOir);
  }
}

/** What is tried next: all but one file, or halves without their context, or one file without it. */
function restos(lote: LoteOido, culpable: string | undefined): LoteOido[] {
  const { archivos, contexto } = lote;
  const [primero] = archivos;
  if (archivos.length === 1) return primero && contexto.length > 0 ? [{ ...lote, contexto: [] }] : [];
  const sin = (lista: readonly SourceFile[]) => lista.filter(({ path }) => path !== culpable);
  if (culpable !== undefined) return [{ ...lote, archivos: sin(archivos), contexto: sin(contexto) }];
  const mitad = Math.ceil(archivos.length / 2);
  return [archivos.slice(0, mitad), archivos.slice(mitad)].map((parte) => ({
    ...lote,
    archivos: parte,
    contexto: [],
  }));
}
