// seguridad: 55
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { ids, sembrarCatalogo, uid } from './muestra.ts';
import { createTestApp, type Call, type TestApp } from './test-app.ts';

type Schema = z.infer<typeof schema>;
const schema = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  get properties() {
    return z.optional(z.record(z.string(), schema));
  },
  get items() {
    return z.optional(schema);
  },
  get anyOf() {
    return z.optional(z.array(schema));
  },
});
const operacion = z.object({
  parameters: z._default(
    z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema })),
    [],
  ),
  requestBody: z.optional(z.object({ content: z.object({ 'application/json': z.object({ schema }) }) })),
});
const documento = z.object({ paths: z.record(z.string(), z.record(z.string(), operacion)) });

interface Campo {
  readonly name: string;
  readonly make: (hostile: string) => Omit<Call, 'as'>;
}

/** Encoded for an address, with sequences that are not valid text. */
const enDireccion = ['%00', 'a%00b', '%FF', '%ED%A0%80', '%', '%2500', '%F0%9F%98%80', '%C2%85', '..%2F..'];
const enTexto = ['\0', 'a\0b', '\uD800', 'a\uDFFFb', '\u0085', '\uFFFF', '😀', '__proto__', 'x'.repeat(5000)];

let t: TestApp;
let campos: Campo[];
beforeAll(async () => {
  t = await createTestApp();
  await sembrarCatalogo(t.db);
  const { body } = await t.call({ as: null, method: 'GET', url: '/docs/json' });
  campos = Object.entries(documento.parse(body).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => camposDe(path, method, described)),
  );
});
afterAll(() => t.close());

function camposDe(
  path: string,
  verb: string,
  { parameters, requestBody }: z.infer<typeof operacion>,
): Campo[] {
  const method = z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(verb.toUpperCase());
  const url = path.replace('/mantenible/api', '');
  const bodySchema = requestBody?.content['application/json'].schema;
  const body = bodySchema && ejemplo(bodySchema);
  const valid = (own: string, hostile: string) =>
    url.replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === own ? hostile : uid(1)));
  const call = (address: string, sent = body): Omit<Call, 'as'> => ({
    method,
    url: address,
    ...(sent !== undefined && {
      body: JSON.stringify(sent),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return [
    ...parameters
      .filter((each) => each.in !== 'header')
      .map(({ name, in: place }) => ({
        name: `${verb} ${url} ${place} ${name}`,
        make: (hostile: string) =>
          call(place === 'path' ? valid(name, hostile) : `${valid('', '')}?${name}=${hostile}`),
      })),
    ...(bodySchema ? textos(bodySchema) : []).map((ruta) => ({
      name: `${verb} ${url} body ${ruta.join('.')}`,
      make: (hostile: string) => call(valid('', ''), con(body, ruta, hostile)),
    })),
  ];
}

/** A value that matches the schema; the domain may still refuse it. */
function ejemplo({ type, format, enum: values, properties, items, anyOf }: Schema): unknown {
  if (values) return values[0];
  if (anyOf?.[0]) return ejemplo(anyOf[0]);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, ejemplo(each)]));
  if (items) return [ejemplo(items)];
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  return format === 'uuid' ? ids.pautas[0] : 'https://github.com/u/r';
}

/** Paths of the texts in a body. */
function textos({ type, properties, items, anyOf }: Schema): string[][] {
  if (anyOf?.[0]) return textos(anyOf[0]);
  if (properties)
    return Object.entries(properties).flatMap(([name, each]) => textos(each).map((rest) => [name, ...rest]));
  if (items) return textos(items).map((rest) => ['0', ...rest]);
  return type === 'string' ? [[]] : [];
}

function con(value: unknown, [first, ...rest]: readonly string[], hostile: string): unknown {
  if (first === undefined) return hostile;
  if (Array.isArray(value)) return value.map((item: unknown) => con(item, rest, hostile));
  const copy: Record<string, unknown> = { ...z.record(z.string(), z.unknown()).parse(value) };
  return { ...copy, [first]: con(copy[first], rest, hostile) };
}

test('the document has such parameters', () => {
  expect(campos.filter(({ name }) => name.includes(' query '))).not.toHaveLength(0);
  expect(campos.filter(({ name }) => name.includes(' path '))).not.toHaveLength(0);
  expect(campos.filter(({ name }) => name.includes(' body '))).not.toHaveLength(0);
});

describe.each(['ana', 'admin'] as const)('as %s', (as) => {
  test('no text in any parameter of any route causes a server error', async () => {
    const failures: string[] = [];
    for (const { name, make } of campos) {
      for (const hostile of name.includes(' body ') ? enTexto : enDireccion) {
        const { status } = await t.call({ as, ...make(hostile) });
        if (status >= 500) failures.push(`${name} ${JSON.stringify(hostile)}: ${status}`);
      }
    }
    expect(failures).toEqual([]);
  });
});

test.each(['/sonarqube/measures?component=a%00b', '/sonarqube/issues?projectKey=%00'])(
  '%s is refused with the name of the field',
  async (url) => {
    expect(await t.call({ as: 'ana', method: 'GET', url })).toMatchObject({
      status: 400,
      body: {
        codigo: 'datos-invalidos',
        detalles: [{ mensaje: 'El texto contiene caracteres que no se pueden guardar' }],
      },
    });
  },
);

test.each(['https://github.com:99999/a/b', 'https://[zz]/a/b', 'https://%/a/b'])(
  'the link %s is refused by the check and by the save',
  async (link) => {
    const body = { link, branch: 'main', githubtoken: 't' };
    for (const url of ['/proyectos/probar-acceso', '/proyectos']) {
      const whole = url === '/proyectos' ? { ...body, nombre: 'p', idPersona: 'sub-ana' } : body;
      expect(await t.call({ as: 'ana', method: 'POST', url, body: whole })).toMatchObject({
        status: 400,
        body: { detalles: [{ campo: 'link', mensaje: 'El servidor o el puerto del enlace no es válido' }] },
      });
    }
  },
);
