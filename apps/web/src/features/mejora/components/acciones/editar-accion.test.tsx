import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { EnOrden, enEspera, Estado, sinRed, type Respuestas } from '../../../../testing/montar.tsx';
import { abrir, accion, lista, mejora, pulsar, respuestasCon, regla, ruta, uid } from '../mejora.fixture.tsx';

const una = (cambios: object = {}) => mejora({ acciones: [accion(1, cambios)] });
const guardar = `PUT ${ruta}/acciones/${uid(1)}`;
const crear = `POST ${ruta}/acciones`;
const vieja = new Estado(412, { codigo: 'version', mensaje: 'La acción cambió.' });
const ida = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró.' });
const campo = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Acción/ });

async function editar() {
  await lista('Acciones');
  await pulsar('Editar: Acción 1');
  await userEvent.clear(campo());
  await userEvent.type(campo(), 'Lo mío');
}

describe('the form of an action', () => {
  it('takes the focus, and returns it to the action when it is cancelled', async () => {
    const { enviados } = abrir(respuestasCon(una()));
    await lista('Acciones');
    await pulsar('Editar: Acción 1');
    expect(document.activeElement).toBe(campo());
    await pulsar('Cancelar');
    expect(document.activeElement).toBe(document.getElementById(`accion-${uid(1)}`));
    expect(enviados).toEqual([]);
  });

  it('keeps one form open: the other actions name the reason', async () => {
    abrir(respuestasCon(mejora()));
    await lista('Acciones');
    await pulsar('Editar: Acción 1');
    await pulsar('Editar: Acción 2');
    expect(await screen.findByText('Guarde o cancele antes la acción que está editando.')).toBeDefined();
    expect(screen.getAllByRole('form')).toHaveLength(1);
  });

  it('refuses a blank text before it is sent', async () => {
    const { enviados } = abrir(respuestasCon(una()));
    await lista('Acciones');
    await pulsar('Editar: Acción 1');
    await userEvent.clear(campo());
    await userEvent.type(campo(), '   ');
    await pulsar('Guardar');
    expect(screen.getByText('El siguiente campo es obligatorio')).toBeDefined();
    expect(document.activeElement).toBe(campo());
    expect(enviados).toEqual([]);
  });

  it('sends blank optional fields as absent, once, and closes', async () => {
    const { respuesta, contestar } = enEspera();
    const { enviados } = abrir(respuestasCon(una({ responsable: 'Ana' }), { [guardar]: respuesta }));
    await editar();
    await userEvent.clear(screen.getByRole('textbox', { name: /^Responsable/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Responsable/ }), '  ');
    await pulsar('Guardar');
    await pulsar('Guardar');
    contestar({});
    await screen.findByText('Acción guardada.');
    expect(enviados).toEqual([
      {
        version: '"1"',
        cuerpo: { texto: 'Lo mío', estado: 'pendiente', esfuerzo: 'medio', responsable: null, fecha: null },
      },
    ]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('keeps what was typed, with the reason, without a connection', async () => {
    abrir(respuestasCon(una(), { [guardar]: sinRed }));
    await editar();
    await pulsar('Guardar');
    expect(await screen.findByText(/^No se pudo guardar la acción\. No hay conexión/)).toBeDefined();
    expect(campo().value).toBe('Lo mío');
  });
});

describe('an action that another tab changed', () => {
  const otra = accion(1, { texto: 'Lo otro', responsable: 'Eva', fecha: '2026-12-01', version: 2 });
  const conOtra = (respuestas: Respuestas) =>
    respuestasCon(new EnOrden(una(), mejora({ acciones: [otra] })), respuestas);

  it('shows both versions; the next save replaces the other', async () => {
    const { enviados } = abrir(conOtra({ [guardar]: new EnOrden(vieja, {}) }));
    await editar();
    await pulsar('Guardar');
    const aviso = (await screen.findByText('La acción se cambió en otra ventana')).closest('[role="alert"]');
    expect(aviso?.textContent).toContain('Lo otro');
    expect(aviso?.textContent).toContain('Eva');
    expect(campo().value).toBe('Lo mío');
    await pulsar('Guardar lo que he escrito');
    await screen.findByText('Acción guardada.');
    expect(enviados).toMatchObject([
      { version: '"1"', cuerpo: { texto: 'Lo mío' } },
      { version: '"2"', cuerpo: { texto: 'Lo mío' } },
    ]);
  });

  it('can be taken over, and saved as it is', async () => {
    const { enviados } = abrir(conOtra({ [guardar]: new EnOrden(vieja, {}) }));
    await editar();
    await pulsar('Guardar');
    await userEvent.click(await screen.findByRole('button', { name: 'Usar la otra versión' }));
    expect(campo().value).toBe('Lo otro');
    expect(screen.queryByText('La acción se cambió en otra ventana')).toBeNull();
    await pulsar('Guardar');
    await screen.findByText('Acción guardada.');
    expect(enviados.at(-1)).toMatchObject({
      version: '"2"',
      cuerpo: { texto: 'Lo otro', responsable: 'Eva', fecha: '2026-12-01' },
    });
  });
});

describe('an action that another tab deleted', () => {
  it('is added again with its origin, under one key, when the person saves', async () => {
    const sinElla = mejora({ acciones: [] });
    const { enviados, pedidas } = abrir(
      respuestasCon(new EnOrden(una({ origen: regla }), sinElla), {
        [guardar]: ida,
        [crear]: new EnOrden(sinRed, new Estado(201, { _id: uid(7) })),
      }),
    );
    await editar();
    await pulsar('Guardar');
    expect(await screen.findByText('La acción se eliminó en otra ventana')).toBeDefined();
    expect(campo().value).toBe('Lo mío');
    await pulsar('Añadirla de nuevo');
    await screen.findByText(/No hay conexión/);
    await pulsar('Añadirla de nuevo');
    await screen.findByText('Acción guardada.');
    expect(enviados.slice(1)).toMatchObject([
      { version: null, cuerpo: { texto: 'Lo mío', origen: regla } },
      { version: null, cuerpo: { texto: 'Lo mío', origen: regla } },
    ]);
    expect(pedidas.filter((pedida) => pedida === guardar)).toHaveLength(1);
  });

  it('stays in sight while it is edited, and disappears when that is cancelled', async () => {
    abrir(respuestasCon(new EnOrden(una(), mejora({ acciones: [] })), { [guardar]: ida }));
    await editar();
    await pulsar('Guardar');
    await screen.findByText('La acción se eliminó en otra ventana');
    expect(within(await lista('Acciones')).getByRole('form')).toBeDefined();
  });
});

describe('the state of an action', () => {
  const estado = (n: number) => `PUT ${ruta}/acciones/${uid(n)}`;

  it.each([
    ['pendiente', ['Empezar', 'Marcar como hecha', 'Descartar']],
    ['en-curso', ['Marcar como hecha', 'Descartar']],
    ['hecha', ['Volver a abrir']],
    ['descartada', ['Volver a abrir']],
  ])('%s offers the next ones', async (actual, palabras) => {
    abrir(respuestasCon(una({ estado: actual })));
    const fila = within(await lista('Acciones'));
    const botones = fila.getAllByRole('button').map(({ textContent }) => textContent);
    expect(botones).toEqual([...palabras, 'Editar', 'Eliminar']);
  });

  it.each([
    [vieja, /^No se pudo cambiar la acción\. La acción se cambió antes en otra ventana\./],
    [ida, /^No se pudo cambiar la acción\. La acción ya no está en el plan/],
    [sinRed, /^No se pudo cambiar la acción\. No hay conexión/],
  ])('names the reason why it cannot be changed, and the actions are read again', async (fallo, texto) => {
    const { pedidas } = abrir(respuestasCon(una(), { [estado(1)]: fallo }));
    await lista('Acciones');
    await pulsar('Empezar: Acción 1');
    expect(await screen.findByText(texto)).toBeDefined();
    await expect.poll(() => pedidas.filter((pedida) => pedida === `GET ${ruta}`).length).toBe(2);
  });
});
