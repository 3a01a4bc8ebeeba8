import { curso, invitacionACurso, type Curso } from '@mantenible/contracts/curso';

import type { TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

export const datosCurso = {
  nombre: 'Calidad de software',
  periodo: '2026-1',
  zona: 'America/Guayaquil',
  escala: 10,
  aprobado: 7,
} as const;

/** A course opened through the API. */
export async function abrirCurso(
  app: TestApp,
  as: Person = 'dora',
  cambios: Partial<Record<keyof typeof datosCurso, string | number>> = {},
): Promise<Curso & { readonly codigo: string }> {
  const body = { ...datosCurso, ...cambios };
  const creado = curso.parse((await app.call({ as, method: 'POST', url: '/cursos', body })).body);
  return { ...creado, codigo: creado.codigo ?? '' };
}

export const leerInvitacionDe = async (app: TestApp, as: Person, codigo: string) =>
  invitacionACurso.parse((await app.call({ as, method: 'GET', url: `/unirse/${codigo}` })).body);

/** Joins a course through the API, with the notice that is shown. */
export async function unirA(app: TestApp, as: Person, codigo: string) {
  const { aviso } = await leerInvitacionDe(app, as, codigo);
  return app.call({ as, method: 'POST', url: `/unirse/${codigo}`, body: { aviso: aviso.version } });
}
