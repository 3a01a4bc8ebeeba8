import { DomainError } from '@mantenible/domain/error';
import { estadosAnalisis, type EscaneoPort } from '@mantenible/domain/escaneo';
import { expect, it } from 'vitest';

/** A scanner ready for use; `proyecto` is a key that it may create and change. */
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

  it('names its metrics, each once', async () => {
    const { escaneo } = await preparar();
    const claves = await escaneo.metricKeys();
    expect(claves).toContain('ncloc');
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
    const arbol = await escaneo.componentTree(proyecto, ['ncloc']);
    expect(arbol.elementos.flatMap((componente) => componente.measures)).toEqual([]);
  });

  it('refuses the source of a file that was not analysed as not found', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    const rechazo: unknown = await escaneo.source(proyecto, '.env').catch((error: unknown) => error);
    expect(rechazo).toBeInstanceOf(DomainError);
    expect(rechazo).toMatchObject({ kind: 'not-found' });
  });

  it('tells where a project that was never analysed stands', async () => {
    const { escaneo, proyecto } = await preparar();
    await escaneo.createProject(proyecto, 'Proyecto de contrato');
    const { estado, iniciable } = await escaneo.state(proyecto);
    expect(estadosAnalisis).toContain(estado);
    expect({ estado, tipo: typeof iniciable }).toEqual({ estado: 'sin-analisis', tipo: 'boolean' });
  });
}
