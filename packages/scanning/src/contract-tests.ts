import { DomainError } from '@mantenible/domain/error';
import { medidasDelModelo, type ComponenteMedido, type EscaneoPort } from '@mantenible/domain/escaneo';
import { expect, it } from 'vitest';

import type { Esperado } from './contract-expected.ts';

export { leerEsperado } from './contract-expected.ts';

/** A scanner ready for use; `proyecto` is a key of its own that it may create and change. */
export interface Escenario {
  readonly escaneo: EscaneoPort;
  readonly proyecto: string;
}

const desconocido = 'clave-que-nadie-creo';

/** What every scanner must hold to, whatever stands behind it (style.md §2, rule 10). Call it inside a `describe`. */
export function pruebasDeContrato(preparar: () => Promise<Escenario>): void {
  it('accepts the credentials it was given', async () => {
    const { escaneo } = await preparar();
    expect(await escaneo.validate()).toBe(true);
  });

  it('names its metrics, each once, and those of the model among them', async () => {
    const { escaneo } = await preparar();
    const claves = await escaneo.metricKeys();
    expect(claves).toEqual(expect.arrayContaining([...medidasDelModelo]));
    expect(new Set(claves).size).toBe(claves.length);
  });

  it('does not know a key that nobody created', async () => {
    const { escaneo } = await preparar();
    expect(await escaneo.exists(desconocido)).toBe(false);
  });

  it('lets a project be created and its branch be renamed, and renamed again', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    await escaneo.renameMainBranch(proyecto, 'desarrollo');
    await expect(escaneo.renameMainBranch(proyecto, 'desarrollo')).resolves.toBeUndefined();
  });

  it('makes up no measure, issue or component for a project that was never analysed', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    expect(await escaneo.measures(proyecto, ['ncloc'])).toEqual([]);
    expect(await escaneo.issues(proyecto)).toEqual({ elementos: [], total: 0 });
    expect(await escaneo.componentTree(proyecto, ['ncloc'])).toEqual({ elementos: [], total: 0 });
  });

  it('refuses the source of a file that was not analysed as not found', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    expect(await rechazoDe(escaneo.source(proyecto, '.env'))).toMatchObject({ kind: 'not-found' });
  });

  it('says that a project that was never analysed was not', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    const { estado, iniciable, fecha, motivo } = await escaneo.state(proyecto);
    expect({ estado, fecha, motivo }).toEqual({ estado: 'sin-analisis', fecha: null, motivo: null });
    expect(typeof iniciable).toBe('boolean');
  });
}

/** What a scanner that keeps projects must hold to beside. */
export function pruebasDeServicio(preparar: () => Promise<Escenario>): void {
  it('names the service that it creates projects in, always the same', async () => {
    const { escaneo } = await preparar();
    const nombre = await escaneo.identity();
    expect(nombre).toMatch(/^\w+:./);
    expect(await (await preparar()).escaneo.identity()).toBe(nombre);
  });

  it('knows what it created, and creates it once', async () => {
    const { escaneo, proyecto } = await preparar();
    expect(await escaneo.exists(proyecto)).toBe(false);
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    expect(await escaneo.exists(proyecto)).toBe(true);
    const rechazo = await rechazoDe(escaneo.createProject(proyecto, 'Proyecto de contrato'));
    expect(rechazo).toMatchObject({ kind: 'conflict' });
  });

  it('tells the name that the main branch was given', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    await escaneo.renameMainBranch(proyecto, 'desarrollo');
    expect(await escaneo.state(proyecto)).toMatchObject({ estado: 'sin-analisis', rama: 'desarrollo' });
  });

  it('refuses everything about a key that it does not know as not found, and says that it is not prepared', async () => {
    const { escaneo } = await preparar();
    const llamadas = [
      escaneo.renameMainBranch(desconocido, 'main'),
      escaneo.measures(desconocido, ['ncloc']),
      escaneo.issues(desconocido),
      escaneo.componentTree(desconocido, ['ncloc']),
      escaneo.source(desconocido, 'a.js'),
    ];
    const rechazos = await Promise.all(llamadas.map((llamada) => rechazoDe(llamada)));
    expect(rechazos.map(({ kind }) => kind)).toEqual(llamadas.map(() => 'not-found'));
    expect(await escaneo.state(desconocido)).toMatchObject({
      estado: 'sin-preparar',
      fecha: null,
      rama: null,
    });
  });
}

/** A project that the service has analysed, and what the scanner must tell about it. */
export interface Analizado extends Esperado {
  readonly escaneo: EscaneoPort;
  readonly clave: string;
  readonly rama: string;
  readonly fuente: { readonly path: string; readonly texto: string };
}

/** What a scanner must tell about an analysed project, figure by figure. */
export function pruebasDeAnalizado(preparar: () => Promise<Analizado>): void {
  it('tells every measure of the model, and nothing about one that nobody knows', async () => {
    const { escaneo, clave, medidas } = await preparar();
    const dadas = await escaneo.measures(clave, [...medidasDelModelo, 'medida_que_nadie_conoce']);
    expect(ordenadas(dadas)).toEqual(ordenadas(medidas));
    expect(ordenadas(await escaneo.measures(clave, ['ncloc']))).toEqual(
      medidas.filter(({ metric }) => metric === 'ncloc'),
    );
  });

  it('tells every open code smell', async () => {
    const { escaneo, clave, incidencias } = await preparar();
    const { elementos, total } = await escaneo.issues(clave);
    expect(ordenadas(elementos)).toEqual(ordenadas(incidencias));
    expect(total).toBe(incidencias.length);
  });

  it('tells every file with its measures, those at their best too', async () => {
    const { escaneo, clave, componentes } = await preparar();
    const sinIncidencias = medidasDelModelo.filter((medida) => medida !== 'code_smells');
    const { elementos, total } = await escaneo.componentTree(clave, sinIncidencias);
    expect(conMedidasOrdenadas(elementos)).toEqual(conMedidasOrdenadas(componentes));
    expect(total).toBe(componentes.length);
  });

  it('gives the source of a file, letter by letter', async () => {
    const { escaneo, clave, fuente } = await preparar();
    expect(await escaneo.source(clave, fuente.path)).toBe(fuente.texto);
    expect(await rechazoDe(escaneo.source(clave, 'no/existe.js'))).toMatchObject({ kind: 'not-found' });
  });

  it('says that the analysis is ready, since when and of which branch', async () => {
    const { escaneo, clave, rama } = await preparar();
    const { fecha, iniciable, ...resto } = await escaneo.state(clave);
    expect(resto).toEqual({ estado: 'listo', rama, motivo: null });
    expect(typeof iniciable).toBe('boolean');
    expect(fecha).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
}

/** The refusal that a call ends in; anything else fails the test. */
async function rechazoDe(llamada: Promise<unknown>): Promise<DomainError> {
  const error: unknown = await llamada.then(
    () => null,
    (motivo: unknown) => motivo,
  );
  if (error instanceof DomainError) return error;
  throw new Error('The call was not refused', { cause: error });
}

/** Lists whose order no scanner promises, in one that any two can be compared by. */
function ordenadas<T extends object>(lista: readonly T[]): T[] {
  const texto = (elemento: T) => JSON.stringify(Object.entries(elemento).sort());
  return [...lista].sort((a, b) => texto(a).localeCompare(texto(b)));
}

const conMedidasOrdenadas = (componentes: readonly ComponenteMedido[]) =>
  ordenadas(componentes.map((uno) => ({ ...uno, measures: ordenadas(uno.measures) })));
