import type { PeticionAnalisis } from './analisis.port.ts';
import type { Origen } from './conectar.ts';
import { falloAnalisis } from './fallos.ts';
import { conCarpetaTemporal } from './git/carpeta-temporal.ts';
import { clonar, motivoDe } from './git/clonar.ts';
import { FalloDeGit } from './git/ejecutar.ts';
import { abrirRepositorio } from './git/repositorio.ts';
import { exigirGit } from './git/version.ts';
import { leerFuentes, type FuentesLeidas } from './leer-fuentes.ts';
import { enMegas } from './limites.ts';
import type { Lanzar } from './programas/programa.port.ts';
import { accesoDenegado, sinRama } from './referencia.ts';

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
