// seguridad: 31
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { AnalizadorFalso, archivoFalso } from '../../testing/analizador-falso.ts';
import { analizar } from '../../testing/esperar-analisis.ts';
import { crearProyecto, vaciarProyectos } from '../../testing/muestra.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const falso = new AnalizadorFalso();
let app: TestApp;
let id: string;

beforeAll(async () => {
  app = await createTestApp({ repositorios: falso });
  await app.jobs?.start();
});
afterAll(() => app.close());
beforeEach(async () => {
  await vaciarProyectos(app);
  falso.guion = () => Promise.resolve();
  ({ _id: id } = await crearProyecto(app, 'ana', 'Tienda'));
});
/** Generous: the machine may be busy. */
const pronto = { timeout: 60_000 };

describe('parts of files', () => {
  it('are reused for the same content and path, and deleted with the files', async () => {
    await analizar(app, id);
    const conocidas: string[][] = [];
    const vistas: unknown[] = [];
    falso.guion = async ({ conocidos }) => {
      const blobs = ['a.js', 'src/b.js', 'c.js'].map((ruta) => ({ ruta, blob: `blob de ${ruta}` }));
      const otras = [
        { ruta: 'a.js', blob: 'cambiado' },
        { ruta: 'movido.js', blob: 'blob de a.js' },
      ];
      const partes = await conocidos([...blobs, ...otras]);
      conocidas.push([...partes.keys()].toSorted());
      vistas.push(partes.get('a.js'));
    };
    const archivos = falso.archivos;
    await analizar(app, id);
    falso.archivos = archivos.slice(0, 1);
    await analizar(app, id);
    falso.archivos = archivos;
    expect(conocidas).toEqual([
      ['a.js', 'src/b.js'],
      ['a.js', 'src/b.js'],
    ]);
    expect(vistas).toEqual([archivos[1]?.parte, archivos[1]?.parte]);
    await expect
      .poll(() => app.db.selectFrom('analisis_partes').select('huella').execute(), pronto)
      .toHaveLength(1);
  });

  it('are kept for files that could not be analysed, so that no analysis tries them again', async () => {
    const archivos = falso.archivos;
    falso.archivos = [...archivos, { ...archivoFalso('lento.py'), analizable: false }];
    await analizar(app, id);
    let conocida: string | undefined;
    falso.guion = async ({ conocidos }) => {
      const partes = await conocidos([{ ruta: 'lento.py', blob: 'blob de lento.py' }]);
      conocida = partes.get('lento.py');
    };
    await analizar(app, id);
    falso.archivos = archivos;
    expect(conocida).toBe('parte de lento.py');
  });

  it('are not shared between projects', async () => {
    await analizar(app, id);
    const ajeno = await crearProyecto(app, 'beto', 'De Beto');
    let conocidas: number | null = null;
    falso.guion = async ({ conocidos }) => {
      conocidas = (await conocidos([{ ruta: 'a.js', blob: 'blob de a.js' }])).size;
    };
    await analizar(app, ajeno._id, 'beto');
    expect(conocidas).toBe(0);
  });
});
