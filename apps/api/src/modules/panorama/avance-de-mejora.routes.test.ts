import { panorama } from '@mantenible/contracts/panorama';
import type { EstadoAccion } from '@mantenible/domain/mejora';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { analizar, appQueAnaliza } from '../../testing/esperar-analisis.ts';
import {
  crearProyecto,
  cuerpoProyecto,
  guardarPrueba,
  pruebaDeMetrica,
  responder,
  uid,
  vaciarProyectos,
} from '../../testing/muestra.ts';
import { accionNueva, archivoCon, leerMejora } from '../../testing/mejora.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Person } from '../../testing/tokens.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let proyectoId: string;

beforeAll(async () => {
  app = await appQueAnaliza(falso);
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  proyectoId = (await crearProyecto(app))._id;
});

const analizarCon = async (...archivos: readonly ReturnType<typeof archivoCon>[]) => {
  falso.archivos = archivos;
  await analizar(app, proyectoId);
};
const tomar = async (tipo: 'regla' | 'archivo' | 'pregunta', clave: string, estado: EstadoAccion) => {
  const body = accionNueva({ tipo, clave }, { estado });
  const url = `/mejoras/${proyectoId}/acciones`;
  expect(await app.call({ as: 'ana', method: 'POST', url, body })).toMatchObject({ status: 201 });
};
const guardar = (cambios: Parameters<typeof pruebaDeMetrica>[1]) =>
  guardarPrueba(app, pruebaDeMetrica(proyectoId, cambios));

async function leer(as: Person = 'ana') {
  let body: unknown;
  const { length: sentencias } = await app.statementsOf(async () => {
    ({ body } = await app.call({ as, method: 'GET', url: `/proyectos/${proyectoId}/panorama` }));
  });
  const { avance, siguientePaso } = panorama.parse(body);
  return { avance, siguientePaso, sentencias };
}

/** Progress of the page and of the improvement plan, which must not differ. */
async function avance() {
  const leida = await leer();
  expect(leida.avance).toEqual((await leerMejora(app, proyectoId)).avance);
  expect(leida.sentencias).toBe(4);
  return leida;
}

const nada = { total: 0, pendientes: 0, enCurso: 0, hechas: 0, verificadas: 0 };

it('the page counts the actions by state and those that are verified, in three statements', async () => {
  await guardar({});
  await analizarCon(archivoCon('a.js', 'a1', ['javascript:S1128', 'javascript:S1481']));
  expect(await avance()).toMatchObject({ avance: nada, siguientePaso: 'mejorar' });
  await tomar('regla', 'javascript:S1128', 'pendiente');
  await tomar('archivo', 'a.js', 'en-curso');
  await tomar('pregunta', `${uid(11)}/${uid(2)}`, 'hecha');
  await tomar('regla', 'javascript:S1481', 'descartada');
  const tomadas = { total: 3, pendientes: 1, enCurso: 1, hechas: 1 };
  expect(await avance()).toMatchObject({ avance: { ...tomadas, verificadas: 0 }, siguientePaso: 'seguir' });

  await analizarCon(archivoCon('a.js', 'a2', ['javascript:S1481']));
  expect((await avance()).avance).toEqual({ ...tomadas, verificadas: 1 });
  await guardar({
    intentos: 2,
    nombre: 'Segunda',
    respuestas: [responder(1, 1, 1), responder(1, 2, 1)],
  });
  expect((await avance()).avance).toEqual({ ...tomadas, verificadas: 2 });
  expect((await leer('admin')).avance).toEqual({ ...tomadas, verificadas: 2 });

  // Only the newest analysis counts, and one of figures alone verifies nothing of the code.
  await analizarCon(archivoCon('a.js', 'a1', ['javascript:S1128']));
  expect((await avance()).avance).toEqual({ ...tomadas, verificadas: 1 });
  await analizarCon(archivoCon('a.js', 'a3', []));
  expect((await avance()).avance).toEqual({ ...tomadas, verificadas: 3 });
  await app.db.updateTable('detalles_analisis').set({ paquete: null }).execute();
  expect((await avance()).avance).toEqual({ ...tomadas, verificadas: 1 });
});

it('actions of another link or branch stay outside of the page’s progress', async () => {
  await analizarCon(archivoCon('a.js', 'a1', ['javascript:S1128']));
  await tomar('regla', 'javascript:S1128', 'pendiente');
  const body = { ...cuerpoProyecto('ana', 'Tienda en línea'), branch: 'otra' };
  await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${proyectoId}`, body });
  expect(await avance()).toMatchObject({ avance: nada, siguientePaso: 'analizar' });
});

it('open actions go before what is missing, closed ones do not', async () => {
  await tomar('regla', 'javascript:S1128', 'hecha');
  expect((await avance()).siguientePaso).toBe('analizar');
  await tomar('regla', 'javascript:S1481', 'en-curso');
  expect((await avance()).siguientePaso).toBe('seguir');
});
