import type {
  AnalizadorRepositorios,
  PeticionAnalisis,
  ResultadoAnalisis,
} from '@mantenible/domain/analisis';
import { contar } from '@mantenible/wording/contar';

import type { OpcionesConsulta } from './repository/remote/index.ts';
import { analizarFuentes, prepararEquipos } from './pipeline/analyse-sources.ts';
import { conectar } from './repository/remote/connect.ts';
import { descargar } from './pipeline/download.ts';
import { falloAnalisis } from './failures.ts';
import { barrerCarpetas } from './repository/git/temporary-folder.ts';
import { inBatches, readKnownParts } from './pipeline/parts.ts';
import type { Reserva } from './workers/warm-pool.ts';

export interface OpcionesAnalizador extends OpcionesConsulta {
  /** Where temporary clones go, and what is swept: a folder of its own. */
  readonly carpeta: string;
  /** The program of the children that analyse: `workers/worker-main.ts`, or what it was built to. */
  readonly trabajador: string;
  /** What git said when it failed; for logs, in English, without the token. */
  readonly log?: (texto: string) => void;
  /** Where the children come from, whose limits are then those of the reserve; without one they start with each analysis. */
  readonly reserva?: Pick<Reserva, 'tomar'>;
}

/** Analyses repositories that people name, each in a temporary folder that is gone afterwards. */
export function createAnalizadorRepositorios(opciones: OpcionesAnalizador): AnalizadorRepositorios {
  return {
    analizar: async (peticion) => {
      const reloj = AbortSignal.timeout(peticion.limites.segundos * 1000);
      const signal = AbortSignal.any([peticion.signal, reloj]);
      try {
        return await analizar(opciones, { ...peticion, signal });
      } catch (error) {
        if (peticion.signal.aborted) throw falloAnalisis('analisis-cancelado');
        if (reloj.aborted) throw falloAnalisis('tiempo-agotado', tiempoAgotado(peticion));
        throw error;
      }
    },
    punta: async (peticion) => {
      const { rama, commit } = await conectar(opciones, peticion);
      return { rama, commit };
    },
    barrer: () => barrerCarpetas(opciones.carpeta),
  };
}

const tiempoAgotado = ({ limites }: PeticionAnalisis): string =>
  `El análisis superó el tiempo máximo (${contar(limites.segundos, 'segundo', 'segundos')}) y se detuvo.`;

async function analizar(
  opciones: OpcionesAnalizador,
  peticion: PeticionAnalisis,
): Promise<ResultadoAnalisis> {
  const { limites, signal, conocidos, alProgresar, alMedir } = peticion;
  alProgresar({ fase: 'conectando', hechos: 0, total: 0 });
  const origen = await conectar(opciones, peticion);
  const { trabajador, reserva } = opciones;
  // They get ready while git downloads.
  const equipos = reserva?.tomar(signal) ?? prepararEquipos({ trabajador, limites, signal });
  try {
    const { fuentes, ajustes, ...leido } = await descargar(opciones, peticion, origen);
    const { medidas, archivos } = await analizarFuentes({
      ...{ limites, fuentes, ajustes, equipos },
      conocidos: (blobs) => readKnownParts(conocidos, blobs),
      ...(alMedir && { alMedir }),
      alProgresar: (hechos, total) => {
        alProgresar({ fase: 'analizando', hechos, total });
      },
    });
    const lotes = inBatches(archivos.toSorted((a, b) => (a.ruta < b.ruta ? -1 : 1)));
    return { ...leido, rama: origen.rama, medidas, total: archivos.length, lotes, soltar: () => undefined };
  } finally {
    equipos.cerrar();
  }
}
