import { fileURLToPath } from 'node:url';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { analizarFuentes, type Equipos } from '../pipeline/analyse-sources.ts';
import { limitesPorDefecto } from '../pipeline/limits.ts';
import { lanzarAqui } from './spawn.ts';
import type { EnMarcha, Lanzar } from './program.port.ts';
import { createReserva } from './warm-pool.ts';

const trabajador = fileURLToPath(new URL('../testing/stub-worker.mjs', import.meta.url));

interface Vigilado {
  readonly programa: EnMarcha;
  readonly fin: Promise<void>;
}

/** A reserve whose programs are real ones that the test sees start and end. */
function vigilada(ocioMs?: number) {
  const vigilados: Vigilado[] = [];
  const lanzar: Lanzar = (programa, { alLeer, alAcabar }) => {
    let acabar = (): void => undefined;
    const fin = new Promise<void>((resolve) => {
      acabar = resolve;
    });
    const enMarcha = lanzarAqui(programa, {
      alLeer,
      alAcabar: (final) => {
        alAcabar(final);
        acabar();
      },
    });
    vigilados.push({ programa: enMarcha, fin });
    return enMarcha;
  };
  const hijos = { trabajador, limites: { ...limitesPorDefecto, segundosPorLote: 5 }, lanzar };
  const reserva = createReserva(hijos, ocioMs);
  onTestFinished(() => {
    reserva.cerrar();
    for (const { programa } of vigilados) programa.matar();
  });
  const analizar = async (equipos: Equipos, textos: Readonly<Record<string, string>>) =>
    analizarFuentes({
      limites: hijos.limites,
      fuentes: Object.entries(textos).map(([path, text]) => ({ path, text, blob: '' })),
      ...{ ajustes: [], equipos, conocidos: () => Promise.resolve(new Map()), alProgresar: () => undefined },
    });
  return { reserva, vigilados, analizar };
}

const nadie = () => new AbortController().signal;

describe('children in reserve', () => {
  it('are those that the analysis is made by, and others get ready when it is over', async () => {
    const { reserva, vigilados, analizar } = vigilada();
    await reserva.prever();
    expect(vigilados).toHaveLength(2);
    const equipos = reserva.tomar(nadie());
    const { medidas } = await analizar(equipos, { 'a.js': '', 'b.js': '' });
    expect(medidas).toMatchObject({ files: 2, code_smells: 2 });
    expect(vigilados).toHaveLength(2);
    equipos.cerrar();
    await Promise.all(vigilados.slice(0, 2).map(({ fin }) => fin));
    expect(vigilados).toHaveLength(4);
  });

  it('are started for an analysis that nobody foresaw', async () => {
    const { reserva, vigilados, analizar } = vigilada();
    const { medidas } = await analizar(reserva.tomar(nadie()), { 'a.js': '' });
    expect([medidas['code_smells'], vigilados.length]).toEqual([1, 2]);
  });

  it('do not get ready while an analysis runs', async () => {
    const { reserva, vigilados } = vigilada();
    reserva.tomar(nadie());
    await reserva.prever();
    expect(vigilados).toHaveLength(2);
  });

  it('are replaced when they have died while they waited', async () => {
    const { reserva, vigilados, analizar } = vigilada();
    await reserva.prever();
    for (const { programa } of vigilados) programa.matar();
    await Promise.all(vigilados.map(({ fin }) => fin));
    const { archivos } = await analizar(reserva.tomar(nadie()), { 'a.js': '', 'b.js': '' });
    expect(archivos.map(({ analizable, incidencias }) => [analizable, incidencias.length])).toEqual([
      [true, 1],
      [true, 1],
    ]);
  });

  it('end with their analysis when it is cancelled, for its reason', async () => {
    const { reserva, analizar } = vigilada();
    await reserva.prever();
    const control = new AbortController();
    const equipos = reserva.tomar(control.signal);
    const en = analizar(equipos, { 'a.py': 'cuelga' });
    control.abort(new Error('cancelado'));
    await expect(en).rejects.toThrow('cancelado');
    await expect(analizar(reserva.tomar(control.signal), { 'a.py': '' })).rejects.toThrow('cancelado');
  });

  it('are let go when nobody takes them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { reserva, vigilados } = vigilada(60_000);
    const listos = reserva.prever();
    vi.advanceTimersByTime(59_000);
    await listos;
    // Whoever looks again has the time begin anew.
    await reserva.prever();
    vi.advanceTimersByTime(59_000);
    expect(vigilados).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    await Promise.all(vigilados.map(({ fin }) => fin));
    await reserva.prever();
    expect(vigilados).toHaveLength(4);
  });

  it('are none once it is closed', async () => {
    const { reserva, vigilados } = vigilada();
    await reserva.prever();
    reserva.cerrar();
    await Promise.all(vigilados.map(({ fin }) => fin));
    await reserva.prever();
    expect(vigilados).toHaveLength(2);
  });
});
