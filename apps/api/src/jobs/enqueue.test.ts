import { LimiteAlcanzado } from '@mantenible/domain/error';
import { beforeEach, describe, expect, it } from 'vitest';

import { enqueue } from './enqueue.ts';
import type { Admission, NewRun } from './job.port.ts';

const now = new Date('2026-03-02T10:00:00Z');
const haceSegundos = (n: number) => new Date(now.getTime() - n * 1000);
const wanted: NewRun = {
  id: 'a1',
  proyectoId: 'p1',
  idPersona: 'sub-ana',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  now,
};

/** Starts of the last hour, oldest first. */
let turns: readonly Date[];
let admission: Admission;
let opened: string[];
let despertados: number;
let leidos: unknown[];
beforeEach(() => {
  turns = [];
  admission = 'abierto';
  opened = [];
  despertados = 0;
  leidos = [];
});

function encolar(perHour: number): Promise<string> {
  const ejecucion = {
    perHour,
    turns: (...datos: unknown[]) => {
      leidos = datos;
      return Promise.resolve(turns);
    },
    workers: {
      wake: () => {
        despertados += 1;
      },
    },
  };
  const open = ({ id }: NewRun) => {
    opened.push(id);
    return Promise.resolve(admission);
  };
  return enqueue(ejecucion, open, wanted);
}
/** The refusal, with its wait. */
async function rechazo(perHour: number) {
  try {
    await encolar(perHour);
    return null;
  } catch (error) {
    if (!(error instanceof LimiteAlcanzado)) throw error;
    return { codigo: error.codigo, mensaje: error.message, seconds: error.segundos };
  }
}

describe('a person’s share of an hour', () => {
  it.each([
    [0, 1, true],
    [9, 10, true],
    [10, 10, false],
    [11, 10, false],
    [1, 1, false],
  ])('after %i starts of %i the next is accepted: %s', async (hechos, perHour, aceptado) => {
    turns = Array.from({ length: hechos }, (_, i) => haceSegundos(3000 - i));
    expect((await rechazo(perHour)) === null).toBe(aceptado);
    expect(opened).toEqual(aceptado ? ['a1'] : []);
    expect(despertados).toBe(aceptado ? 1 : 0);
  });

  it('is counted from an hour before', async () => {
    await encolar(10);
    expect(leidos).toEqual(['sub-ana', haceSegundos(3600)]);
  });

  it.each([
    [[3000, 100], 2, 600, '10 minutos'],
    [[3599, 100], 2, 1, '1 minuto'],
    [[3541, 100], 2, 59, '1 minuto'],
    [[3540, 100], 2, 60, '1 minuto'],
    [[3539, 100], 2, 61, '2 minutos'],
    [[0.5], 1, 3600, '60 minutos'],
    // Of more starts than the limit, as after it was lowered, the second newest decides.
    [[3000, 2000, 1000], 2, 1600, '27 minutos'],
  ])(
    '%j seconds after the starts of %i ends in %i s, written as %s',
    async (hace, perHour, seconds, text) => {
      turns = hace.map(haceSegundos);
      expect(await rechazo(perHour)).toEqual({
        codigo: 'analisis-por-hora',
        mensaje: `Ya inició ${perHour} análisis en la última hora. Podrá iniciar otro en ${text}.`,
        seconds,
      });
    },
  );

  it('has a wait of a second, never of none, when it ended this moment', async () => {
    turns = [haceSegundos(3600)];
    expect(await rechazo(1)).toMatchObject({ seconds: 1 });
  });
});

describe('an open job', () => {
  it('is a conflict when it belongs to this project', async () => {
    admission = 'proyecto-ocupado';
    await expect(encolar(10)).rejects.toMatchObject({ kind: 'conflict', codigo: 'analisis-en-curso' });
    expect(despertados).toBe(0);
  });

  it('is waited for when it belongs to another project of the person', async () => {
    admission = 'persona-ocupada';
    expect(await rechazo(10)).toMatchObject({ codigo: 'analisis-simultaneos', seconds: 15 });
    expect(despertados).toBe(0);
  });
});
