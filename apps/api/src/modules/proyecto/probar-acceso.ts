import type { Persona } from '@mantenible/domain/acceso';
import { exigirRepositorio, motivoTokenAjeno } from '@mantenible/domain/proyecto';

import { tokenDeProyecto } from '../comun/token-de-proyecto.ts';
import type { PruebaAcceso, ResultadoAcceso } from './acceso/prueba-acceso.port.ts';
import { exigirProyecto } from './leer-proyecto.ts';
import type { CofreTokens, ProyectoRepository } from './proyecto.port.ts';

interface Deps {
  readonly proyectos: Pick<ProyectoRepository, 'buscar'>;
  readonly cofre: Pick<CofreTokens, 'decrypt'>;
  readonly acceso: PruebaAcceso;
  readonly permitirHttp: boolean;
}

interface Peticion {
  readonly link: string;
  readonly branch: string;
  readonly githubtoken?: string | undefined;
  readonly proyectoId?: string | undefined;
}

/**
 * 'Probar acceso': checks whether link, branch and token open the repository. Without a token in the request, the stored
 * one of the caller's project is used, only for the host of the project's link.
 */
export async function probarAcceso(
  deps: Deps,
  persona: Persona,
  peticion: Peticion,
): Promise<ResultadoAcceso> {
  exigirRepositorio(peticion, deps.permitirHttp);
  const { link, branch, githubtoken, proyectoId } = peticion;
  if (githubtoken !== undefined) return deps.acceso.probar({ link, branch, token: githubtoken });
  if (proyectoId === undefined) return deps.acceso.probar({ link, branch, token: null });
  const { proyecto, token } = await exigirProyecto(deps, persona, proyectoId, 'cambiar');
  const mensaje = motivoTokenAjeno(proyecto.link, link);
  if (mensaje !== null) return { correcto: false, mensaje, campo: 'githubtoken' };
  const guardado = tokenDeProyecto(deps.cofre, token, proyecto._id);
  return deps.acceso.probar({ link, branch, token: guardado });
}
