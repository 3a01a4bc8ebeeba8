import { entrega, entregaCompleta, entregado, type EntregaEnviada } from '@mantenible/contracts/entrega';
import { esperaDeCopia } from '@mantenible/domain/entrega';

import { sembrarCurso } from './muestra-curso.ts';
import { uid } from './muestra.ts';
import type { TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** A delivery of a test of metric m21 and an analysis, from 1 to 15 December 2026 in Guayaquil. */
export const entregaNueva: EntregaEnviada = {
  titulo: 'Primera entrega',
  texto: 'Responda la prueba y analice el proyecto.',
  abre: '2026-12-01T08:00',
  cierra: '2026-12-15T23:59',
  pide: { prueba: { tipo: 'singleMetrica', elementoId: uid(21) }, analisis: true, plan: false },
  plantilla: null,
  ambito: null,
};
/** The first instant after its deadline. */
export const finDeEntrega = new Date('2026-12-16T05:00:00Z');
/** When its copies are taken. */
export const copiaDeEntrega = new Date(finDeEntrega.getTime() + esperaDeCopia);

/** A course of Dora with these projects, which their owners and these people have joined. */
export async function sembrarClase(
  app: TestApp,
  n: number,
  { proyectos, unidas }: { readonly proyectos: readonly string[]; readonly unidas: readonly Person[] },
): Promise<string> {
  const id = await sembrarCurso(app, n, { docentes: ['dora'], proyectos });
  const desde = new Date(Date.UTC(2026, 0, 1));
  await app.db
    .insertInto('avisos_privacidad')
    .values({ version: 'v1', texto: 'Aviso', desde })
    .onConflict((oc) => oc.doNothing())
    .execute();
  for (const una of unidas)
    await app.db
      .insertInto('curso_personas')
      .values({ curso_id: id, sub: people[una].sub, correo: null, ingreso: desde, aviso: 'v1' })
      .execute();
  return id;
}

export async function crearEntrega(app: TestApp, cursoId: string, cambios: Partial<EntregaEnviada> = {}) {
  const body = { ...entregaNueva, ...cambios };
  const { status, body: creada } = await app.call({
    as: 'dora',
    method: 'POST',
    url: `/cursos/${cursoId}/entregas`,
    body,
  });
  if (status !== 201) throw new Error(JSON.stringify(creada));
  return entrega.parse(creada);
}

export async function leerEntrega(app: TestApp, id: string, as: Person = 'dora') {
  const { status, body } = await app.call({ as, method: 'GET', url: `/entregas/${id}` });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return entregaCompleta.parse(body);
}

export async function leerEntregado(app: TestApp, id: string, proyecto: string, as: Person = 'dora') {
  const { status, body } = await app.call({
    as,
    method: 'GET',
    url: `/entregas/${id}/proyectos/${proyecto}`,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return entregado.parse(body);
}
