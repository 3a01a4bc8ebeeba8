import { LimiteAlcanzado } from '@mantenible/domain/error';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Apertura, NuevoAnalisis } from './analisis.port.ts';
import { encolarConTurno } from './encolar-con-turno.ts';

const ahora = new Date('2026-03-02T10:00:00Z');
const haceSegundos = (n: number) => new Date(ahora.getTime() - n * 1000);
const nuevo: NuevoAnalisis = {
  id: 'a1',
  proyectoId: 'p1',
  idPersona: 'sub-ana',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
  ahora,
};

/** Starts of the last hour, oldest first. */
let turnos: readonly Date[];
let apertura: Apertura;
let abiertos: string[];
let despertados: number;
let leidos: unknown[];
beforeEach(() => {
  turnos = [];
  apertura = 'abierto';
  abiertos = [];
  despertados = 0;
  leidos = [];
});

function encolar(porHora: number): Promise<string> {
  const ejecucion = {
    porHora,
    analisis: {
      turnos: (...datos: unknown[]) => {
        leidos = datos;
        return Promise.resolve(turnos);
      },
    },
    obreros: {
      wake: () => {
        despertados += 1;
      },
    },
  };
  const abrir = ({ id }: NuevoAnalisis) => {
    abiertos.push(id);
    return Promise.resolve(apertura);
  };
  return encolarConTurno(ejecucion, abrir, nuevo);
}
/** The refusal, with its wait. */
async function rechazo(porHora: number) {
  try {
    await encolar(porHora);
    return null;
  } catch (error) {
    if (!(error instanceof LimiteAlcanzado)) throw error;
    return { codigo: error.codigo, mensaje: error.message, segundos: error.segundos };
  }
}

describe('a person’s share of an hour', () => {
  it.each([
    [0, 1, true],
    [9, 10, true],
    [10, 10, false],
    [11, 10, false],
    [1, 1, false],
  ])('after %i starts of %i the next is accepted: %s', async (hechos, porHora, aceptado) => {
    turnos = Array.from({ length: hechos }, (_, i) => haceSegundos(3000 - i));
    expect((await rechazo(porHora)) === null).toBe(aceptado);
    expect(abiertos).toEqual(aceptado ? ['a1'] : []);
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
    async (hace, porHora, segundos, texto) => {
      turnos = hace.map(haceSegundos);
      expect(await rechazo(porHora)).toEqual({
        codigo: 'analisis-por-hora',
        mensaje: `Ya inició ${porHora} análisis en la última hora. Podrá iniciar otro en ${texto}.`,
        segundos,
      });
    },
  );

  it('that ended this moment waits for a second, never for none', async () => {
    turnos = [haceSegundos(3600)];
    expect(await rechazo(1)).toMatchObject({ segundos: 1 });
  });
});

describe('an open job', () => {
  it('of this project is a conflict', async () => {
    apertura = 'proyecto-ocupado';
    await expect(encolar(10)).rejects.toMatchObject({ kind: 'conflict', codigo: 'analisis-en-curso' });
    expect(despertados).toBe(0);
  });

  it('of another project of the person is to wait for', async () => {
    apertura = 'persona-ocupada';
    expect(await rechazo(10)).toMatchObject({ codigo: 'analisis-simultaneos', segundos: 15 });
    expect(despertados).toBe(0);
  });
});
