// seguridad: read-only-links
import { compartido } from '@mantenible/contracts/compartido';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso } from '../../testing/analizador-falso.ts';
import { enlacesDe, proyectoConTodo, rutaSecreta } from '../../testing/enlaces.ts';
import { appQueAnaliza } from '../../testing/esperar-analisis.ts';
import { crearProyecto, uid } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let todo: Awaited<ReturnType<typeof proyectoConTodo>>;
const e = enlacesDe(
  () => app,
  () => todo.proyectoId,
);

beforeAll(async () => {
  app = await appQueAnaliza(falso);
});
afterAll(() => app.close());
beforeEach(async () => {
  todo = await proyectoConTodo(app, falso);
});

const pedidos = () =>
  [
    { clase: 'informe', prueba: todo.pruebas[0], dias: 30 },
    { clase: 'analisis', dias: 30 },
    { clase: 'comparacion-pruebas', antes: todo.pruebas[0], despues: todo.pruebas[1], dias: 30 },
    { clase: 'comparacion-analisis', antes: todo.analisis[0], despues: todo.analisis[1], dias: 30 },
    { clase: 'plan', dias: 30 },
  ] as const;

/** What no link shows: person, link and branch of the repository, commits, evidence, ids. */
const nunca = () => [
  'Canario',
  'sub-ana',
  'github.com',
  'evidencia.example',
  'a'.repeat(40),
  'commit 1',
  'commit 2',
  '"main"',
  `${uid(11)}:`,
  todo.proyectoId,
  ...todo.pruebas,
  ...todo.analisis,
];

describe('what a link shows', () => {
  it.each([0, 1, 2, 3, 4])('has no person, repository, commit, evidence or file (%i)', async (cual) => {
    const pedido = pedidos()[cual] ?? pedidos()[0];
    const { clave } = await e.creado(pedido);
    const { status, body } = await e.abrir(clave);
    expect(status).toBe(200);
    expect(compartido.parse(body)).toMatchObject({
      proyecto: 'Tienda en línea',
      conCodigo: false,
      contenido: { clase: pedido.clase },
    });
    const texto = JSON.stringify(body);
    expect([...nunca(), rutaSecreta].filter((uno) => texto.includes(uno))).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4])(
    'has files where its owner ticked that, and still none of the rest (%i)',
    async (cual) => {
      const pedido = pedidos()[cual] ?? pedidos()[0];
      const { clave } = await e.creado({ ...pedido, conCodigo: true });
      const { body } = await e.abrir(clave);
      const texto = JSON.stringify(body);
      expect(nunca().filter((uno) => texto.includes(uno))).toEqual([]);
      expect(texto.includes(rutaSecreta)).toBe(
        ['analisis', 'comparacion-analisis', 'plan'].includes(pedido.clase),
      );
    },
  );

  it('has the figures, the findings with their lines, and the actions', async () => {
    const leer = async (pedido: Parameters<typeof e.creado>[0]) => {
      const { clave } = await e.creado(pedido);
      return compartido.parse((await e.abrir(clave)).body).contenido;
    };
    expect(await leer({ clase: 'informe', prueba: todo.pruebas[0], dias: 1 })).toMatchObject({
      prueba: { nombre: 'Primera prueba', intentos: 1 },
      reporte: {
        filas: [{ nombre: 'M1', promedio: 0.25 }],
        listas: [[{ valor: 0 }, { comentario: 'a medias' }]],
      },
    });
    expect(await leer({ clase: 'analisis', dias: 1, conCodigo: true })).toMatchObject({
      incidencias: {
        total: 2,
        primeras: [
          { regla: 'javascript:S1481', archivo: rutaSecreta, linea: 1, codigo: 'uno' },
          { linea: 2, codigo: 'dos' },
        ],
      },
    });
    expect(await leer({ clase: 'plan', dias: 1 })).toMatchObject({
      acciones: [
        { texto: null, tipo: 'archivo' },
        { texto: 'Hablarlo', tipo: 'propia' },
      ],
      estaticas: [{ tipo: 'regla' }],
    });
  });
});

describe('an analysis that another one follows while it is read', () => {
  it('is read again: date and figures belong together', async () => {
    const servicio = new ServicioFalso();
    const externa = await createTestApp({ parts: { escaneo: servicio } });
    const proyectoId = (await crearProyecto(externa))._id;
    const [antes, despues] = ['2026-05-04T10:00:00.000Z', '2026-05-04T11:00:00.000Z'];
    const leidas: string[] = [];
    const fechas = (...unas: readonly string[]) => {
      const quedan = [...unas];
      servicio.state = () => {
        const fecha = quedan.length > 1 ? quedan.shift() : quedan[0];
        leidas.push(fecha ?? '');
        return Promise.resolve({
          estado: 'listo',
          iniciable: false,
          fecha: fecha ?? null,
          rama: null,
          motivo: null,
        });
      };
    };
    fechas(antes);
    const suyos = enlacesDe(
      () => externa,
      () => proyectoId,
    );
    const { clave } = await suyos.creado({ clase: 'analisis', dias: 1 });
    fechas(antes, despues);
    leidas.length = 0;
    expect((await suyos.abrir(clave)).body).toMatchObject({ contenido: { fecha: despues } });
    expect(leidas).toEqual([antes, despues, despues]);
    await externa.close();
  });
});
