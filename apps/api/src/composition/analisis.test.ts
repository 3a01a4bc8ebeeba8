import { createTestDatabase, type TestDatabase } from '@mantenible/db/test';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readConfig } from '../config/config.ts';
import { createLogger } from '../http/logging.ts';
import { createAnalisisRepository } from '../modules/analisis/analisis.repository.ts';
import { rescatarAnalisis } from '../modules/analisis/rescatar-analisis.ts';
import { createResultadoRepository } from '../modules/analisis/resultado.repository.ts';
import { createTrabajoRepository } from '../modules/analisis/trabajo.repository.ts';
import { createVaults } from '../secrets/index.ts';
import { AnalizadorFalso, hastaAbortar } from '../testing/analizador-falso.ts';
import { uid } from '../testing/muestra.ts';
import { abrirTaller, type Taller } from './analisis.ts';

const pronto = { timeout: 60_000 };
const proyecto = uid(1);

let t: TestDatabase;
let falso: AnalizadorFalso;
let abiertos: Taller[];
let lineas: string[];
beforeEach(async () => {
  t = await createTestDatabase();
  falso = new AnalizadorFalso();
  abiertos = [];
  lineas = [];
  await sembrarProyecto();
});
afterEach(async () => {
  for (const taller of abiertos) await taller.cerrar();
  await t.close();
});

const cofres = createVaults({
  secretKey: Buffer.alloc(32, 7).toString('base64'),
  secrets: { readOrCreate: () => Promise.reject(new Error('tests keep no secrets')) },
});

async function sembrarProyecto(): Promise<void> {
  const { cifrado, clave } = (await cofres).tokens.encrypt('ghp_CANARIO', proyecto);
  const fila = { id: proyecto, nombre: 'Tienda', link: 'https://github.com/ana/tienda', branch: 'main' };
  const resto = { token_cifrado: cifrado, token_clave: clave, id_persona: 'sub-ana', clave: 'tienda' };
  const creado = new Date();
  await t.db
    .insertInto('proyectos')
    .values({ ...fila, ...resto, version: 1, creado })
    .execute();
}

interface Opciones {
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => Date;
}

async function abrir({ env = {}, now = () => new Date() }: Opciones = {}): Promise<Taller> {
  const taller = await abrirTaller({
    config: readConfig(env),
    database: t.database,
    vaults: await cofres,
    logger: createLogger('debug', { write: (linea) => void lineas.push(linea) }),
    now,
    trabajador: '',
    repositorios: falso,
  });
  abiertos.push(taller);
  return taller;
}

async function iniciar(taller: Taller, id = uid(101)): Promise<void> {
  const origen = { enlace: 'https://github.com/ana/tienda', rama: 'main' };
  const nuevo = { id, proyectoId: proyecto, idPersona: 'sub-ana', ...origen, ahora: new Date() };
  await createAnalisisRepository(t.db).abrir(nuevo);
  await taller.cola.encolar(id);
}

const estado = async () => {
  const filas = t.db.selectFrom('analisis').select(['estado', 'intentos', 'codigo', 'motivo']);
  return (await filas.execute())[0];
};
const medidas = async () => (await t.db.selectFrom('analisis').select('medidas').executeTakeFirst())?.medidas;
const enEstado = (cual: string) => expect.poll(async () => (await estado())?.estado, pronto).toBe(cual);
const marcar = (cambio: { latido?: Date; estado?: string; intentos?: number }) =>
  t.db.updateTable('analisis').set(cambio).execute();

describe('making analyses', () => {
  it('waits for whoever opens for work, in this process or another', async () => {
    const servidor = await abrir();
    await iniciar(servidor);
    expect(await estado()).toMatchObject({ estado: 'en-cola', intentos: 0 });
    const otroProceso = await abrir();
    await otroProceso.empezar();
    await enEstado('listo');
    expect(falso.peticiones).toMatchObject([{ token: 'ghp_CANARIO' }]);
  });

  it('is done once, however often it stands in the queue', async () => {
    const taller = await abrir();
    await iniciar(taller);
    await Promise.all([taller.cola.encolar(uid(101)), taller.cola.encolar(uid(101))]);
    await Promise.all([taller.empezar(), (await abrir()).empezar()]);
    await enEstado('listo');
    expect(falso.peticiones).toHaveLength(1);
  });

  it('says in the log whose it was and how it ended, without the token', async () => {
    const taller = await abrir();
    await taller.empezar();
    falso.guion = () => Promise.reject(new Error('unforeseen'));
    await iniciar(taller);
    await enEstado('fallido');
    await expect.poll(() => lineas.join(''), pronto).toContain('analysis ended');
    expect(lineas.join('')).toContain('"sub":"sub-ana","estado":"fallo-interno"');
    expect(lineas.join('')).not.toContain('CANARIO');
  });

  it('is given back when the process is told to stop, as if it had not been begun', async () => {
    const taller = await abrir();
    await taller.empezar();
    falso.guion = (peticion) => {
      peticion.alMedir?.({ ncloc: 7 });
      return hastaAbortar(peticion);
    };
    await iniciar(taller);
    await expect.poll(() => medidas(), pronto).toEqual({ ncloc: 7 });
    await taller.cerrar();
    expect(await estado()).toMatchObject({ estado: 'en-cola', intentos: 0 });
    expect(await medidas()).toBeNull();
    falso.guion = () => Promise.resolve();
    await (await abrir()).empezar();
    await enEstado('listo');
  });
});

