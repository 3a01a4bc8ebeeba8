import { randomBytes } from 'node:crypto';

import { startFaultProxy, type FaultProxy } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { apiAs, type ApiClient } from './support/api-client.ts';
import { keycloakUrl, KeycloakAdmin } from './support/keycloak-admin.ts';
import { startProduct, type Product } from './support/product.ts';
import { Projects } from './support/scanned.ts';
import { ask, post, read, sonarqube } from './support/sonarqube-api.ts';

/** Creating a project in three steps through the built product, with a real SonarQube that fails at any of them. */
const run = randomBytes(4).toString('hex');
const projects = new Projects(sonarqube);
let proxy: FaultProxy;
let product: Product | undefined;
let ana: ApiClient;
let luis: ApiClient;

beforeAll(async () => {
  proxy = await startFaultProxy(sonarqube.url);
  product = await startProduct({
    KEYCLOAK_URL: keycloakUrl,
    SONAR_HOST_URL: proxy.origin,
    SONAR_TOKEN: sonarqube.token,
  });
  const keycloak = await KeycloakAdmin.open();
  ana = await apiAs(await keycloak.addPersona('Ana', ['estudiante']), product.home);
  luis = await apiAs(await keycloak.addPersona('Luis', ['estudiante']), product.home);
});

afterEach(() => {
  proxy.faults.reset();
});

afterAll(async () => {
  await product?.stop();
  await proxy.close();
  await projects.remove();
});

const reserve = (as: ApiClient, nombreProyecto: string) =>
  as.call('POST', '/sonarqube/proyectos/crear', { nombreProyecto });
const save = (as: ApiClient, nombre: string, branch = 'main') =>
  as.call('POST', '/proyectos', {
    nombre,
    branch,
    link: 'https://github.com/mantenible/creacion',
    idPersona: as.sub,
    githubtoken: 'ghp_no_existe',
  });
const rename = (as: ApiClient, project: string, name: string) =>
  as.call('POST', '/sonarqube/rename', { name, project });

/** A name of this run whose key goes at the end. */
function named(texto: string): { nombre: string; clave: string } {
  const nombre = `Creación ${texto} ${run}`;
  const clave = `creacion-${texto}-${run}`;
  projects.claves.push(clave);
  return { nombre, clave };
}

const branchList = z.object({ branches: z.array(z.object({ name: z.string(), isMain: z.boolean() })) });
const mainBranch = async (project: string) =>
  branchList
    .parse(await read(sonarqube, 'project_branches/list', { project }))
    .branches.filter(({ isMain }) => isMain)
    .map(({ name }) => name);
const known = async (component: string) => (await ask(sonarqube, 'components/show', { component })).ok;

describe('three steps', () => {
  it('make one project on both sides, and make the same one when they are repeated', async () => {
    const { nombre, clave } = named('repetida');
    const rounds = [];
    for (let round = 0; round < 2; round += 1)
      rounds.push([
        await reserve(ana, nombre),
        await save(ana, nombre, 'desarrollo'),
        await rename(ana, nombre, 'desarrollo'),
      ]);
    expect(rounds[0]?.map(({ status }) => status)).toEqual([200, 201, 200]);
    expect(rounds[1]?.map(({ body }) => body)).toEqual(rounds[0]?.map(({ body }) => body));
    expect(rounds[0]?.[1]?.body).toMatchObject({ nombre, clave, branch: 'desarrollo' });
    expect(await mainBranch(clave)).toEqual(['desarrollo']);
    expect(await read(sonarqube, 'components/show', { component: clave })).toMatchObject({
      component: { key: clave, name: nombre },
    });
  });

  it('leave nothing when they stop at the first, and a repeat completes them', async () => {
    const { nombre, clave } = named('uno');
    proxy.faults.set('500');
    expect(await reserve(ana, nombre)).toMatchObject({
      status: 503,
      body: { codigo: 'servicio-de-analisis' },
    });
    expect(await known(clave)).toBe(false);
    proxy.faults.reset();
    expect((await reserve(ana, nombre)).status).toBe(200);
    expect((await save(ana, nombre)).status).toBe(201);
    expect((await rename(ana, nombre, 'main')).status).toBe(200);
    expect(await known(clave)).toBe(true);
  });

  it('adopt what they made when the answer of the first is lost', async () => {
    const { nombre, clave } = named('perdida');
    proxy.faults.setFor('/api/projects/create', 'reset');
    expect((await reserve(ana, nombre)).status).toBe(503);
    // The request went through although its answer never came back.
    await post(sonarqube, 'projects/create', { project: clave, name: nombre });
    proxy.faults.reset();
    expect(await reserve(ana, nombre)).toMatchObject({ status: 200, body: { clave } });
    expect(await save(ana, nombre)).toMatchObject({ status: 201, body: { clave } });
  });

  it('keep the project when they stop at the third, and a repeat names the branch', async () => {
    const { nombre, clave } = named('tres');
    await reserve(ana, nombre);
    await save(ana, nombre, 'principal');
    proxy.faults.setFor('/api/project_branches', 'truncated');
    expect((await rename(ana, nombre, 'principal')).status).toBe(503);
    expect(await mainBranch(clave)).toEqual(['main']);
    proxy.faults.reset();
    expect((await rename(ana, nombre, 'principal')).status).toBe(200);
    expect(await mainBranch(clave)).toEqual(['principal']);
  });
});

describe('a key', () => {
  it('is not adopted when it exists in SonarQube without us', async () => {
    const { nombre, clave } = named('ajena');
    projects.claves.push(`${clave}-2`);
    await post(sonarqube, 'projects/create', { project: clave, name: 'De otra persona' });
    expect(await reserve(ana, nombre)).toMatchObject({ status: 200, body: { clave: `${clave}-2` } });
    expect(await save(ana, nombre)).toMatchObject({ body: { clave: `${clave}-2` } });
    await rename(ana, nombre, 'trunk');
    expect(await mainBranch(clave)).toEqual(['main']);
    expect(await mainBranch(`${clave}-2`)).toEqual(['trunk']);
  });

  it('is another for another person, who sees nothing of the first', async () => {
    const { nombre, clave } = named('comun');
    projects.claves.push(`${clave}-2`);
    await reserve(ana, nombre);
    await save(ana, nombre);
    expect(await reserve(luis, nombre)).toMatchObject({ status: 200, body: { clave: `${clave}-2` } });
    await save(luis, nombre);
    expect((await ana.call('GET', `/sonarqube/issues?projectKey=${clave}`)).status).toBe(200);
    expect((await luis.call('GET', `/sonarqube/issues?projectKey=${clave}`)).status).toBe(404);
    await rename(luis, nombre, 'de-luis');
    expect(await mainBranch(clave)).toEqual(['main']);
  });
});
