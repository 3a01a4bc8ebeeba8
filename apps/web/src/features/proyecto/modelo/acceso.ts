import { mismoServidor } from '@mantenible/domain/proyecto';

import { errores, type Valores } from './formulario.ts';

const camposAcceso = ['link', 'branch', 'githubtoken'] as const;

/** Whether two forms have the same link, branch and token. */
function mismoAcceso(uno: Valores, otro: Valores): boolean {
  return camposAcceso.every((campo) => uno[campo].trim() === otro[campo].trim());
}

/** Whether link, branch and token are typed and well formed, so that the access can be checked without being asked for. */
export function accesoCompleto(valores: Valores, inicial: Valores, permitirHttp: boolean): boolean {
  const malos = errores(valores, permitirHttp);
  return !mismoAcceso(valores, inicial) && camposAcceso.every((campo) => !malos.has(campo));
}

/**
 * Body of the check. The server uses the stored token only for the host that it was stored for; otherwise the token in the field
 * is sent.
 */
export function cuerpoAcceso(
  { link, branch, githubtoken }: Valores,
  inicial: Valores,
  proyectoId: string | null,
) {
  const guardado =
    proyectoId !== null && githubtoken === inicial.githubtoken && mismoServidor(link.trim(), inicial.link);
  const token = guardado ? { proyectoId } : { githubtoken: githubtoken.trim() };
  return { link: link.trim(), branch: branch.trim(), ...(githubtoken.trim() === '' ? {} : token) };
}
