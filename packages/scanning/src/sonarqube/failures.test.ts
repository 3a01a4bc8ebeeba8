import { gzipSync } from 'node:zlib';

import { createFaults, listen, type FaultMode } from '@mantenible/doubles';
import { DomainError } from '@mantenible/domain/error';
import type { EscaneoPort, fallosDeServicio } from '@mantenible/domain/escaneo';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { createSonarqube, type SonarqubeOptions } from './sonarqube.ts';
import { startLoopback } from './testing/loopback.ts';
import { setUp } from './testing/service.ts';

const mega = 1024 * 1024;

const llamadas: Readonly<Record<string, (escaneo: EscaneoPort) => Promise<unknown>>> = {
  identity: (e) => e.identity(),
  validate: (e) => e.validate(),
  metricKeys: (e) => e.metricKeys(),
  exists: (e) => e.exists('uno'),
  createProject: (e) => e.createProject('uno', 'Uno'),
  renameMainBranch: (e) => e.renameMainBranch('uno', 'main'),
  measures: (e) => e.measures('uno', ['ncloc']),
  issues: (e) => e.issues('uno'),
  componentTree: (e) => e.componentTree('uno', ['ncloc']),
  source: (e) => e.source('uno', 'a.js'),
  state: (e) => e.state('uno'),
};

/** Code of each fault of the service (requisito: upstream-faults). */
const modos: Readonly<Record<Exclude<FaultMode, 'ok'>, (typeof fallosDeServicio)[number] | null>> = {
  slow: 'servicio-inaccesible',
  hang: 'servicio-inaccesible',
  reset: 'servicio-inaccesible',
  '401': 'token-rechazado',
  '403': 'token-rechazado',
  '404': null,
  '429': 'servicio-ocupado',
  '500': 'servicio-inaccesible',
  '502': 'servicio-inaccesible',
  'html-200': 'respuesta-invalida',
  truncated: 'respuesta-invalida',
  'wrong-types': 'respuesta-invalida',
  'huge-50MB': 'respuesta-invalida',
};

/** Results of the calls that do not reject on a fault. */
const respuestas: Readonly<Record<string, unknown>> = {
  'validate 401': false,
  'validate 403': false,
  'exists 404': false,
  'state 404': { estado: 'sin-preparar', iniciable: false, fecha: null, rama: null, motivo: null },
};
const sinProyectos = ['identity', 'validate', 'metricKeys', 'createProject', 'measures', 'componentTree'];

describe('faults of the service', () => {
  const faults = createFaults({
    bodyOf: (status) => (status === 404 ? { errors: [{ msg: "Component key 'uno' not found" }] } : undefined),
  });
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    server = await listen(
      faults.over((_request, response) => {
        response.end();
      }),
    );
  });
  afterAll(() => server.close());

  const casos = Object.entries(modos).flatMap(([modo, codigo]) =>
    Object.keys(llamadas).map((llamada) => ({ modo: modo as FaultMode, codigo, llamada })),
  );

  it.each(casos)('$modo: $llamada', async ({ modo, codigo, llamada }) => {
    faults.set(modo);
    const plazo = modo === 'slow' || modo === 'hang' ? { callMs: 100 } : {};
    const limits = { jsonBytes: 1_000_000, sourceBytes: 1_000_000, ...plazo };
    const escaneo = createSonarqube({
      url: server.origin,
      token: 'secreto',
      organizacion: null,
      limits,
    });
    const fin: unknown = await llamadas[llamada]?.(escaneo).catch((error: unknown) => error);
    const caso = `${llamada} ${modo}`;
    if (caso in respuestas) {
      expect(fin).toEqual(respuestas[caso]);
      return;
    }
    expect(fin).toBeInstanceOf(DomainError);
    expect(fin).toMatchObject(esperado(codigo, llamada));
    expect(String(fin)).not.toMatch(/secreto|127\.0\.0\.1|http|api\//);
  });

  const esperado = (codigo: string | null, llamada: string) => {
    if (codigo !== null) return { kind: 'unavailable', codigo };
    if (sinProyectos.includes(llamada)) return { kind: 'unavailable', codigo: 'respuesta-invalida' };
    const cosa = llamada === 'source' ? 'sin-archivo' : 'sin-proyecto-en-servicio';
    return { kind: 'not-found', codigo: cosa };
  };
});

