import type { NotaDeProyecto } from '@mantenible/contracts/nota';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, enEspera, Estado, montar } from '../../../testing/montar.tsx';
import { NotaPagina } from './nota-pagina.tsx';

const [entregaId, proyecto, otro] = ['1', '2', '3'].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
const url = `/entregas/${entregaId}/notas`;
const linea = {
  id: 'fundamento',
  fuente: 'criterio',
  nombre: 'Fundamento',
  modo: 'puntua',
  puntos: 6,
  niveles: [
    { descripcion: 'No', puntos: 0 },
    { descripcion: 'Sí', puntos: 6 },
  ],
} as const;
const calculo = { nota: 0, lineas: [], obtenidos: 0, posibles: 6, pendientes: [] };
const nota = {
  entrega: { _id: entregaId ?? '', titulo: 'Primera', cursoId: entregaId ?? '' },
  proyecto: { _id: proyecto ?? '', nombre: 'Tienda', miembros: ['Ana'] },
  escala: 10,
  aprobado: 7,
  rubrica: { version: 1, lineas: [linea] },
  correccion: {
    orden: 1,
    version: 1,
    niveles: {},
    enlaces: [],
    marcas: [],
    manual: null,
    calculo,
    siguiente: null,
    nota: 0,
    publicada: null,
    historia: [],
  },
  publicadas: [],
  cambiosPublicados: [],
  revision: null,
  lector: 'docente',
  puedeCalificar: true,
  puedePedirRevision: false,
  enlacesDados: [],
  marcasDadas: [],
} satisfies NotaDeProyecto;
const fila = {
  nombre: 'Tienda',
  miembros: ['Ana'],
  estado: 'lista',
  nota: 0,
  manual: false,
  publicada: null,
  enPlazo: true,
  revision: false,
  pendientes: 0,
  comentarios: 0,
  puntos: [],
};
const clase = {
  titulo: 'Primera',
  cursoId: entregaId,
  escala: 10,
  aprobado: 7,
  rubrica: { version: 1, lineas: [linea] },
  cerrada: true,
  puedeCalificar: true,
  filas: [proyecto, otro].map((proyectoId) => ({ ...fila, proyectoId })),
};
const guardada = new Estado(200, nota, { etag: '"2"' });
let espera = enEspera();
let pedidas: readonly string[] = [];

beforeEach(async () => {
  conPersona('sub-dora', ['docente']);
  espera = enEspera();
  pedidas = conRed({
    [`GET ${url}`]: clase,
    [`GET ${url}/${proyecto}`]: nota,
    [`PUT ${url}/${proyecto}`]: espera.respuesta,
  });
  montar(<NotaPagina comentarios={null} acuerdo={null} />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${entregaId}/nota/${proyecto}`,
  });
  await screen.findByRole('radio', { name: '6 · Sí' });
});

const elegir = (nombre: string) => userEvent.click(screen.getByRole('radio', { name: nombre }));
const pulsar = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('a level that is chosen while another is saved is not published, nor left without a question', async () => {
  await elegir('6 · Sí');
  await pulsar('Guardar');
  await elegir('0 · No');
  espera.contestar(guardada);
  await screen.findByText('Se guardó la corrección.');
  await pulsar('Publicar esta nota');
  await screen.findByText('Guarde la corrección antes de publicar la nota.');
  expect(pedidas).not.toContain(`POST ${url}/publicar`);
  await pulsar('Siguiente entrega');
  await screen.findByRole('dialog');
});

it('a level that is chosen while another is saved on the way to the next delivery is asked for', async () => {
  await elegir('6 · Sí');
  await userEvent.keyboard('{Alt>}{s}{/Alt}');
  await elegir('0 · No');
  espera.contestar(guardada);
  await screen.findByRole('dialog');
});

it('what was saved is left without a question', async () => {
  await elegir('6 · Sí');
  await userEvent.keyboard('{Alt>}{s}{/Alt}');
  espera.contestar(guardada);
  await screen.findByText('Se guardó la corrección.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
