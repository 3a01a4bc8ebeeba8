import { medidasDelModelo } from '@mantenible/domain/escaneo';
import { describe, expect, it } from 'vitest';

import { pruebasDeContrato } from '../contract-tests.ts';
import { createSinServicio } from './sin-servicio.ts';

describe('scanner without a service', () => {
  pruebasDeContrato(() => Promise.resolve({ escaneo: createSinServicio(), proyecto: 'contrato' }));

  it('knows the measures of the model, and remembers no project', async () => {
    const escaneo = createSinServicio();
    await escaneo.createProject('uno', 'Uno');
    expect(await escaneo.metricKeys()).toEqual([...medidasDelModelo]);
    expect(await escaneo.exists('uno')).toBe(false);
  });

  it('says that there is no analysis and that none can be started', async () => {
    const escaneo = createSinServicio();
    expect(await escaneo.state('uno')).toEqual({
      estado: 'sin-analisis',
      iniciable: false,
      fecha: null,
      rama: null,
      motivo: null,
    });
    await expect(escaneo.source('uno', 'a.js')).rejects.toThrow(
      'Este proyecto no tiene ningún análisis de su código.',
    );
  });
});
