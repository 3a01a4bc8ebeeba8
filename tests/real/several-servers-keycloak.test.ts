// seguridad: several-servers
import { proyecto } from '@mantenible/contracts/proyecto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sql } from './support/cluster.ts';
import { startFleet, type Fleet } from './support/fleet.ts';
import { apiAs } from './support/api-client.ts';
import { keycloakUrl, KeycloakAdmin } from './support/keycloak-admin.ts';

/** Three servers with a real Keycloak in place of the embedded provider. */
let fleet: Fleet;
let keycloak: KeycloakAdmin;

beforeAll(async () => {
  keycloak = await KeycloakAdmin.open();
  fleet = await startFleet({ KEYCLOAK_URL: keycloakUrl });
});
afterAll(async () => {
  await fleet.stop();
});

test('a session of Keycloak is one session at all servers, also at one that was killed and replaced', async () => {
  const ana = await keycloak.addPersona('Ana', ['estudiante']);
  const session = await apiAs(ana, `${fleet.base}/`);
  const at = fleet.servers.map(({ base }) => session.at(`${base}/`));
  const statuses = async () =>
    (await Promise.all(at.map((server) => server.call('GET', '/metricas')))).map(({ status }) => status);
  expect(await statuses()).toEqual([200, 200, 200]);
  const body = { nombre: 'Una', link: 'https://github.com/a/b', branch: 'main', githubtoken: 'x' };
  const made = await at[0]?.call('POST', '/proyectos', { ...body, idPersona: session.sub });
  const { _id: id } = proyecto.parse(made?.body);
  await fleet.replace(0);
  expect(await statuses()).toEqual([200, 200, 200]);
  for (const server of [session, ...at])
    expect(await server.call('GET', `/proyectos/${id}`)).toMatchObject({ status: 200, body: { _id: id } });
  expect(sql(fleet.cluster.url, "select count(*) from auditoria where accion = 'sesion'")).toBe('1');
});

test('no server accepts a token of another realm, serves the embedded provider or makes accounts', async () => {
  const headers = { authorization: `Bearer ${keycloak.token}` };
  for (const { base } of fleet.servers) {
    expect((await fetch(`${base}/api/metricas`, { headers })).status).toBe(401);
    const provider = `${base}/auth/realms/mantenible/.well-known/openid-configuration`;
    expect((await fetch(provider)).status).toBe(404);
  }
  expect(sql(fleet.cluster.url, 'select count(*) from cuentas')).toBe('0');
});
