import {
  borrador,
  borradoresResumen,
  type Borrador,
  type BorradorEnviado,
} from '@mantenible/contracts/borrador';

import { guardarPrueba, pruebaDeMetrica, responder, uid } from './muestra.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './tokens.ts';

/** Ana's requests for the drafts of one project. */
export function borradoresDe(app: TestApp, proyectoId: string) {
  const poner = (url: string, body: BorradorEnviado = {}, as: Person | null = 'ana') =>
    app.call({ as, method: 'PUT', url, body });
  const leer = (url: string, as: Person | null = 'ana') => app.call({ as, method: 'GET', url });
  return {
    primera: `/borradores/${proyectoId}/singleMetrica/${uid(21)}/1`,
    segunda: `/borradores/${proyectoId}/singleMetrica/${uid(21)}/2`,
    todas: `/borradores/${proyectoId}/allSubcaracteristicas/todos/0`,
    poner,
    leer,
    puesto: async (url: string, body?: BorradorEnviado): Promise<Borrador> =>
      borrador.parse((await poner(url, body)).body),
    listar: async () => borradoresResumen.parse((await leer(`/borradores/${proyectoId}`)).body),
    guardarPrimera: () => guardarPrueba(app, pruebaDeMetrica(proyectoId)),
  };
}

/** An answer with its version. */
export const version = (n: number, ...datos: Parameters<typeof responder>) => ({
  ...responder(...datos),
  version: n,
});

/** Empties the tables of the sample catalogue and its projects. */
export async function vaciarMuestra(app: TestApp): Promise<void> {
  for (const tabla of [
    'proyectos_todos',
    'reservas_clave',
    'pautas',
    'listas_verificacion',
    'metricas',
    'subcaracteristicas',
  ] as const)
    await app.db.deleteFrom(tabla).execute();
}
