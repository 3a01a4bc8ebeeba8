import { QueryClient } from '@tanstack/react-query';
import { AxiosHeaders } from 'axios';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { http } from '../http.ts';
import { cambiarRegistro } from './cambiar-registro.ts';
import { eliminarRegistro } from './eliminar-registro.ts';
import { leerRegistroQuery } from './leer-registro.ts';
import { leerUsosQuery } from './leer-usos.ts';

const pedidas: string[] = [];
beforeEach(() => {
  pedidas.length = 0;
  http.defaults.adapter = (config) => {
    pedidas.push(`${config.method} ${config.url}`);
    return Promise.resolve({ status: 204, data: null, config, headers: new AxiosHeaders(), statusText: '' });
  };
});

it('an id from the address of a page stays one part of the path of a call', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const id = '../metricas/1?x';
  await eliminarRegistro('pautas', id);
  await cambiarRegistro('pautas', id, {}, { etag: '"1"', idempotencyKey: 'k' }).catch(() => undefined);
  await client.query(leerRegistroQuery('pautas', id, z.object({}))).catch(() => undefined);
  await client.query(leerUsosQuery('pautas', id)).catch(() => undefined);
  const path = '/pautas/..%2Fmetricas%2F1%3Fx';
  expect(pedidas).toEqual([`delete ${path}`, `put ${path}`, `get ${path}`, `get ${path}/usos`]);
});
