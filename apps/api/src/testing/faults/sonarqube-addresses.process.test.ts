// seguridad: 7, 8
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { crearProyecto } from '../muestra.ts';
import { startUpstream, type Upstream } from './upstream.ts';

/**
 * The requests to the service are built from a fixed list of parameters (requisito:
 * fixed-upstream-parameters).
 */
let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream();
  await crearProyecto(upstream.app, 'ana', 'Tienda');
  upstream.service.setProject('tienda', { analysis: { files: 2, issues: 2 } });
  await upstream.renew().metricKeys();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.service.faults.clearRequests();
});

const get = (url: string) => upstream.app.call({ as: 'ana', method: 'GET', url });
const asked = () => upstream.service.faults.requests.map(({ method, url }) => `${method} ${url}`);
const injection = '&organization=otra&branch=otra&pullRequest=1&ps=1&p=9&additionalFields=x&metricSort=x';
const tree = [
  'component=tienda',
  'metricKeys=complexity%2Cncloc',
  'strategy=leaves',
  'qualifiers=FIL%2CUTS',
  'p=1',
  'ps=500',
].join('&');
const issues = [
  'componentKeys=tienda',
  'types=CODE_SMELL',
  'resolved=false',
  's=FILE_LINE',
  'asc=true',
  'p=1',
  'ps=500',
].join('&');

test.each([
  ['login', '/sonarqube/login?x=1', ['/api/authentication/validate']],
  [
    'measures',
    '/sonarqube/measures?component=tienda&metricKeys=ncloc,security_rating,complexity',
    ['/api/measures/component?component=tienda&metricKeys=complexity%2Cncloc'],
  ],
  [
    'component_tree',
    '/sonarqube/measures/component_tree?component=tienda&metricKeys=ncloc,complexity',
    [`/api/measures/component_tree?${tree}`],
  ],
  ['issues', '/sonarqube/issues?projectKey=tienda', [`/api/issues/search?${issues}`]],
  [
    'sonar-file',
    '/sonarqube/sonar-file?key=tienda:src/modulo-00/archivo-00000.js',
    ['/api/sources/raw?key=tienda%3Asrc%2Fmodulo-00%2Farchivo-00000.js'],
  ],
])('%s sends exactly the requests of the product', async (_name, url, expected) => {
  expect((await get(`${url}${injection}`)).status).toBe(200);
  expect(asked().filter((line) => !line.includes('/api/system/status'))).toEqual(
    expected.map((address) => `GET ${address}`),
  );
  expect(upstream.service.faults.requests.every(({ authorized }) => authorized !== false)).toBe(true);
});

test('the path of a file cannot leave its parameter', async () => {
  const path = 'src/a&key=otra:b.js#x?y=z ñ+';
  expect((await get(`/sonarqube/sonar-file?key=${encodeURIComponent(`tienda:${path}`)}`)).status).toBe(404);
  expect(asked()).toEqual([
    `GET /api/sources/raw?${new URLSearchParams({ key: `tienda:${path}` }).toString()}`,
  ]);
});

test.each([
  '/sonarqube/measures?component=tienda&metricKeys=ncloc%26component%3Dotro',
  '/sonarqube/measures?component=tienda%26organization%3Dotra',
  '/sonarqube/measures?component=tienda&component=otra',
  '/sonarqube/issues?projectKey=tienda,otra',
  '/sonarqube/issues?componentKeys=otra',
  '/sonarqube/sonar-file?key=otra:src/a.js',
  '/sonarqube/sonar-file?key=tienda:../otra/a.js',
  '/sonarqube/sonar-file?key=tienda:.git/config',
])('%s sends no request', async (url) => {
  expect((await get(url)).status).toBeOneOf([400, 404]);
  expect(asked()).toEqual([]);
});

test('a file outside the analysis is refused with a message of this application', async () => {
  expect(await get('/sonarqube/sonar-file?key=tienda:.env')).toMatchObject({
    status: 404,
    body: { codigo: 'sin-archivo', mensaje: 'El último análisis de este proyecto no contiene ese archivo.' },
  });
});
