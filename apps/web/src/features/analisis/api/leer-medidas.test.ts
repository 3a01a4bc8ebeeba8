import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { conRed } from '../../../testing/montar.tsx';
import { leerMedidasQuery } from './leer-medidas.ts';

const claves = 'GET /sonarqube/metrics';
const medidas = 'GET /sonarqube/measures';
const ncloc = { metric: 'ncloc', value: '10' };
const leidas = { data: { component: { measures: [{ ...ncloc, bestValue: false }] } } };

it('are read once for each analysis', async () => {
  const pedidas = conRed({ [claves]: { metricKeys: ['ncloc', 'bugs'] }, [medidas]: leidas });
  const cliente = new QueryClient();
  const leer = (fecha: string) => cliente.query(leerMedidasQuery('p1', 'tienda', fecha));
  expect(await leer('2026-11-21T10:00:00Z')).toEqual([ncloc]);
  await leer('2026-11-21T10:00:00Z');
  expect(pedidas).toEqual([claves, medidas]);
  await leer('2026-11-21T11:00:00Z');
  expect(pedidas).toEqual([claves, medidas, claves, medidas]);
});

it('are not requested when the service supports none of them', async () => {
  const pedidas = conRed({ [claves]: { metricKeys: ['bugs'] }, [medidas]: leidas });
  expect(await new QueryClient().query(leerMedidasQuery('p1', 'tienda', 'x'))).toEqual([]);
  expect(pedidas).toEqual([claves]);
});
