// seguridad: 18, 21, 22, 23, 24, 29, 30, 34
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import { addCommit, makeRepository } from '@mantenible/doubles';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { limitesDePrueba } from './testing/limits.ts';
import { hostRepositories, type RepositoryHost } from './testing/repository-host.ts';

const secreto = 'ghp_CANARIO55aa';
const peticiones: IncomingMessage[] = [];
const ajeno = createServer((request, response) => {
  peticiones.push(request);
  response.end();
});
let publico: RepositoryHost;
let privado: RepositoryHost;

beforeAll(async () => {
  await once(ajeno.listen(0, '127.0.0.1'), 'listening');
  const { port } = ajeno.address() as AddressInfo;
  publico = await hostRepositories({
    before: (request, response) => {
      peticiones.push(request);
      const [, nombre] = (request.url ?? '').split('/');
      if (nombre === 'fuera')
        response.writeHead(302, { location: `http://127.0.0.1:${port}/r.git/info/refs` }).end();
      else if (nombre === 'roto') response.writeHead(500).end();
      else if (nombre === 'pagina') response.end('<html>');
      else if (nombre === 'viejo')
        response.writeHead(301, { location: (request.url ?? '').replace('/viejo/', '/codigo.git/') }).end();
      // The references are answered; the clone is redirected.
      else if (nombre === 'trampa.git' && request.headers['user-agent'] !== 'git/2.0 (mantenible)')
        response.writeHead(302, { location: `http://127.0.0.1:${port}${request.url ?? ''}` }).end();
      else return nombre === 'colgado';
      return true;
    },
  });
  privado = await hostRepositories({ token: secreto });
  const archivos = [
    { path: 'a.py', content: 'x = 1\n' },
    { path: 'src/b.py', content: 'y = 2\n' },
    { path: 'leeme.txt', content: 'nada' },
    { path: 'dist/c.js', content: 'let c' },
  ];
  for (const nombre of ['codigo.git', 'trampa.git']) makeRepository(publico.folder, nombre, archivos);
  addCommit(`${publico.folder}/codigo.git`, [{ path: 'otra.py', content: 'z = 3\n' }], 'función/ñ');
  makeRepository(publico.folder, 'vacio.git', []);
  makeRepository(publico.folder, 'texto.git', [{ path: 'leeme.txt', content: 'nada' }]);
  makeRepository(privado.folder, 'codigo.git', archivos);
});
afterAll(async () => {
  ajeno.close();
  await Promise.all([publico.close(), privado.close()]);
});
beforeEach(() => {
  peticiones.length = 0;
  publico.progress.length = 0;
});
afterEach(() => {
  expect(publico.leftovers()).toEqual([]);
});

describe('analysing a repository', () => {
  it('reads the newest commit of the branch, and removes the clone', async () => {
    const { commit, rama, archivos, omitidos, medidas } = await publico.analyse('codigo');
    const cabeza = execFileSync('git', [
      '-C',
      `${publico.folder}/codigo.git`,
      'rev-parse',
      'refs/heads/main',
    ]);
    expect({ commit, rama }).toEqual({ commit: cabeza.toString().trim(), rama: 'main' });
    expect(archivos.map(({ ruta, texto }) => [ruta, texto])).toEqual([
      ['a.py', 'x = 1\n'],
      ['src/b.py', 'y = 2\n'],
    ]);
    expect(archivos.every(({ blob }) => /^[\da-f]{40}$/.test(blob))).toBe(true);
    expect(omitidos.map(({ ruta }) => ruta)).toEqual(['dist/c.js']);
    expect(medidas['files']).toBe(2);
  });

  it('uses the main branch by default, and any other by its name', async () => {
    expect((await publico.analyse('codigo.git', { rama: null })).rama).toBe('main');
    const { archivos } = await publico.analyse('codigo.git', { rama: 'función/ñ' });
    expect(archivos.map(({ ruta }) => ruta)).toEqual(['otra.py']);
  });

  it('reports its phases in order', async () => {
    await publico.analyse('codigo');
    const fases = publico.progress.map(({ fase }) => fase);
    expect([...new Set(fases)]).toEqual(['conectando', 'descargando', 'leyendo', 'analizando']);
    expect(publico.progress.at(-1)).toEqual({ fase: 'analizando', hechos: 4, total: 4 });
  });

  it('reports the measures of the whole before the findings', async () => {
    const medidos: [unknown, unknown][] = [];
    await publico.analyse('codigo', {
      alMedir: (medidas) => medidos.push([medidas, publico.progress.at(-1)?.hechos]),
    });
    expect(medidos).toEqual([[{ files: 2 }, 2]]);
  });

  it('follows a redirect on the same host, and gives git the final address', async () => {
    expect((await publico.analyse('viejo')).archivos).toHaveLength(2);
  });

  it('uses the token; without it the host refuses', async () => {
    expect((await privado.analyse('codigo.git', { token: secreto })).archivos).toHaveLength(2);
    const sin = await privado.refusal('codigo.git');
    expect(sin).toMatchObject({ codigo: 'acceso-denegado' });
    expect(sin.message).toContain('pide un token');
    const otro = await privado.refusal('codigo.git', { token: 'ghp_otro' });
    expect(otro).toMatchObject({ codigo: 'acceso-denegado' });
    expect(otro.message).toContain('rechazó el token');
  });
});