describe('an answer that is too large', () => {
  /** Serves `bytes` of unfinished JSON, and counts the bytes that the client read. */
  async function serveEndlessly(headers: Record<string, string>) {
    let enviados = 0;
    const trozo = Buffer.alloc(64 * 1024, 'a');
    const server = await startLoopback((_pedido, response) => {
      response.writeHead(200, { 'content-type': 'application/json', ...headers });
      const seguir = () => {
        while (!response.destroyed && enviados < 50 * mega) {
          enviados += trozo.length;
          if (!response.write(trozo)) return;
        }
        response.end();
      };
      response.on('drain', seguir);
      seguir();
      return undefined;
    });
    onTestFinished(() => server.close());
    return { server, enviados: () => enviados };
  }
  const opciones = (url: string, mas: Partial<SonarqubeOptions> = {}) => ({
    url,
    token: 'x',
    organizacion: 'nuestra',
    ...mas,
  });

  it.each([
    ['not read further than its limit', {}, 32 * mega],
    ['not read at all when its header announces it', { 'content-length': String(50 * mega) }, 12 * mega],
  ])('is %s', async (_caso, headers: Record<string, string>, tope) => {
    const { server, enviados } = await serveEndlessly(headers);
    const escaneo = createSonarqube(opciones(server.url));
    await expect(escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'respuesta-invalida' });
    expect(enviados()).toBeLessThan(tope);
    expect(server.received).toHaveLength(1);
  });

  it('is not decompressed beyond its limit', async () => {
    // Several members, which a reader without a limit would hold as 800 MB.
    const bomba = Buffer.concat(Array<Buffer>(8).fill(gzipSync(Buffer.alloc(100 * mega, ' '))));
    const server = await startLoopback((_pedido, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomba);
      return undefined;
    });
    onTestFinished(() => server.close());
    const antes = process.memoryUsage().arrayBuffers;
    const escaneo = createSonarqube(opciones(server.url));
    await expect(escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'respuesta-invalida' });
    expect(process.memoryUsage().arrayBuffers - antes).toBeLessThan(256 * mega);
  });

  it('has a smaller limit for a source', async () => {
    const texto = 'a'.repeat(6 * mega);
    const { escaneo } = await setUp({ 'sources/raw': { body: texto } });
    await expect(escaneo.source('uno', 'a.js')).rejects.toMatchObject({
      codigo: 'respuesta-invalida',
      message: 'El archivo es demasiado grande para mostrarlo: el máximo son 5 MB.',
    });
  });
});

describe('a redirect', () => {
  it('is not followed, so the token reaches no other host', async () => {
    const otro = await startLoopback(() => ({ body: {} }));
    onTestFinished(() => otro.close());
    const { escaneo } = await setUp({
      'components/show': { status: 302, headers: { location: `${otro.url}/api/components/show` } },
    });
    await expect(escaneo.exists('uno')).rejects.toMatchObject({ codigo: 'respuesta-invalida' });
    expect(otro.received).toEqual([]);
  });
});

describe('the log', () => {
  it('contains the failure and its reason in few words, without the token', async () => {
    const { escaneo, fallos } = await setUp(
      {
        'components/show': { status: 500, body: { errors: [{ msg: 'y'.repeat(1000) }] } },
        'project_branches/list': { body: { branches: [{ name: 7 }] } },
      },
      { token: 'secreto' },
    );
    await expect(escaneo.exists('uno')).rejects.toThrow();
    await expect(escaneo.state('uno')).rejects.toThrow();
    expect(fallos).toEqual([
      { path: 'api/components/show', code: 'servicio-inaccesible', status: 500, detail: 'y'.repeat(300) },
      {
        path: 'api/project_branches/list',
        code: 'respuesta-invalida',
        status: null,
        detail: 'wrong shape: branches.0.name invalid_type',
      },
    ]);
    expect(JSON.stringify(fallos)).not.toContain('secreto');
  });

  it('contains the reason of a failed connection', async () => {
    const server = await startLoopback(() => ({}));
    await server.close();
    const { escaneo, fallos } = await setUp({}, { url: server.url });
    await expect(escaneo.validate()).rejects.toMatchObject({ codigo: 'servicio-inaccesible' });
    expect(fallos.map(({ detail }) => detail)).toEqual([expect.stringContaining('ECONNREFUSED')]);
  });
});
