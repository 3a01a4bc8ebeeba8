import { dePersona } from '@mantenible/domain/acceso';
import { expect, it } from 'vitest';

import { leerAvance } from './leer-situacion.ts';

const proyecto = {
  _id: 'p1',
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
};
const guardado = {
  proyecto,
  pertenencia: dePersona('sub-ana'),
  servicio: 's1',
  version: 1,
  token: { cifrado: '', clave: '' },
};
const abierto = {
  progreso: { fase: 'guardando' as const, hechos: 3, total: 9 },
  medidas: null,
  commit: null,
  enlace: null,
  delante: null,
};

it('has the commit of an analysis that ends between its two reads', async () => {
  const leidas = [abierto, { ...abierto, progreso: null, commit: 'c1', enlace: proyecto.link }];
  const avance = await leerAvance(
    {
      proyectos: { buscar: () => Promise.resolve(guardado) },
      escaneo: {
        identity: () => Promise.resolve('s1'),
        state: () =>
          Promise.resolve({ estado: 'listo', iniciable: true, fecha: null, rama: 'main', motivo: null }),
      },
      ejecucion: {
        analisis: {
          historia: () => Promise.resolve([]),
          noAnalizado: () => Promise.reject(new Error('not read')),
          situacion: () => Promise.resolve(leidas.shift() ?? abierto),
        },
      },
      alMostrar: null,
      analizador: '1.0.0',
    },
    { sub: 'sub-ana', nombre: 'Ana', roles: ['estudiante'] },
    'p1',
  );
  expect(avance).toMatchObject({ estado: 'listo', commit: 'c1', enlace: proyecto.link, progreso: null });
});