/** Jobs of the queue by their state, but for those that are done. */
const trabajosEnCola = async () => {
  const filas = await t.database.execute(
    "select state from pgboss.job where name = 'analisis' and state <> 'completed'",
    [],
  );
  return filas.map((fila) => (fila as { readonly state: string }).state);
};

/** What looks for dead processes with a clock that goes so many milliseconds before. */
const rescate = (desfase: number) => ({
  trabajos: createTrabajoRepository(t.db),
  resultados: createResultadoRepository(t.db),
  analizador: falso,
  cola: { encolar: () => Promise.resolve() },
  diario: { info: () => undefined, error: () => undefined },
  ahora: () => new Date(Date.now() + desfase),
  segundosDeRepeticion: 60,
});

describe('a process that died in the middle', () => {
  /** What it leaves: a claim, and texts of an analysis that was never published. */
  async function morir(): Promise<void> {
    const taller = await abrir();
    await iniciar(taller);
    await marcar({ estado: 'en-curso', intentos: 1, latido: new Date(0) });
    const archivo = { posicion: 0, ruta: 'a.js', lenguaje: 'js', analizable: true };
    const json = { medidas: '{}', incidencias: '[]', texto_cifrado: 'x', texto_clave: 'y' };
    await t.db
      .insertInto('analisis_archivos')
      .values({ analisis_id: uid(101), ...archivo, ...json })
      .execute();
    await t.database.execute("delete from pgboss.job where name = 'analisis'", []);
  }

  it('has its analysis made once more, and its leftovers cleared away', async () => {
    await morir();
    await (await abrir({ env: { SCAN_REPEAT_SECONDS: '0' } })).empezar();
    await enEstado('listo');
    expect(await estado()).toMatchObject({ intentos: 2 });
    expect(falso.barridos).toBe(1);
    const textos = await t.db.selectFrom('analisis_archivos').select('ruta').execute();
    expect(textos.map(({ ruta }) => ruta)).toEqual(['a.js', 'src/b.js']);
  });

  it('has it wait for a minute, so that nothing keeps the next one from its work', async () => {
    await morir();
    const taller = await abrir();
    await taller.empezar();
    const { espera } = await t.db
      .selectFrom('analisis')
      .select(sql<string | number>`extract(epoch from no_antes - current_timestamp)`.as('espera'))
      .executeTakeFirstOrThrow();
    expect(Number(espera)).toBeGreaterThan(30);
    // Also where a job says that something waits.
    await taller.cola.encolar(uid(101));
    await expect.poll(trabajosEnCola, pronto).toEqual(['created']);
    expect(await estado()).toMatchObject({ estado: 'en-cola', intentos: 1 });
    expect(falso.peticiones).toEqual([]);
    await t.db
      .updateTable('analisis')
      .set({ no_antes: new Date(0) })
      .execute();
    await taller.cola.encolar(uid(102));
    await enEstado('listo');
  });

  it('is not seen in a process whose clock goes otherwise', async () => {
    falso.guion = hastaAbortar;
    const dosHoras = 7_200_000;
    const atrasado = await abrir({ now: () => new Date(Date.now() - dosHoras) });
    await atrasado.empezar();
    await iniciar(atrasado);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    for (const desfase of [-dosHoras, 0, dosHoras]) await rescatarAnalisis(rescate(desfase), false);
    expect(await estado()).toMatchObject({ estado: 'en-curso', intentos: 1 });
  });

  it('a second time has it given up, and the next one may be started', async () => {
    await morir();
    await marcar({ intentos: 2 });
    const taller = await abrir();
    await taller.empezar();
    expect(await estado()).toEqual({
      ...{ estado: 'fallido', intentos: 2, codigo: 'maquina-detenida' },
      motivo: 'La máquina se detuvo durante el análisis. Vuelva a iniciarlo.',
    });
    expect(await t.db.selectFrom('analisis_archivos').selectAll().execute()).toEqual([]);
    await iniciar(taller, uid(102));
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
  });

  it('and was only slow has no say any more', async () => {
    let terminar = (): void => undefined;
    falso.guion = () => new Promise<void>((resolve) => (terminar = resolve));
    const lento = await abrir();
    await lento.empezar();
    await iniciar(lento);
    await expect.poll(() => falso.peticiones.length, pronto).toBe(1);
    await marcar({ intentos: 2 });
    terminar();
    await expect.poll(() => lineas.join(''), pronto).toContain('"estado":"perdido"');
    expect(await estado()).toMatchObject({ estado: 'en-curso', intentos: 2 });
  });
});
