import type { ResultadoRepository } from './analisis.port.ts';
import type { Analizador, ArchivoAnalizado, BlobDeRuta } from './analizador.port.ts';
import { huellaDe } from './huella.ts';
import { desempaquetar, empaquetar } from './texto-sellado.ts';

interface Deps<Parte> {
  readonly resultados: Pick<ResultadoRepository, 'partes' | 'guardarPartes' | 'conservarPartes'>;
  readonly analizador: Pick<Analizador<Parte>, 'version' | 'leerParte'>;
}

export interface PartesConocidas<Parte> {
  /** What earlier analyses of the project gave for these files, by path (ADR 0016). */
  buscar(blobs: readonly BlobDeRuta[]): Promise<ReadonlyMap<string, Parte>>;
  /** Keeps the parts of files that were not known. */
  guardar(archivos: readonly ArchivoAnalizado<Parte>[]): Promise<void>;
  /** Forgets the parts of every file but these. */
  conservar(archivos: readonly BlobDeRuta[]): Promise<void>;
}

/** The parts of a project's files, kept under what they are made of: content, path and version of the analyser. */
export function partesDeProyecto<Parte>(
  { resultados, analizador }: Deps<Parte>,
  proyectoId: string,
): PartesConocidas<Parte> {
  const huellaDeParte = ({ blob, ruta }: BlobDeRuta) => huellaDe(analizador.version, blob, ruta);
  const sabidas = new Set<string>();
  return {
    buscar: async (blobs) => {
      const rutas = new Map(blobs.map((uno) => [huellaDeParte(uno), uno.ruta]));
      const partes = new Map<string, Parte>();
      for (const { huella, parte } of await resultados.partes(proyectoId, [...rutas.keys()])) {
        sabidas.add(huella);
        partes.set(rutas.get(huella) ?? '', analizador.leerParte(JSON.parse(await desempaquetar(parte))));
      }
      return partes;
    },
    guardar: async (archivos) => {
      const nuevas = archivos
        // What died under the analyser may have had bad luck: it is tried again.
        .filter(({ blob, analizable }) => blob !== '' && analizable)
        .map((uno) => ({ huella: huellaDeParte(uno), parte: uno.parte }))
        .filter(({ huella }) => !sabidas.has(huella));
      const filas = nuevas.map(async ({ huella, parte }) => ({
        huella,
        parte: await empaquetar(JSON.stringify(parte)),
      }));
      await resultados.guardarPartes(proyectoId, await Promise.all(filas));
    },
    conservar: (archivos) =>
      resultados.conservarPartes(
        proyectoId,
        archivos.map((uno) => huellaDeParte(uno)),
      ),
  };
}
