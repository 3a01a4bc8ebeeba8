import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';
import { expect, it, onTestFinished } from 'vitest';

import { crearProyecto } from '../../testing/muestra.ts';
import { ServicioFalso } from '../../testing/servicio-falso.ts';
import { createTestApp } from '../../testing/test-app.ts';

it('hotspots are not offered with a scanning service', async () => {
  const app = await createTestApp({ parts: { escaneo: new ServicioFalso() } });
  onTestFinished(() => app.close());
  const { _id } = await crearProyecto(app, 'ana', 'Tienda');
  const { status, body } = await app.call({ as: 'ana', method: 'GET', url: `/puntos-criticos/${_id}` });
  expect(status).toBe(200);
  expect(puntosCriticos.parse(body)).toMatchObject({
    estado: 'servicio',
    analisis: null,
    historia: null,
    archivos: [],
    total: 0,
  });
});
