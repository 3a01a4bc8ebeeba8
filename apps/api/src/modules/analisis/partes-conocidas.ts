import type { ArchivoAnalizado, BlobDeRuta, Conocidos } from '@mantenible/domain/analisis';

import type { ResultadoRepository } from './analisis.port.ts';
import type { Analizador } from './analizador.port.ts';
import { huellaDe } from './huella.ts';

interface Deps {
  readonly resultados: Pick<ResultadoRepository, 'partes' | 'guardarPartes' | 'conservarPartes'>;
  readonly analizador: Pick<Analizador, 'version'>;
}

export interface PartesConocidas {
  /** What earlier analyses of the project gave for these files, by path (ADR 0034). */
  readonly buscar: Conocidos;
  /** Keeps the parts of files that were not known. */
  guardar(archivos: readonly ArchivoAnalizado[]): Promise<void>;
  /** Forgets the parts of every file but those that were kept or could have been. */
  conservar(): Promise<void>;
}

/** The parts of a project's files, kept under what they are made of: content, path and version of the analyser. */
export function partesDeProyecto({ resultados, analizador }: Deps, proyectoId: string): PartesConocidas {
  const huellaDeParte = ({ blob, ruta }: BlobDeRuta) => huellaDe(analizador.version, blob, ruta);
  const sabidas = new Set<string>();
  const vistas: string[] = [];
  return {
    buscar: async (blobs) => {
      const rutas = new Map(blobs.map((uno) => [huellaDeParte(uno), uno.ruta]));
      const partes = new Map<string, string>();
      for (const { huella, parte } of await resultados.partes(proyectoId, [...rutas.keys()])) {
        sabidas.add(huella);
        partes.set(rutas.get(huella) ?? '', parte);
      }
      return partes;
    },
    guardar: async (archivos) => {
      const conHuella = archivos.map((uno) => ({ uno, huella: huellaDeParte(uno) }));
      vistas.push(...conHuella.map(({ huella }) => huella));
      const nuevas = conHuella
        // What died under the analyser may have had bad luck: it is tried again.
        .filter(({ uno: { blob, analizable }, huella }) => blob !== '' && analizable && !sabidas.has(huella))
        .map(({ uno: { parte }, huella }) => ({ huella, parte }));
      await resultados.guardarPartes(proyectoId, nuevas);
    },
    conservar: () => resultados.conservarPartes(proyectoId, vistas),
  };
}
