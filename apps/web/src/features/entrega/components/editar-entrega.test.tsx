import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';

import { http } from '../../../lib/http.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, enEspera, Estado, montar } from '../../../testing/montar.tsx';
import { EditarEntrega } from './editar-entrega.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const entregaId = uid(1);
const entrega = {
  _id: entregaId,
  titulo: 'Primera entrega',
  texto: '',
  abre: '2026-12-01T08:00',
  cierra: '2026-12-15T23:59',
  pide: { prueba: { tipo: 'allSubcaracteristicas', elementoId: null }, analisis: true, plan: false },
  plantilla: null,
  ambito: null,
  version: 1,
  curso: { _id: uid(2), nombre: 'Calidad', zona: 'America/Guayaquil' },
  abreEn: '2026-12-01T13:00:00.000Z',
  fin: '2026-12-16T05:00:00.000Z',
  fase: 'cerrada',
  reloj: 'normal',
  elementoNombre: null,
  plantillaNombre: null,
  publicada: false,
  cambiar: true,
};
const ninguna = {
  total: 0,
  cuantas: { todos: 0, entregado: 0, incompleto: 0, tarde: 0, nada: 0 },
  fallos: [],
};
const analisis = { pendientes: 0, enCurso: 0, listos: 0, fallidos: 0, iniciable: false, plantilla: null };

async function abrir(guardada: unknown = entrega): Promise<string[]> {
  conPersona('sub-dora', ['estudiante', 'docente']);
  const url = `/entregas/${entregaId}`;
  const pedidas = conRed({
    [`GET ${url}`]: new Estado(
      200,
      { entrega, filas: [], ...ninguna, todas: true, analisis },
      { etag: '"1"' },
    ),
    [`PUT ${url}`]: guardada,
    'GET /proyectos/persona/sub-dora': [],
  });
  montar(<EditarEntrega />, {
    patron: '/entrega/:entregaId/editar',
    url: `/entrega/${entregaId}/editar`,
  });
  await screen.findByRole('textbox', { name: 'Título' });
  return pedidas;
}

it('a change of what was taken is saved after its effects were confirmed, and not where that is cancelled', async () => {
  const pedidas = await abrir();
  screen.getByText(/antes de guardar verá cómo\.$/u);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prueba que se pide' }), 'allMetricas');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const nombre = { name: '¿Cambiar una entrega que ya se cerró?' };
  const dialogo = within(await screen.findByRole('dialog', nombre));
  dialogo.getByText(/^En cada copia, la prueba se reemplaza/u);
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar' }));
  expect(pedidas).not.toContain(`PUT /entregas/${entregaId}`);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const otra = within(await screen.findByRole('dialog', nombre));
  await userEvent.click(otra.getByRole('button', { name: 'Guardar el cambio' }));
  await screen.findByText('Entrega guardada.');
  expect(pedidas).toContain(`PUT /entregas/${entregaId}`);
});

it('another title is saved at once', async () => {
  const pedidas = await abrir();
  await userEvent.type(screen.getByRole('textbox', { name: 'Título' }), ' y única');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Entrega guardada.');
  expect(pedidas).toContain(`PUT /entregas/${entregaId}`);
});

it('what takes time is named while it is saved, and waited for longer than other calls', async () => {
  const { respuesta, contestar } = enEspera();
  const plazos: unknown[] = [];
  const interceptor = http.interceptors.request.use((peticion) => {
    if (peticion.method === 'put') plazos.push(peticion.timeout);
    return peticion;
  });
  onTestFinished(() => {
    http.interceptors.request.eject(interceptor);
  });
  await abrir(respuesta);
  const titulo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Título' });
  await userEvent.type(titulo, ' y única');
  expect(screen.queryByText(/^Guardando la entrega/u)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await screen.findByText(/puede durar hasta un minuto\.$/u);
  // The form closes once it is saved: what is typed now would be lost.
  await userEvent.type(titulo, ' de todas');
  expect(titulo.value).toBe('Primera entrega y única');
  contestar(entrega);
  await screen.findByText('Entrega guardada.');
  expect(plazos).toEqual([60_000]);
});
