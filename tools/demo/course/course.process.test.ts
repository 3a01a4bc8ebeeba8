import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { curso, cursos } from '@mantenible/contracts/curso';
import { acuerdoDeClase } from '@mantenible/contracts/acuerdo';
import { paginaDeClase } from '@mantenible/contracts/clase';
import { entregaCompleta, entregas } from '@mantenible/contracts/entrega';
import { notasDeEntrega } from '@mantenible/contracts/nota';
import { observaciones } from '@mantenible/contracts/observacion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { whileAlive } from '../../../tests/doubles/src/index.ts';
import { root } from '../../lib/paths.ts';
import { serveHistory, type ServedHistory } from '../history.ts';
import { keptPasswords, passwordFile } from '../passwords.ts';
import { enter, type Account } from '../project.ts';
import { analyseClass } from './analyse-class.ts';
import { isFirstStart } from './first-course.ts';
import { startPastServer, type PastServer } from './past-server.ts';
import { lecturers, students } from './people.ts';
import { accountsText, prepareCourse } from './prepare-course.ts';

const program = join(root, 'apps/api/dist/main.js');

let place: string;
let dataDir: string;
let repository: ServedHistory;
let server: PastServer;
let lecturer: Account;
beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'mantenible-curso-'));
  dataDir = join(place, 'datos');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const claves = { ADMIN_PASSWORD: 'una clave de la prueba', ESTUDIANTE_PASSWORD: 'otra clave de la prueba' };
  const env = { PATH, NODE_COMPILE_CACHE, SCAN_ALLOW_LOCAL: '1', ...claves };
  repository = await serveHistory(0);
  // What an interrupted start left behind.
  mkdirSync(`${dataDir}.preparando`);
  writeFileSync(join(`${dataDir}.preparando`, 'motor.json'), '{');
  const today = new Date();
  const text = await prepareCourse(dataDir, { program, env, repository, today });
  expect(text).toContain('carmen.ordonez y julio.cevallos');
  server = await startPastServer({ program, dataDir, env, start: new Date() });
  lecturer = await enterAs(lecturers[1].usuario);
});
afterAll(async () => {
  await server.stop();
  repository.remove();
  await repository.close();
  rmSync(place, { recursive: true });
});

const enterAs = (usuario: string) => enter(server.base, usuario, keptPasswords(dataDir).get(usuario) ?? '');
const read = (path: string) => lecturer.call('GET', path);
const courseId = async () => cursos.parse(await read('/cursos')).cursos[0]?._id ?? '';
const deliveries = async () => entregas.parse(await read(`/cursos/${await courseId()}/entregas`)).entregas;
async function delivery(phase: 'abierta' | 'cerrada') {
  const one = (await deliveries()).find(({ entrega }) => entrega.fase === phase);
  return entregaCompleta.parse(await read(`/entregas/${one?.entrega._id ?? ''}`));
}

