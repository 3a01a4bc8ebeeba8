import { expect, it } from 'vitest';

import { projectName, registerProjects, scopedName } from './project.ts';

const served = { link: 'http://127.0.0.1:4001/ejemplo.git', branch: 'main', token: 't' };

/** The calls of a start that finds projects with these names, and what it returns. */
async function started(...names: readonly string[]) {
  const calls: string[] = [];
  const call = (method: string, path: string, body?: unknown) => {
    const { nombre = '', branch = '' } = (body ?? {}) as { nombre?: string; branch?: string };
    calls.push([method, path, nombre, branch].filter(Boolean).join(' '));
    if (method === 'GET') return Promise.resolve(names.map((one) => ({ _id: `id de ${one}`, nombre: one })));
    return Promise.resolve({ _id: `nuevo ${nombre}`, nombre });
  };
  const ids = await registerProjects({ call, idPersona: 'p1' }, served, 'alcance');
  return { calls: calls.slice(1), ids };
}

it('makes both projects at the first start, the one with a scope first', async () => {
  expect(await started()).toEqual({
    calls: [`POST /proyectos ${scopedName} alcance`, `POST /proyectos ${projectName} main`],
    ids: { proyectoId: `nuevo ${projectName}`, scopedId: `nuevo ${scopedName}` },
  });
});

it('brings both up to date at a later start', async () => {
  expect((await started(scopedName, projectName)).calls).toEqual([
    `PUT /proyectos/id de ${scopedName} alcance`,
    `PUT /proyectos/id de ${projectName} main`,
  ]);
});

it('makes the one with a scope no more where its person removed it', async () => {
  expect(await started(projectName)).toEqual({
    calls: [`PUT /proyectos/id de ${projectName} main`],
    ids: { proyectoId: `id de ${projectName}`, scopedId: null },
  });
});