describe('an analysis ends with a reason', () => {
  it.each([
    ['a branch that is not there', 'codigo', { rama: 'otra' }, 'rama-inexistente', '«otra»'],
    [
      'a branch that is an option',
      'codigo',
      { rama: '--upload-pack=x' },
      'rama-inexistente',
      'no tiene la rama',
    ],
    ['an empty repository', 'vacio', {}, 'repositorio-vacio', 'vacío'],
    ['a repository without code', 'texto', {}, 'sin-codigo', 'código'],
    ['a wrong link', 'no-existe', {}, 'repositorio-inaccesible', 'No se encontró'],
    ['a server in trouble', 'roto', {}, 'repositorio-inaccesible', '500'],
    ['a web page', 'pagina', {}, 'repositorio-inaccesible', 'no lleva a un repositorio'],
    ['a redirect to another server', 'fuera', {}, 'enlace-no-permitido', 'redirige a otro servidor'],
    [
      'a file of this machine',
      '',
      { enlace: 'file:///etc/passwd' },
      'enlace-no-permitido',
      'enlace completo',
    ],
    ['a helper of git', '', { enlace: 'ext::sh -c id' }, 'enlace-no-permitido', ''],
    [
      'a password in the link',
      '',
      { enlace: 'https://u:p@github.com/u/r' },
      'enlace-no-permitido',
      'contraseña',
    ],
    ['an inner address', '', { enlace: 'https://10.0.0.5/u/r' }, 'enlace-no-permitido', 'admitidos'],
  ])('for %s', async (_nombre, repositorio, pedido, codigo, parte) => {
    const rechazo = await publico.refusal(repositorio, { token: secreto, ...pedido });
    expect(rechazo).toMatchObject({ codigo });
    expect(rechazo.message).toContain(parte);
    expect(rechazo.message).not.toContain('ghp_');
  });

  it('when the clone is redirected to another server, which gets no request', async () => {
    const rechazo = await publico.refusal('trampa.git', { token: secreto });
    expect(rechazo).toMatchObject({ codigo: 'repositorio-inaccesible' });
    const { port } = ajeno.address() as AddressInfo;
    expect(peticiones.filter(({ headers }) => headers.host === `127.0.0.1:${port}`)).toEqual([]);
  });

  it('when the name has a private address at a second resolution: git uses the first address', async () => {
    let preguntas = 0;
    const resolver = () => {
      preguntas += 1;
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    };
    const enlace = publico.origin.replace('127.0.0.1', 'localhost');
    await publico.analyse('', { enlace: `${enlace}/codigo.git`, options: { resolver } });
    expect(preguntas).toBe(1);
  });

  it('above the limit of files', async () => {
    const rechazo = await publico.refusal('codigo', { limites: { ...limitesDePrueba, archivos: 3 } });
    expect(rechazo).toMatchObject({ codigo: 'demasiados-archivos' });
    expect(rechazo.message).toContain('se admiten 3');
  });

  it('above the limit of lines, and of text', async () => {
    const con = (limite: object) => publico.refusal('codigo', { limites: { ...limitesDePrueba, ...limite } });
    expect(await con({ lineas: 3 })).toMatchObject({ codigo: 'demasiadas-lineas' });
    expect(await con({ textoBytes: 11 })).toMatchObject({ codigo: 'repositorio-demasiado-grande' });
  });

  it('but not above it for data, which does not count', async () => {
    const archivos = [
      { path: 'a.js', content: 'a();\n' },
      { path: 'b.json', content: `{"a": "${'x'.repeat(50)}"}` },
      { path: 'c.yml', content: 'AWSTemplateFormatVersion: a\n# c\nb: 1\n' },
    ];
    makeRepository(publico.folder, 'datos.git', archivos);
    const { archivos: medidos } = await publico.analyse('datos', {
      limites: { ...limitesDePrueba, textoBytes: 11 },
    });
    expect(medidos.map(({ ruta }) => ruta)).toEqual(['a.js', 'c.yml']);
  });

  it('above the limit of the pack', async () => {
    makeRepository(publico.folder, 'grande.git', [{ path: 'a.bin', content: randomBytes(3_000_000) }]);
    const limites = { ...limitesDePrueba, packBytes: 1024 * 1024 };
    const rechazo = await publico.refusal('grande', { limites });
    expect(rechazo).toMatchObject({ codigo: 'repositorio-demasiado-grande' });
    expect(rechazo.message).toContain('1\u00a0MB');
  });

  it('when the server does not answer within the time of an analysis', async () => {
    const limites = { ...limitesDePrueba, segundos: 1 };
    expect(await publico.refusal('colgado/r.git', { limites })).toMatchObject({ codigo: 'tiempo-agotado' });
  });

  it('when it is cancelled, in any phase', async () => {
    for (const fase of ['conectando', 'descargando', 'leyendo', 'analizando']) {
      const control = new AbortController();
      const alProgresar = (paso: { fase: string }): void => {
        if (paso.fase === fase) control.abort();
      };
      const rechazo = await publico.refusal('codigo', { signal: control.signal, alProgresar });
      expect(rechazo).toMatchObject({ codigo: 'analisis-cancelado' });
      expect(publico.leftovers()).toEqual([]);
    }
  });
});
