import { borrador, type Borrador, type BorradorEnviado } from '@mantenible/contracts/borrador';

import { ApiProblem, http } from '../../../lib/http.ts';
import { rutaBorrador, type Ejecucion } from '../modelo/alcance-ruta.ts';

/** PUT …/borradores/…: creates a missing draft, merges the body into it, and returns the whole draft. */
export async function guardarBorrador(ejecucion: Ejecucion, cuerpo: BorradorEnviado): Promise<Borrador> {
  const respuesta = await http.put<unknown>(rutaBorrador(ejecucion), {
    ...cuerpo,
    adicionales: ejecucion.adicionales,
  });
  const leido = borrador.safeParse(respuesta.data);
  if (leido.success) return leido.data;
  throw new ApiProblem(
    respuesta.status,
    'respuesta-invalida',
    'El servidor dio una respuesta que no se entiende.',
  );
}
