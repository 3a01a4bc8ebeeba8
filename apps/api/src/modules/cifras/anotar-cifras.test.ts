import type { EstadoAnalisis, Medida } from '@mantenible/domain/escaneo';
import { beforeEach, describe, expect, it } from 'vitest';

import { anotarCifras } from './anotar-cifras.ts';
import type { Cifras, ProyectoEscaneado } from './cifras.port.ts';

const fecha = '2026-03-02T10:00:00.000Z';
const proyecto: ProyectoEscaneado = {
  proyectoId: 'p1',
  clave: 'tienda',
  servicio: 'sonar',
  enlace: 'https://github.com/ana/tienda',
  rama: 'main',
};
/** The worked case of the design: 85.26 %. */
const delModelo = {
  ncloc: '1000',
  complexity: '180',
  duplicated_lines: '40',
  lines_to_cover: '450',
  code_smells: '20',
  cognitive_complexity: '90',
  comment_lines_density: '12',
};

let medidas: Readonly<Record<string, string>>;
let estado: Pick<EstadoAnalisis, 'fecha'>;
let guardadas: { cifras: Cifras; maximo: number }[];
let pedidas: string[];
let hay: boolean;
beforeEach(() => {
  medidas = delModelo;
  estado = { fecha };
  guardadas = [];
  pedidas = [];
  hay = false;
});

const anotar = (cambios: Partial<ProyectoEscaneado> = {}, de = fecha) =>
  anotarCifras(
    {
      cifras: {
        hay: () => Promise.resolve(hay),
        guardar: (cifras, maximo) => {
          guardadas.push({ cifras, maximo });
          return Promise.resolve();
        },
      },
      servicio: {
        measures: (clave, metricas) => {
          pedidas.push(`${clave}: ${metricas.join(' ')}`);
          return Promise.resolve(
            Object.entries(medidas).map(([metric, value]): Medida => ({ metric, value, bestValue: false })),
          );
        },
        state: () =>
          Promise.resolve({
            estado: 'listo',
            iniciable: false,
            rama: null,
            motivo: null,
            fecha: estado.fecha,
          }),
      },
      nuevoId: () => 'id-1',
    },
    { ...proyecto, ...cambios },
    de,
  );

describe('the figures of a service’s analysis', () => {
  it('are its measures and the degree of the worked case, for the newest fifty', async () => {
    await anotar();
    const { clave: _clave, ...resto } = proyecto;
    expect(guardadas).toHaveLength(1);
    expect(guardadas[0]?.maximo).toBe(50);
    expect(guardadas[0]?.cifras).toMatchObject({ ...resto, id: 'id-1', fecha, grado: 85.26 });
    expect(guardadas[0]?.cifras.medidas).toEqual({
      ncloc: 1000,
      complexity: 180,
      duplicated_lines: 40,
      lines_to_cover: 450,
      code_smells: 20,
      cognitive_complexity: 90,
      comment_lines_density: 12,
    });
    expect(pedidas[0]).toMatch(/^tienda: .*\bfiles$/);
  });

  it('have the number of files where the service gives it, 0 included', async () => {
    medidas = { ...delModelo, files: '0' };
    await anotar();
    expect(guardadas[0]?.cifras.medidas.files).toBe(0);
  });

  it('are not read again for a date that is kept', async () => {
    hay = true;
    await anotar();
    expect([pedidas, guardadas]).toEqual([[], []]);
  });

  it('are not read for a project that no service holds', async () => {
    await anotar({ servicio: null });
    expect([pedidas, guardadas]).toEqual([[], []]);
  });

  const sin = (falta: string) =>
    Object.fromEntries(Object.entries(delModelo).filter(([metric]) => metric !== falta));

  it.each(['ncloc', 'complexity', 'lines_to_cover', 'comment_lines_density'])(
    'are not kept without %s',
    async (falta) => {
      medidas = sin(falta);
      await anotar();
      expect(guardadas).toEqual([]);
    },
  );

  it.each(['cognitive_complexity', 'code_smells', 'duplicated_lines'] as const)(
    'have the best value of %s where the service leaves it out',
    async (falta) => {
      medidas = sin(falta);
      await anotar();
      expect(guardadas[0]?.cifras.medidas[falta]).toBe(0);
      expect(guardadas[0]?.cifras.grado).toBeGreaterThan(85.26);
    },
  );

  it.each(['0', '-5', 'NaN', ''])('are not kept with %j lines of code', async (ncloc) => {
    medidas = { ...delModelo, ncloc };
    await anotar();
    expect(guardadas).toEqual([]);
  });

  it.each([null, '2026-03-02T11:00:00.000Z'])(
    'are not kept when the state’s date is %s meanwhile',
    async (otra) => {
      estado = { fecha: otra };
      await anotar();
      expect(guardadas).toEqual([]);
    },
  );
});
