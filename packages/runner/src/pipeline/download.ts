import type { PeticionAnalisis } from '../analysis.port.ts';
import type { Origen } from '../repository/remote/connect.ts';
import { falloAnalisis } from '../failures.ts';
import { conCarpetaTemporal } from '../repository/git/temporary-folder.ts';
import { clonar, motivoDe } from '../repository/git/clone.ts';
import { FalloDeGit } from '../repository/git/run-git.ts';
import { abrirRepositorio } from '../repository/git/repository.ts';
import { exigirGit } from '../repository/git/version.ts';
import { leerFuentes, type FuentesLeidas } from './read-sources.ts';
import { enMegas } from './limits.ts';
import type { Lanzar } from '../workers/program.port.ts';
import { accesoDenegado, sinRama } from '../repository/remote/choose-branch.ts';

interface Opciones {
  readonly carpeta: string;
  readonly log?: (texto: string) => void;
  readonly lanzar?: Lanzar;
}

type Peticion = Pick<PeticionAnalisis, 'token' | 'limites' | 'signal' | 'alProgresar'>;

/** Clones a branch, reads what is analysed of it, and removes the clone, whatever happens. */
export function descargar(opciones: Opciones, peticion: Peticion, origen: Origen): Promise<FuentesLeidas> {
  const { token, limites, signal, alProgresar } = peticion;
  const { lanzar } = opciones;
  return conCarpetaTemporal(opciones.carpeta, async (carpeta) => {
    try {
      await exigirGit(carpeta, signal, lanzar);
      alProgresar({ fase: 'descargando', hechos: 0, total: 0 });
      const clon = await clonar({
        ...{ ...origen, token, carpeta, signal, lanzar },
        packBytes: limites.packBytes,
        alProgresar: (hechos, total) => {
          alProgresar({ fase: 'descargando', hechos, total });
        },
      });
      const repositorio = abrirRepositorio(clon, { carpeta, signal, lanzar });
      return await leerFuentes(repositorio, origen.rama, limites, (hechos, total) => {
        alProgresar({ fase: 'leyendo', hechos, total });
      });
    } catch (error) {
      if (!(error instanceof FalloDeGit) || signal.aborted) throw error;
      opciones.log?.(error.texto);
      throw explicar(error, peticion, origen.rama);
    }
  });
}

/** What a person is told of what git said. */
function explicar(error: FalloDeGit, { token, limites }: Peticion, rama: string): Error {
  const motivo = motivoDe(error);
  if (motivo === 'acceso') return accesoDenegado(token);
  if (motivo === 'rama') return sinRama(rama);
  if (motivo === 'memoria') return falloAnalisis('memoria-agotada');
  if (motivo === 'otro') return falloAnalisis('repositorio-inaccesible');
  return falloAnalisis(
    'repositorio-demasiado-grande',
    `El repositorio es demasiado grande: se admiten ${enMegas(limites.packBytes)}.`,
  );
}
