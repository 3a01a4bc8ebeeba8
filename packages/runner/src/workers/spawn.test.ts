import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { lanzarAqui } from './spawn.ts';
import type { EnMarcha, Final, Programa } from './program.port.ts';

interface Prueba {
  readonly programa: EnMarcha;
  readonly final: Promise<Final>;
  /** What it has said on each channel. */
  readonly dicho: Record<1 | 2 | 3, string>;
  /** Settles when it has said so on its output or its messages. */
  readonly oido: (texto: string) => Promise<void>;
}

function probar(codigo: string, mas: Partial<Programa> = {}): Prueba {
  const dicho = { 1: '', 2: '', 3: '' };
  const esperas = new Set<() => void>();
  let acabar: (final: Final) => void = () => undefined;
  const final = new Promise<Final>((resolve) => (acabar = resolve));
  const programa = lanzarAqui(
    { archivo: process.execPath, argumentos: ['-e', codigo], entorno: {}, prisa: 'poca', ...mas },
    {
      alLeer: (canal, trozo) => {
        dicho[canal] += trozo.toString('utf8');
        for (const mirar of esperas) mirar();
      },
      alAcabar: (suyo) => {
        acabar(suyo);
      },
    },
  );
  onTestFinished(programa.matar);
  const oido = (texto: string) =>
    new Promise<void>((resolve) => {
      const mirar = () => {
        if (!(dicho[1] + dicho[3]).includes(texto)) return;
        esperas.delete(mirar);
        resolve();
      };
      esperas.add(mirar);
      mirar();
    });
  return { programa, final, dicho, oido };
}

/** Settles once no process of that number is left; one that nobody has buried yet counts as gone. */
async function ido(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
      if (readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) return;
    } catch {
      return;
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const pieces = 1000;
const pieceBytes = 64 * 1024;

/** A program that writes so many pieces over its messages' channel, and how many it has written so far. */
function producer(): { readonly code: string; readonly count: () => number } {
  const folder = mkdtempSync(join(tmpdir(), 'mantenible-lector-lento-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const written = join(folder, 'written');
  const code = `const fs = require('fs'); const piece = Buffer.alloc(${pieceBytes}, 'x');
    for (let i = 0; i < ${pieces}; i += 1) {
      for (let sent = 0; sent < piece.length;) sent += fs.writeSync(3, piece, sent);
      fs.appendFileSync(${JSON.stringify(written)}, '.');
    }`;
  return { code, count: () => statSync(written).size };
}

function writeUnhindered(code: string): void {
  const stdio = ['ignore', 'ignore', 'inherit', 'pipe'] as const;
  const { status } = spawnSync(process.execPath, ['-e', code], { stdio: [...stdio], maxBuffer: Infinity });
  expect(status).toBe(0);
}

const eco = 'process.stdin.pipe(process.stdout)';
/** Starts a program of its own, names it, and both stay. */
const conHijo = `const { pid } = require('child_process').spawn('sleep', ['1000'], { stdio: 'ignore' });
  console.log(pid + ' listo'); setInterval(() => {}, 1000)`;

describe('a program of this process', () => {
  it('hears all that it is told and is heard whole, however much it is', async () => {
    const texto = 'añb'.repeat(500_000);
    const { programa, final, dicho } = probar(eco);
    programa.escribir(Buffer.from(texto));
    programa.terminar();
    expect(await final).toEqual({ codigo: 0, senal: null });
    expect(dicho[1] === texto).toBe(true);
  });

  it('speaks on its own channels, its output unheard where it has messages', async () => {
    const codigo = `console.log('salida'); console.error('error'); require('fs').writeSync(3, 'aviso'); process.exitCode = 7`;
    const { final, dicho } = probar(codigo, { conAvisos: true });
    expect(await final).toEqual({ codigo: 7, senal: null });
    expect(dicho).toEqual({ 1: '', 2: 'error\n', 3: 'aviso' });
  });

  it('gets the environment, the folder and the place behind others that it is given, and nothing more', async () => {
    const codigo = `console.log(JSON.stringify([process.env, process.cwd(), os.getPriority() > 0]))`;
    const { final, dicho } = probar(codigo, { entorno: { UNO: '1' }, carpeta: '/' });
    await final;
    expect(JSON.parse(dicho[1])).toEqual([{ UNO: '1' }, '/', true]);
  });

  it('waits while its messages are not read, and loses none', async () => {
    const { count, code } = producer();
    const { final, dicho, oido } = probar(code, { conAvisos: true });
    await oido('x');
    // This process reads nothing while two others write as much to a reader that keeps up.
    for (const other of [producer(), producer()]) writeUnhindered(other.code);
    expect(count()).toBeLessThan(pieces / 2);
    expect(await final).toEqual({ codigo: 0, senal: null });
    expect(dicho[3].length).toBe(pieces * pieceBytes);
  });

  it('that cannot be started says why', async () => {
    const { final } = probar('', { archivo: '/no/existe' });
    expect((await final).fallo).toContain('ENOENT');
  });

  it('dies with all that it started', async () => {
    const { programa, final, dicho, oido } = probar(conHijo, { entorno: { PATH: '/usr/bin:/bin' } });
    await oido('listo');
    programa.matar();
    expect(await final).toEqual({ codigo: null, senal: 'SIGKILL' });
    await ido(Number.parseInt(dicho[1], 10));
  });
});
