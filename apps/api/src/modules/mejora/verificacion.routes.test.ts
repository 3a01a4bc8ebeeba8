import { ambitoCompleto } from '@mantenible/domain/ambito';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ambitoFalso, AnalizadorFalso } from '../../testing/analizador-falso.ts';
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

const con = [archivoCon('a.js', 'a1', ['javascript:S1128'])];
const sin = [archivoCon('a.js', 'a2', [])];
const analizarCon = async (archivos: typeof con) => {
  falso.archivos = archivos;
  await analizar(app, proyectoId);
};
const tomar = async (tipo: 'regla' | 'pregunta', clave: string) => {
  const body = accionNueva({ tipo, clave });
  await app.call({ as: 'ana', method: 'POST', url: `/mejoras/${proyectoId}/acciones`, body });
};
const guardar = (body: object) => guardarPrueba(app, body);
const anotada = async () =>
  (await app.db.selectFrom('acciones_mejora').select('verificada').executeTakeFirst())?.verificada;
const verificacion = async () => (await leerMejora(app, proyectoId)).acciones[0]?.verificacion;

describe('an action on a rule', () => {
  it('is verified by the next analysis, and open again when it comes back', async () => {
    await analizarCon(con);
    await tomar('regla', 'javascript:S1128');
    expect(await verificacion()).toBeNull();
    await analizarCon(con);
    expect(await verificacion()).toMatchObject({ estado: 'sigue' });
    await analizarCon(sin);
    expect(await leerMejora(app, proyectoId)).toMatchObject({
      acciones: [{ estado: 'pendiente', verificacion: { estado: 'verificada', motivo: null } }],
      avance: { total: 1, hechas: 0, verificadas: 1 },
    });
    // Noted after the analysis has ended for people.
    await expect.poll(anotada).toBeInstanceOf(Date);
    await analizarCon(con);
    expect(await leerMejora(app, proyectoId)).toMatchObject({
      acciones: [{ verificacion: { estado: 'abierta-de-nuevo' } }],
      avance: { verificadas: 0 },
    });
  });

  it('names the commit that verified it', async () => {
    await analizarCon(con);
    await tomar('regla', 'javascript:S1128');
    await analizarCon(sin);
    const commit = `commit ${String(falso.peticiones.length)}`;
    expect(await verificacion()).toMatchObject({ estado: 'verificada', commit });
  });

  it('could not be checked where the analysis keeps its figures alone', async () => {
    await analizarCon(con);
    await tomar('regla', 'javascript:S1128');
    await analizarCon(sin);
    await app.db.updateTable('detalles_analisis').set({ paquete: null }).execute();
    expect(await verificacion()).toMatchObject({
      estado: 'sin-comprobar',
      motivo: 'El análisis guarda solo sus cifras.',
    });
  });

  it('stays, marked, after a change of link, and outside of checks and progress', async () => {
    await analizarCon(con);
    await tomar('regla', 'javascript:S1128');
    const body = { ...cuerpoProyecto('ana', 'Tienda en línea'), link: 'https://github.com/usuario/otro' };
    await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${proyectoId}`, body });
    await analizarCon(sin);
    expect(await leerMejora(app, proyectoId)).toMatchObject({
      acciones: [{ deOtroEnlace: true, verificacion: null }],
      avance: { total: 0, hechas: 0, verificadas: 0 },
    });
  });

  it('could not be checked where the scope of the project or of its analysis is another', async () => {
    const guardarAlcance = (ambito: unknown) =>
      app.call({ as: 'ana', method: 'PUT', url: `/alcances/${proyectoId}`, body: { ambito } });
    const avance = async () => {
      const url = `/proyectos/${proyectoId}/panorama`;
      const panorama = await app.call({ as: 'ana', method: 'GET', url });
      return [(await leerMejora(app, proyectoId)).avance.verificadas, panorama.body];
    };
    const sinComprobar = (motivo: string) => ({ estado: 'sin-comprobar', motivo });
    await analizarCon(con);
    await tomar('regla', 'javascript:S1128');
    await analizarCon(sin);
    const verificado = { avance: { verificadas: 1 } };
    expect(await avance()).toMatchObject([1, verificado]);
    const ambito = { ...ambitoCompleto, pruebas: ['tests'] };
    await guardarAlcance(ambito);
    expect(await verificacion()).toEqual(
      expect.objectContaining(
        sinComprobar('El alcance del proyecto cambió después del último análisis: analice de nuevo.'),
      ),
    );
    expect(await avance()).toMatchObject([0, { avance: { verificadas: 0 } }]);
    falso.ambito = { ...ambitoFalso, origen: 'proyecto', ambito };
    for (const archivos of [con, sin]) {
      await analizarCon(archivos);
      expect(await verificacion()).toMatchObject(
        sinComprobar('El alcance del análisis cambió desde que se tomó la acción.'),
      );
    }
    falso.ambito = ambitoFalso;
    await guardarAlcance(null);
    await analizarCon(sin);
    expect(await avance()).toMatchObject([1, verificado]);
  });

  it('is checked after another form of the same link', async () => {
    await analizarCon(con);
    await tomar('regla', 'javascript:S1128');
    const body = {
      ...cuerpoProyecto('ana', 'Tienda en línea'),
      link: 'https://github.com/usuario/repositorio.git',
    };
    await app.call({ as: 'ana', method: 'PUT', url: `/proyectos/${proyectoId}`, body });
    await analizarCon(sin);
    expect(await leerMejora(app, proyectoId)).toMatchObject({
      acciones: [{ deOtroEnlace: false, verificacion: { estado: 'verificada' } }],
      avance: { total: 1, verificadas: 1 },
    });
  });
});

describe('an action on a question', () => {
  const segunda = (valor: number) =>
    pruebaDeMetrica(proyectoId, {
      intentos: 2,
      nombre: 'Segunda',
      respuestas: [responder(1, 1, 1), responder(1, 2, valor)],
    });

  it('is verified by the next saved test that asks it', async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    await tomar('pregunta', `${uid(11)}/${uid(2)}`);
    expect(await verificacion()).toBeNull();
    await guardar(segunda(1));
    await anotada();
    expect(await verificacion()).toMatchObject({ estado: 'verificada', commit: null });
  });

  it('could not be checked after the catalogue was rewritten between both tests', async () => {
    await guardar(pruebaDeMetrica(proyectoId));
    await tomar('pregunta', `${uid(11)}/${uid(2)}`);
    await app.db.updateTable('pautas').set({ pregunta: '¿Otra?' }).where('id', '=', uid(2)).execute();
    await guardar(segunda(1));
    await app.db.updateTable('pautas').set({ pregunta: '¿P2?' }).where('id', '=', uid(2)).execute();
    expect(await verificacion()).toMatchObject({
      estado: 'sin-comprobar',
      motivo: expect.stringMatching(/^La pregunta cambió en el catálogo/) as unknown,
    });
  });
});
