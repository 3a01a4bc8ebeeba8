import { expect, it } from 'vitest';

import { openServices, type serviceKinds } from './services.ts';

type ServiceName = keyof typeof serviceKinds;

/** Services that note what happens to them. */
function noted(failing?: ServiceName) {
  const events: string[] = [];
  const kind = (name: ServiceName) => ({
    title: name,
    variable: 'NO_SUCH_VARIABLE',
    start: () => {
      events.push(`start ${name}`);
      if (name === failing) return Promise.reject(new Error(`${name} ended early`));
      const stop = () => Promise.resolve(void events.push(`stop ${name}`));
      return Promise.resolve({ env: { [name.toUpperCase()]: 'here' }, stop });
    },
  });
  const known = {
    postgres: kind('postgres'),
    keycloak: kind('keycloak'),
    sonarqube: kind('sonarqube'),
    clusters: kind('clusters'),
    haproxy: kind('haproxy'),
    caddy: kind('caddy'),
    exim: kind('exim'),
    strace: kind('strace'),
    schemathesis: kind('schemathesis'),
    imagen: kind('imagen'),
    firefox: kind('firefox'),
    systemd: kind('systemd'),
  };
  return { known, events };
}

it('starts everything at once where memory allows, each service once, and stops what is released', async () => {
  const { known, events } = noted();
  const services = openServices(['postgres', 'keycloak'], known, 2 ** 40);
  expect(events).toEqual(['start postgres', 'start keycloak']);
  expect(await services.env(['keycloak', 'postgres'])).toEqual({ KEYCLOAK: 'here', POSTGRES: 'here' });
  await services.release(['keycloak']);
  expect(events).toEqual(['start postgres', 'start keycloak', 'stop keycloak']);
});

it('starts a service when it is first needed where memory is short', async () => {
  const { known, events } = noted();
  const services = openServices(['postgres', 'keycloak'], known, 0);
  expect(events).toEqual([]);
  await services.env(['postgres']);
  await services.env(['postgres']);
  await services.release(['keycloak']);
  expect(events).toEqual(['start postgres']);
});

it('reports why a service did not start to the tests that need it, and to no others', async () => {
  const { known } = noted('sonarqube');
  const services = openServices(['sonarqube', 'postgres'], known, 2 ** 40);
  expect(await services.env(['postgres'])).toEqual({ POSTGRES: 'here' });
  await expect(services.env(['postgres', 'sonarqube'])).rejects.toThrow('sonarqube ended early');
  await services.release(['sonarqube', 'postgres']);
});
