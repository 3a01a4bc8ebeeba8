import { componentes } from '@mantenible/contracts/sonarqube';
import type { ComponenteMedido, ResultadoPaginado } from '@mantenible/domain/escaneo';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { ApiProblem, getJson } from '../http.ts';
import type { Analizado } from '../escaneo/analizado.ts';
import { clavesDeLectura, lecturaDeServicio } from '../escaneo/lectura.ts';

/** Measures requested of each file: exactly the keys of the specification. */
const metricKeys = [
  'duplicated_lines',
  'lines_to_cover',
  'complexity',
  'cognitive_complexity',
  'comment_lines_density',
  'ncloc',
].join(',');

/** Checked before the contract: a `components` other than an array has its own specified log line. */
const conLista = z.object({ data: z.object({ components: z.array(z.unknown()) }) });

async function obtenerComponentes(
  component: string,
  signal: AbortSignal,
): Promise<ResultadoPaginado<ComponenteMedido>> {
  const params = { component, metricKeys };
  const cuerpo = await getJson('/sonarqube/measures/component_tree', z.unknown(), { signal, params });
  if (!conLista.safeParse(cuerpo).success) {
    console.error('La API no devolvió un array en components');
    throw new ApiProblem(200, 'respuesta-invalida', 'El servidor no devolvió la lista de archivos.');
  }
  const leido = componentes.safeParse(cuerpo);
  if (!leido.success) {
    console.warn('Unexpected answer of component_tree', leido.error.issues);
    throw new ApiProblem(200, 'respuesta-invalida', 'El servidor dio una respuesta que no se entiende.');
  }
  const { components, total } = leido.data.data;
  return { elementos: components.map(aComponente), total };
}

/** Drops an undefined `bestValue`, which the contract allows and the domain does not. */
function aComponente(leido: z.infer<typeof componentes>['data']['components'][number]): ComponenteMedido {
  const measures = leido.measures.map(({ metric, value, bestValue }) => ({
    metric,
    value,
    ...(bestValue === undefined ? {} : { bestValue }),
  }));
  return { ...leido, measures };
}

/** GET /sonarqube/measures/component_tree: files of the project with the guide's six measures. */
export function listarComponentesQuery({ proyectoId, clave, fecha }: Analizado) {
  return queryOptions({
    queryKey: [...clavesDeLectura(proyectoId), 'componentes', clave, fecha],
    queryFn: ({ signal }) => obtenerComponentes(clave, signal),
    ...lecturaDeServicio,
  });
}
