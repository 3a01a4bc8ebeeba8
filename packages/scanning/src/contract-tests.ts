import { DomainError } from '@mantenible/domain/error';
import { medidasDelModelo, type ComponenteMedido, type EscaneoPort } from '@mantenible/domain/escaneo';
import { expect, it } from 'vitest';

import type { Expected } from './contract-expected.ts';

export { readExpected } from './contract-expected.ts';

/** The scanner under test, and the key of a project that the test may create and change. */
export interface Scenario {
  readonly escaneo: EscaneoPort;
  readonly proyecto: string;
}

const desconocido = 'clave-que-nadie-creo';

/** Tests of the contract of every scanner; to be called inside a `describe`. */
export function scannerContract(setUp: () => Promise<Scenario>): void {
  it('accepts its credentials', async () => {
    const { escaneo } = await setUp();
    expect(await escaneo.validate()).toBe(true);
  });

  it('lists its metrics, each once, including those of the model', async () => {
    const { escaneo } = await setUp();
    const claves = await escaneo.metricKeys();
    expect(claves).toEqual(expect.arrayContaining([...medidasDelModelo]));
    expect(new Set(claves).size).toBe(claves.length);
  });

  it('reports that an unused key does not exist', async () => {
    const { escaneo } = await setUp();
    expect(await escaneo.exists(desconocido)).toBe(false);
  });

  it('creates a project and renames its main branch, also to the same name', async () => {
    const { escaneo, proyecto } = await setUp();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    await escaneo.renameMainBranch(proyecto, 'desarrollo');
    await expect(escaneo.renameMainBranch(proyecto, 'desarrollo')).resolves.toBeUndefined();
  });

  it('returns no measure, issue or component for a project without an analysis', async () => {
    const { escaneo, proyecto } = await setUp();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    expect(await escaneo.measures(proyecto, ['ncloc'])).toEqual([]);
    expect(await escaneo.issues(proyecto)).toEqual({ elementos: [], total: 0 });
    expect(await escaneo.componentTree(proyecto, ['ncloc'])).toEqual({ elementos: [], total: 0 });
  });

  it('refuses the source of a file that was not analysed as not found', async () => {
    const { escaneo, proyecto } = await setUp();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    expect(await refusalOf(escaneo.source(proyecto, '.env'))).toMatchObject({ kind: 'not-found' });
  });

  it('reports that a project has no analysis', async () => {
    const { escaneo, proyecto } = await setUp();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    const { estado, iniciable, fecha, motivo } = await escaneo.state(proyecto);
    expect({ estado, fecha, motivo }).toEqual({ estado: 'sin-analisis', fecha: null, motivo: null });
    expect(typeof iniciable).toBe('boolean');
  });
}

/** Tests of the further contract of a scanner that stores projects. */
export function serviceContract(setUp: () => Promise<Scenario>): void {
  it('identifies its service with a stable name', async () => {
    const { escaneo } = await setUp();
    const nombre = await escaneo.identity();
    expect(nombre).toMatch(/^\w+:./);
    expect(await (await setUp()).escaneo.identity()).toBe(nombre);
  });

  it('finds a project that it created, and refuses to create it twice', async () => {
    const { escaneo, proyecto } = await setUp();
    expect(await escaneo.exists(proyecto)).toBe(false);
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    expect(await escaneo.exists(proyecto)).toBe(true);
    const rechazo = await refusalOf(escaneo.createProject(proyecto, 'Proyecto de contrato'));
    expect(rechazo).toMatchObject({ kind: 'conflict' });
  });

  it('returns the name of the renamed main branch', async () => {
    const { escaneo, proyecto } = await setUp();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    await escaneo.renameMainBranch(proyecto, 'desarrollo');
    expect(await escaneo.state(proyecto)).toMatchObject({ estado: 'sin-analisis', rama: 'desarrollo' });
  });

  it('refuses every call for an unknown key as not found, and reports that it is not prepared', async () => {
    const { escaneo } = await setUp();
    const llamadas = [
      escaneo.renameMainBranch(desconocido, 'main'),
      escaneo.measures(desconocido, ['ncloc']),
      escaneo.issues(desconocido),
      escaneo.componentTree(desconocido, ['ncloc']),
      escaneo.source(desconocido, 'a.js'),
    ];
    const rechazos = await Promise.all(llamadas.map((llamada) => refusalOf(llamada)));
    expect(rechazos.map(({ kind }) => kind)).toEqual(llamadas.map(() => 'not-found'));
    expect(await escaneo.state(desconocido)).toMatchObject({
      estado: 'sin-preparar',
      fecha: null,
      rama: null,
    });
  });
}

/** An analysed project with its expected results. */
export interface Analizado extends Expected {
  readonly escaneo: EscaneoPort;
  readonly clave: string;
  readonly rama: string;
  readonly fuente: { readonly path: string; readonly texto: string };
}

/** Tests of the contract of a scanner with an analysed project. */
export function analysedContract(setUp: () => Promise<Analizado>): void {
  it('returns every measure of the model, and nothing for an unknown metric', async () => {
    const { escaneo, clave, medidas } = await setUp();
    const given = await escaneo.measures(clave, [...medidasDelModelo, 'medida_que_nadie_conoce']);
    expect(ordenadas(given)).toEqual(ordenadas(medidas));
    expect(ordenadas(await escaneo.measures(clave, ['ncloc']))).toEqual(
      medidas.filter(({ metric }) => metric === 'ncloc'),
    );
  });

  it('returns every open code smell', async () => {
    const { escaneo, clave, incidencias } = await setUp();
    const { elementos, total } = await escaneo.issues(clave);
    expect(ordenadas(elementos)).toEqual(ordenadas(incidencias));
    expect(total).toBe(incidencias.length);
  });

  it('returns every file with its measures, including measures at their best value', async () => {
    const { escaneo, clave, componentes } = await setUp();
    const sinIncidencias = medidasDelModelo.filter((medida) => medida !== 'code_smells');
    const { elementos, total } = await escaneo.componentTree(clave, sinIncidencias);
    expect(withSortedMeasures(elementos)).toEqual(withSortedMeasures(componentes));
    expect(total).toBe(componentes.length);
  });

  it('returns the exact source of a file', async () => {
    const { escaneo, clave, fuente } = await setUp();
    expect(await escaneo.source(clave, fuente.path)).toBe(fuente.texto);
    expect(await refusalOf(escaneo.source(clave, 'no/existe.js'))).toMatchObject({ kind: 'not-found' });
  });

  it('reports that the analysis is ready, with its date and branch', async () => {
    const { escaneo, clave, rama } = await setUp();
    const { fecha, iniciable, ...resto } = await escaneo.state(clave);
    expect(resto).toEqual({ estado: 'listo', rama, motivo: null });
    expect(typeof iniciable).toBe('boolean');
    expect(fecha).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
}

/** The error with which a call is refused; throws when it is not refused. */
async function refusalOf(llamada: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await llamada.then(
    () => null,
    (motivo: unknown) => motivo,
  );
  if (error instanceof DomainError) return error;
  throw new Error('The call was not refused', { cause: error });
}

/** Sorted copies of lists, for comparison: their order is not part of the contract. */
function ordenadas<T extends object>(lista: readonly T[]): T[] {
  const texto = (elemento: T) => JSON.stringify(Object.entries(elemento).sort());
  return [...lista].sort((a, b) => texto(a).localeCompare(texto(b)));
}

const withSortedMeasures = (componentes: readonly ComponenteMedido[]) =>
  ordenadas(componentes.map((uno) => ({ ...uno, measures: ordenadas(uno.measures) })));
