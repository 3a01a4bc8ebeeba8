import type { NotaDeProyecto } from '@mantenible/contracts/nota';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, enEspera, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
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
    huella: '1-10-a',
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
  leida: { version: 1, huella: '1-10-a' },
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
const guardada = { ...nota, correccion: { ...nota.correccion, version: 2, huella: '1-10-b' } };
/** What the page reads once it was opened: another lecturer's correction. */
const suya = {
  ...nota,
  correccion: { ...nota.correccion, version: 7, huella: '1-10-c', niveles: { fundamento: 1 }, nota: 10 },
};
const cambiada = new Estado(409, { codigo: 'nota-cambiada', mensaje: 'Cambiaron.', detalles: [] });
let espera = enEspera();
const publicar = `POST ${url}/publicar`;
let pedidas: readonly string[] = [];

beforeEach(async () => {
  conPersona('sub-dora', ['docente']);
  espera = enEspera();
  pedidas = conRed({
    [`GET ${url}`]: clase,
    [`GET ${url}/${proyecto}`]: new EnOrden(nota, suya),
    [publicar]: new EnOrden(cambiada, { publicadas: 1, pendientes: [] }),
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

/** The marks as each publication of the test names them. */
function conPublicaciones() {
  const peticiones = conPeticiones();
  return () => peticiones.flatMap(({ pedida, cuerpo }) => (pedida === publicar ? [cuerpo] : []));
}
const de = (version: number, huella: unknown = expect.any(String)) => ({
  proyectos: [proyecto],
  leidas: [{ proyecto, version, huella }],
});
const dialogoDeCambio = () => screen.findByRole('dialog', { name: 'La nota cambió desde que usted la leyó' });

it('a mark that changed since it was read is not published until it is read again', async () => {
  const publicaciones = conPublicaciones();
  await pulsar('Publicar esta nota');
  await dialogoDeCambio();
  await pulsar('Recargar');
  await waitFor(() => {
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 · Sí' }).checked).toBe(true);
  });
  await pulsar('Publicar esta nota');
  await screen.findByText('Se publicó 1 nota.');
  expect(publicaciones()).toMatchObject([de(1, '1-10-a'), de(7, '1-10-c')]);
});

it('a mark that changed since is refused for as long as its form is the earlier one', async () => {
  const publicaciones = conPublicaciones();
  await pulsar('Publicar esta nota');
  await dialogoDeCambio();
  // The page has read the other correction by now, and shows its mark.
  await screen.findByText('10');
  await pulsar('Cancelar');
  await pulsar('Publicar esta nota');
  await waitFor(() => {
    expect(publicaciones()).toMatchObject([de(1), de(1)]);
  });
});

it('what was saved here is published under its own version', async () => {
  const publicaciones = conPublicaciones();
  await elegir('6 · Sí');
  await pulsar('Guardar');
  espera.contestar(guardada);
  await screen.findByText('Se guardó la corrección.');
  await pulsar('Publicar esta nota');
  await waitFor(() => {
    expect(publicaciones()).toMatchObject([de(2)]);
  });
});
