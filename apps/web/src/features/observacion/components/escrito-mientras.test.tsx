import type { Observacion } from '@mantenible/contracts/observacion';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, enEspera, montar } from '../../../testing/montar.tsx';
import { Observaciones } from './observaciones.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const suya: Observacion = {
  _id: uid(4),
  lugar: 'todo',
  clave: '',
  texto: 'Revise las capas.',
  cuando: 'ahora',
  padre: null,
  por: 'Dora',
  propia: true,
  deDocente: true,
  resuelta: false,
  version: 3,
  creado: '2026-12-20T15:00:00.000Z',
};
const base = `/entregas/${uid(1)}/comentarios/${uid(3)}`;
let espera = enEspera();

beforeEach(() => {
  conPersona('sub-dora', ['docente']);
  espera = enEspera();
  conRed({
    [`GET ${base}`]: { puedeComentar: true, puedeResponder: true, siguiente: null, comentarios: [suya] },
    'GET /frases': [],
    [`POST ${base}`]: espera.respuesta,
    [`PUT ${base}/${uid(4)}`]: espera.respuesta,
    'POST /frases': espera.respuesta,
  });
  montar(<Observaciones lugares={[]} sobre={undefined} />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${uid(1)}/nota/${uid(3)}`,
  });
});

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
const campo = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const pulsar = async (name: string | RegExp) => {
  await userEvent.click(await boton(name));
};

/** Sends these words, and writes on while they are saved. */
async function escribirMientras(donde: string, enviar: string, ademas: string): Promise<void> {
  await userEvent.type(await campo(donde), 'Bien.');
  await pulsar(enviar);
  if (ademas !== '') await userEvent.type(await campo(donde), ademas);
}

it('the end of a comment that is written while its beginning is saved stays in the field', async () => {
  await escribirMientras('Comentario', 'Comentar', ' Y ordene el plan.');
  espera.contestar({ ...suya, _id: uid(6), texto: 'Bien.' });
  await screen.findByText('Se guardó el comentario.');
  expect((await campo('Comentario')).value).toBe('Y ordene el plan.');
});

it('a comment that was saved as it is leaves its field empty', async () => {
  await escribirMientras('Comentario', 'Comentar', '');
  espera.contestar({ ...suya, _id: uid(6), texto: 'Bien.' });
  await screen.findByText('Se guardó el comentario.');
  expect((await campo('Comentario')).value).toBe('');
});

it('the form of a reply stays open with what is written while it is sent', async () => {
  await pulsar(/^Responder al comentario/u);
  await escribirMientras('Respuesta', 'Enviar respuesta', ' Y ordene el plan.');
  espera.contestar({ ...suya, _id: uid(6), padre: uid(4), texto: 'Bien.' });
  await screen.findByText('Se envió la respuesta.');
  expect((await campo('Respuesta')).value).toBe('Y ordene el plan.');
});

it('the end of a phrase that is written while its beginning is saved stays in the field', async () => {
  await userEvent.click(await screen.findByText('Mis frases', { selector: 'summary' }));
  await escribirMientras('Frase nueva', 'Guardar la frase', ' Y ordene el plan.');
  espera.contestar({ _id: uid(6), texto: 'Bien.' });
  await expect.poll(async () => (await campo('Frase nueva')).value).toBe('Y ordene el plan.');
});

it('words that are changed while a change is saved are a change of the saved version', async () => {
  const peticiones = conPeticiones();
  await pulsar(/^Cambiar el comentario/u);
  const form = within(screen.getByRole('form', { name: 'Cambiar el comentario' }));
  const palabras = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });
  await userEvent.type(palabras, ' Y las');
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await userEvent.type(palabras, ' pruebas.');
  espera.contestar({ ...suya, texto: 'Revise las capas. Y las', version: 4 });
  await expect
    .poll(() => form.getByRole('button', { name: 'Guardar' }).getAttribute('aria-busy'))
    .toBe('false');
  expect(palabras.value).toBe('Revise las capas. Y las pruebas.');
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
  await expect.poll(() => screen.queryByRole('form', { name: 'Cambiar el comentario' })).toBeNull();
  const cambios = peticiones.filter(({ pedida }) => pedida.startsWith('PUT'));
  expect(cambios.map(({ version, cuerpo }) => [version, cuerpo])).toEqual([
    ['"3"', { texto: 'Revise las capas. Y las' }],
    ['"4"', { texto: 'Revise las capas. Y las pruebas.' }],
  ]);
});
