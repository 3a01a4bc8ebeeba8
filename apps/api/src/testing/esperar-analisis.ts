import { avanceAnalisis, situacionAnalisis } from '@mantenible/contracts/analisis';

import type { AnalizadorFalso } from './analizador-falso.ts';
import { sembrarCatalogo } from './muestra.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import type { Person } from './tokens.ts';

/**
 * Reads the stream of a project's analysis until the server ends it; returns the states in its `progreso` events, without other
 * events.
 */
export async function seguir(app: TestApp, proyectoId: string, as: Person = 'ana') {
  const { body } = await app.call({ as, method: 'GET', url: `/analisis/${proyectoId}/progreso` });
  return String(body)
    .split('\n\n')
    .filter((evento) => evento.startsWith('event: progreso\ndata: '))
    .map((evento) => avanceAnalisis.parse(JSON.parse(evento.slice('event: progreso\ndata: '.length))));
}

/** An application with the sample catalogue, whose analyses this analyser answers. */
export async function appQueAnaliza(analizador: AnalizadorFalso): Promise<TestApp> {
  const app = await createTestApp({ repositorios: analizador, env: { SCAN_PER_HOUR: '100' } });
  await sembrarCatalogo(app.db);
  await app.jobs?.start();
  return app;
}

/** Starts an analysis and waits for its end; returns its final state. */
export async function analizar(app: TestApp, proyectoId: string, as: Person = 'ana') {
  const { status, body } = await app.call({ as, method: 'POST', url: `/analisis/${proyectoId}` });
  if (status !== 202) throw new Error(JSON.stringify(body));
  await seguir(app, proyectoId, as);
  return leerSituacion(app, proyectoId, as);
}

export async function leerSituacion(app: TestApp, proyectoId: string, as: Person = 'ana') {
  const { body } = await app.call({ as, method: 'GET', url: `/analisis/${proyectoId}` });
  return situacionAnalisis.parse(body);
}
