import { describe, expect, it } from 'vitest';

import { setUp, rechazo } from './testing/service.ts';

describe('whether a key is taken', () => {
  it('is yes when the service forbids access with a valid token', async () => {
    const oculto = rechazo(403, 'Insufficient privileges');
    const bueno = await setUp({ 'components/show': oculto });
    expect(await bueno.escaneo.exists('uno')).toBe(true);
    const malo = await setUp({
      'components/show': oculto,
      'authentication/validate': { body: { valid: false } },
    });
    await expect(malo.escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'token-rechazado' });
  });

  it('is refused by a server without this path', async () => {
    const otro = await setUp({ 'components/show': { status: 404, body: 'Not Found' } });
    await expect(otro.escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'respuesta-invalida' });
    const empezando = await setUp({
      'components/show': rechazo(404, 'Unknown url : /api/components/show'),
    });
    await expect(empezando.escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'respuesta-invalida' });
  });
});

describe('creating a project', () => {
  it('sends the organization on Cloud', async () => {
    const { escaneo, server } = await setUp({}, { organizacion: 'nuestra' });
    await escaneo.createProject('uno', 'Uno');
    expect(server.requestLines()).toEqual([
      'POST /api/projects/create project=uno&name=Uno&organization=nuestra',
    ]);
  });

  it.each([
    'Could not create Project with key: "uno". A similar key already exists: "uno"',
    'Could not create Project, key already exists: uno',
    'In words that no release has used',
  ])('conflicts with a key that is there: %s', async (dicho) => {
    const { escaneo } = await setUp({ 'projects/create': rechazo(400, dicho) });
    await expect(escaneo.createProject('uno', 'Uno')).rejects.toMatchObject({
      kind: 'conflict',
      codigo: 'clave-ocupada',
      message: 'El servicio de análisis ya tiene un proyecto con esa clave.',
    });
  });

  it('conflicts also when another organization has the key and hides it', async () => {
    const { escaneo } = await setUp({
      'projects/create': rechazo(400, 'Could not create Project, key already exists: uno'),
      'components/show': rechazo(404, "Component key 'uno' not found"),
    });
    await expect(escaneo.createProject('uno', 'Uno')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it.each([
    ['a key that the service does not take', rechazo(400, 'Malformed key for Project')],
    ['an unknown organization', rechazo(404, "No organization with key 'nuestra'")],
  ])('is not taken for a conflict: %s', async (_caso, answer) => {
    const { escaneo, fallos } = await setUp({
      'projects/create': answer,
      'components/show': rechazo(404, "Component key 'uno' not found"),
    });
    await expect(escaneo.createProject('uno', 'Uno')).rejects.toMatchObject({
      kind: 'unavailable',
      codigo: 'respuesta-invalida',
    });
    expect(fallos.map(({ path, status }) => [path, status])).toEqual([
      ['api/projects/create', answer.status],
    ]);
  });

  it('is refused for a token without the permission', async () => {
    const { escaneo } = await setUp({ 'projects/create': rechazo(403, 'Insufficient privileges') });
    await expect(escaneo.createProject('uno', 'Uno')).rejects.toMatchObject({ codigo: 'token-rechazado' });
  });

  it('is not retried: the first request may have arrived', async () => {
    const { escaneo, server } = await setUp({ 'projects/create': { status: 502 } });
    await expect(escaneo.createProject('uno', 'Uno')).rejects.toMatchObject({
      codigo: 'servicio-inaccesible',
    });
    expect(server.requestLines().filter((linea) => linea.startsWith('POST'))).toHaveLength(1);
  });
});

describe('renaming the main branch', () => {
  const ocupada = rechazo(400, 'Impossible to update branch name: a branch with that name already exists');

  it('conflicts with another branch of that name', async () => {
    const { escaneo } = await setUp({
      'project_branches/rename': ocupada,
      'project_branches/list': {
        body: {
          branches: [
            { name: 'main', isMain: true },
            { name: 'otra', isMain: false },
          ],
        },
      },
    });
    await expect(escaneo.renameMainBranch('uno', 'otra')).rejects.toMatchObject({
      kind: 'conflict',
      codigo: 'rama-ocupada',
    });
  });

  it('is not a conflict when no other branch has the name', async () => {
    const { escaneo } = await setUp({ 'project_branches/rename': ocupada });
    for (const rama of ['main', 'tercera']) {
      await expect(escaneo.renameMainBranch('uno', rama)).rejects.toMatchObject({
        codigo: 'respuesta-invalida',
      });
    }
  });
});