describe('the course of the demonstration', () => {
  it('has two lecturers, twelve people who joined, and four projects', async () => {
    const { docentes, personas, proyectos, enLista } = curso.parse(await read(`/cursos/${await courseId()}`));
    expect(docentes.map(({ nombre }) => nombre)).toEqual(['Carmen Ordóñez', 'Julio Cevallos']);
    expect({ personas, proyectos, enLista }).toEqual({ personas: 12, proyectos: 4, enLista: 13 });
  });

  it('shows in its table who has a project, who has done nothing, and who has not joined', async () => {
    const { filas, cuantas } = paginaDeClase.parse(await read(`/cursos/${await courseId()}/clase`));
    expect(new Set(filas.map(({ persona }) => persona.nombre)).size).toBe(students.length + 1);
    const without = filas.filter(({ proyecto }) => proyecto === null);
    expect(without.map(({ persona }) => persona.nombre)).toEqual(['Nicolás Salas', 'Verónica Tipán']);
    expect(cuantas).toMatchObject({ 'sin-unirse': 1, 'sin-proyecto': 2, 'sin-nada': 2 });
  });

  it('has a closed delivery with copies in time and one that came late', async () => {
    const { entrega, filas } = await delivery('cerrada');
    expect(filas.map(({ proyecto, estado }) => [proyecto?.nombre ?? '', estado]).toSorted()).toEqual([
      ['', 'nada'],
      ['', 'nada'],
      ['Tienda Arrayán', 'tarde'],
      ['Tienda Balsa', 'entregado'],
      ['Tienda Ceibo', 'entregado'],
      ['Tienda Guayacán', 'entregado'],
    ]);
    expect(entrega.publicada).toBe(true);
  });

  it('has marks of that delivery: two published, one with a request for review, and one unfinished', async () => {
    const { entrega } = await delivery('cerrada');
    const { filas } = notasDeEntrega.parse(await read(`/entregas/${entrega._id}/notas`));
    const marks = filas.map(({ nombre, publicada, revision, estado }) => ({
      nombre,
      publicada,
      revision,
      estado,
    }));
    expect(marks.toSorted((one, other) => one.nombre.localeCompare(other.nombre, 'es'))).toMatchObject([
      { nombre: 'Tienda Arrayán', publicada: null },
      { nombre: 'Tienda Balsa', publicada: null, estado: 'pendiente' },
      { nombre: 'Tienda Ceibo', publicada: 10, revision: false },
      { nombre: 'Tienda Guayacán', publicada: expect.any(Number) as number, revision: true },
    ]);
    const ceibo = filas.find(({ nombre }) => nombre === 'Tienda Ceibo')?.proyectoId ?? '';
    const { comentarios } = observaciones.parse(await read(`/entregas/${entrega._id}/comentarios/${ceibo}`));
    expect(comentarios.map(({ lugar, por }) => [lugar, por])).toEqual([
      ['todo', 'Carmen Ordóñez'],
      ['respuesta', 'Carmen Ordóñez'],
      ['respuesta', 'Lucía Andrade'],
    ]);
  });

  it('has a reference with which the tests of that delivery agree in part', async () => {
    const { entrega } = await delivery('cerrada');
    const agreement = acuerdoDeClase.parse(await read(`/entregas/${entrega._id}/acuerdo`));
    expect(agreement.patron?.por).toBe('Carmen Ordóñez');
    const shares = agreement.conReferencia.map(({ nombre, porcentaje }) => [nombre, porcentaje]).toSorted();
    expect(shares).toEqual([
      ['Tienda Balsa', expect.closeTo(35.7, 1)],
      ['Tienda Ceibo', expect.closeTo(92.9, 1)],
      ['Tienda Guayacán', expect.closeTo(85.7, 1)],
    ]);
  });

  it('has an open delivery that one team has handed in', async () => {
    const { filas } = await delivery('abierta');
    const done = filas.filter(({ estado }) => estado === 'entregado');
    expect(done.map(({ proyecto }) => proyecto?.nombre)).toEqual(['Tienda Ceibo']);
  });

  it('analyses the projects and what was delivered, and computes the marks with it, also after an interruption', async () => {
    // What a start that was interrupted had queued.
    const before = await delivery('cerrada');
    const ceibo = before.filas.find(({ proyecto }) => proyecto?.nombre === 'Tienda Ceibo');
    const owner = await enterAs('lucia.andrade');
    await owner.call('POST', `/analisis/${ceibo?.proyecto?._id ?? ''}`, {});
    await lecturer.call('POST', `/entregas/${before.entrega._id}/analisis`);
    await whileAlive(analyseClass(server.base, dataDir), 'the analyses of the course');
    const { analisis, filas, entrega } = await delivery('cerrada');
    expect(analisis).toMatchObject({ pendientes: 0, enCurso: 0, listos: 4 });
    const degrees = filas
      .map((fila) => fila.analisis?.grado ?? NaN)
      .filter((degree) => !Number.isNaN(degree));
    const tens = degrees.map((degree) => Math.floor(degree / 10));
    expect(tens.toSorted()).toEqual([6, 7, 7, 8]);
    const states = async () =>
      notasDeEntrega
        .parse(await read(`/entregas/${entrega._id}/notas`))
        .filas.map(({ nombre, estado }) => [nombre, estado])
        .toSorted();
    expect(await states()).toEqual([
      ['Tienda Arrayán', 'pendiente'],
      ['Tienda Balsa', 'pendiente'],
      ['Tienda Ceibo', 'publicada'],
      ['Tienda Guayacán', 'pendiente'],
    ]);
    await analyseClass(server.base, dataDir);
    expect((await delivery('cerrada')).analisis).toMatchObject({ pendientes: 0, enCurso: 0, listos: 4 });
  });
});

describe('the accounts of the course', () => {
  it('can be entered with the passwords of a file that its owner alone reads', async () => {
    expect(statSync(passwordFile(dataDir)).mode & 0o777).toBe(0o600);
    for (const { usuario } of [...lecturers, ...students])
      expect((await enterAs(usuario)).idPersona).toBeTruthy();
  });

  it('are printed with the passwords of the lecturers in a terminal alone', () => {
    const passwords = keptPasswords(dataDir);
    for (const { usuario } of lecturers) {
      expect(accountsText(dataDir, true)).toContain(`${usuario}  ${passwords.get(usuario) ?? '?'}`);
      expect(accountsText(dataDir, false)).not.toContain(passwords.get(usuario));
    }
  });
});

it('is filled at a first start alone, in a folder that is moved to its place when it is complete', () => {
  expect(existsSync(`${dataDir}.preparando`)).toBe(false);
  expect(isFirstStart(dataDir, {})).toBe(false);
  expect(isFirstStart(join(place, 'otra'), {})).toBe(true);
  expect(isFirstStart(join(place, 'otra'), { DATABASE_URL: 'postgres://localhost/x' })).toBe(false);
});

it('is left out with a message where it could not be filled', async () => {
  const elsewhere = join(place, 'sin-curso');
  const failing = { program: join(place, 'ausente.js'), env: {}, repository, today: new Date() };
  expect(await prepareCourse(elsewhere, failing)).toMatch(
    /^No se pudo preparar el curso de ejemplo: .*ausente\.js/su,
  );
  expect([existsSync(elsewhere), existsSync(`${elsewhere}.preparando`)]).toEqual([false, false]);
});
