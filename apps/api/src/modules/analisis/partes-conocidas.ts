import type { ArchivoAnalizado, BlobDeRuta, LeerPartes } from '@mantenible/domain/analisis';

import type { ResultadoRepository } from './resultado.port.ts';
import type { Analizador } from './analizador.port.ts';
import { huellaDe } from './huella.ts';

interface Deps {
  readonly resultados: Pick<ResultadoRepository, 'partes' | 'guardarPartes' | 'conservarPartes'>;
  readonly analizador: Pick<Analizador, 'version'>;
}

export interface PartesConocidas {
  /** Parts of earlier analyses of the project for these files, by path (ADR 0034). */
  readonly buscar: LeerPartes;
  /** Stores the parts of files that had none. */
  guardar(archivos: readonly ArchivoAnalizado[]): Promise<void>;
  /** Deletes the project's other parts: those that this analysis neither stored nor looked up. */
  conservar(): Promise<void>;
}

/** Parts of a project's files, stored under the fingerprint of their inputs: content, path, role, encoding and version of the analyser. */
export function partesDeProyecto({ resultados, analizador }: Deps, proyectoId: string): PartesConocidas {
  const huellaDeParte = ({ blob, ruta, prueba = false, codificacion }: BlobDeRuta) => {
    const leida = codificacion === undefined ? [] : [['codificacion', codificacion]];
    return huellaDe(analizador.version, blob, ruta, ...(prueba ? ['prueba'] : []), ...leida);
  };
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
        // Also of a file that could not be analysed: it is tried again only by another version or under other limits.
        .filter(({ uno: { blob }, huella }) => blob !== '' && !sabidas.has(huella))
        .map(({ uno: { parte }, huella }) => ({ huella, parte }));
      await resultados.guardarPartes(proyectoId, nuevas);
    },
    conservar: () => resultados.conservarPartes(proyectoId, vistas),
  };
}
