import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { Estado } from '../../../testing/montar.tsx';
import {
  abrir,
  accion,
  lista,
  conEspaciosSimples,
  mejora,
  pregunta,
  pulsar,
  respuestasCon,
  regla,
  ruta,
  uid,
} from './mejora.fixture.tsx';

describe('actions', () => {
  it('are taken from a proposal with its effort', async () => {
    const creada = { [`POST ${ruta}/acciones`]: new Estado(201, accion(3, { origen: pregunta })) };
    const { enviados } = abrir(respuestasCon(mejora(), creada));
    const deLaPrueba = within(await lista('Propuestas de la prueba'));
    await userEvent.click(deLaPrueba.getByRole('button', { name: 'Añadir al plan: Separación en capas' }));
    await screen.findByText('Acción añadida al plan.');
    expect(enviados).toMatchObject([
      { cuerpo: { origen: pregunta, esfuerzo: 'medio', estado: 'pendiente' } },
    ]);
  });

  it('are not verified with a scanning service where they concern code, and the list gives the reason', async () => {
    const nota = /Las acciones sobre el código no se comprueban/;
    abrir(respuestasCon(mejora()));
    await lista('Acciones');
    expect(screen.queryByText(nota)).toBeNull();
    cleanup();
    Object.assign(config, { escaneo: 'sonarqube' });
    abrir(respuestasCon(mejora()));
    await screen.findByText(nota);
  });

  it('mark their proposals as taken, unless discarded or of another link', async () => {
    const tomada = accion(1, { origen: pregunta });
    const otra = accion(2, { origen: regla, deOtroEnlace: true });
    abrir(respuestasCon(mejora({ acciones: [tomada, otra] })));
    expect(conEspaciosSimples((await lista('Propuestas de la prueba')).textContent)).toContain(
      'Ya está en el plan',
    );
    expect(screen.getByRole('button', { name: 'Añadir al plan: Importación sin uso' })).toBeDefined();
    expect(screen.getByText(/De otro enlace o rama/)).toBeDefined();
  });

  it('give the server’s reason where no more actions are taken, and keep what was typed', async () => {
    const mensaje = 'El plan ya tiene 200 acciones.';
    const lleno = new Estado(409, { codigo: 'plan-completo', mensaje });
    abrir(respuestasCon(mejora(), { [`POST ${ruta}/acciones`]: lleno }));
    await lista('Acciones');
    await pulsar('Añadir una acción propia');
    await userEvent.type(screen.getByRole('textbox', { name: 'Acción' }), 'Una más');
    await pulsar('Guardar');
    await screen.findByText(`No se pudo guardar la acción. ${mensaje}`);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Acción' }).value).toBe('Una más');
  });

  it('are edited under the version that was read, one at a time', async () => {
    const { enviados, pedidas } = abrir(
      respuestasCon(mejora(), { [`PUT ${ruta}/acciones/${uid(1)}`]: accion(1) }),
    );
    await lista('Acciones');
    await pulsar('Editar: Acción 1');
    await pulsar('Editar: Acción 2');
    await screen.findByText('Guarde o cancele antes la acción que está editando.');
    await userEvent.type(screen.getByRole('textbox', { name: /Responsable/ }), 'Ana');
    await pulsar('Guardar');
    await screen.findByText('Acción guardada.');
    expect(pedidas).toContain(`PUT ${ruta}/acciones/${uid(1)}`);
    expect(enviados).toMatchObject([
      { cuerpo: { texto: 'Acción 1', responsable: 'Ana', fecha: null }, version: '"1"' },
    ]);
    expect(document.activeElement?.id).toBe(`accion-${uid(1)}`);
  });

  it('changed in another tab show the other version, keep what was typed, and are then replaced', async () => {
    const vieja = new Estado(412, { codigo: 'version-antigua', mensaje: 'Otra persona lo cambió.' });
    const respuestas: Record<string, unknown> = {
      ...respuestasCon(mejora()),
      [`PUT ${ruta}/acciones/${uid(1)}`]: vieja,
    };
    const { enviados } = abrir(respuestas);
    await lista('Acciones');
    await pulsar('Editar: Acción 1');
    const texto = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Acción' }).value;
    await userEvent.type(screen.getByRole('textbox', { name: 'Acción' }), ', mía');
    respuestas[`GET ${ruta}`] = mejora({ acciones: [accion(1, { texto: 'La de otra', version: 4 })] });
    await pulsar('Guardar');
    await screen.findByText('La acción se cambió en otra ventana');
    expect(screen.getByText('La de otra')).toBeDefined();
    expect(texto()).toBe('Acción 1, mía');
    await pulsar('Usar la otra versión');
    expect(texto()).toBe('La de otra');
    await userEvent.type(screen.getByRole('textbox', { name: 'Acción' }), ', revisada');
    respuestas[`PUT ${ruta}/acciones/${uid(1)}`] = accion(1);
    await pulsar('Guardar');
    await screen.findByText('Acción guardada.');
    expect(enviados).toMatchObject([
      { version: '"1"', cuerpo: { texto: 'Acción 1, mía' } },
      { version: '"4"', cuerpo: { texto: 'La de otra, revisada' } },
    ]);
  });

  it('deleted in another tab keep what was typed and can be added again', async () => {
    const nada = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró la acción.' });
    const respuestas: Record<string, unknown> = {
      ...respuestasCon(mejora()),
      [`PUT ${ruta}/acciones/${uid(1)}`]: nada,
      [`POST ${ruta}/acciones`]: new Estado(201, accion(5)),
    };
    const { enviados } = abrir(respuestas);
    await lista('Acciones');
    await pulsar('Editar: Acción 1');
    respuestas[`GET ${ruta}`] = mejora({ acciones: [accion(2)] });
    await pulsar('Guardar');
    await screen.findByText('La acción se eliminó en otra ventana');
    await pulsar('Añadirla de nuevo');
    await screen.findByText('Acción guardada.');
    expect(enviados[1]).toMatchObject({ cuerpo: { texto: 'Acción 1', origen: { tipo: 'propia' } } });
  });

  it('are closed by one press; a stale one shows the conflict and the current version', async () => {
    const vieja = new Estado(412, { codigo: 'version-antigua', mensaje: 'Otra persona lo cambió.' });
    const respuestas: Record<string, unknown> = {
      ...respuestasCon(mejora()),
      [`PUT ${ruta}/acciones/${uid(1)}`]: vieja,
    };
    const { enviados } = abrir(respuestas);
    await lista('Acciones');
    respuestas[`GET ${ruta}`] = mejora({ acciones: [accion(1, { estado: 'descartada' })] });
    await pulsar('Marcar como hecha: Acción 1');
    await screen.findByText(/La acción se cambió antes en otra ventana/);
    await screen.findByRole('button', { name: 'Volver a abrir: Acción 1' });
    expect(enviados).toMatchObject([{ cuerpo: { estado: 'hecha', texto: 'Acción 1' }, version: '"1"' }]);
  });

  it('are deleted after a confirmation, and the focus moves to the next one', async () => {
    const respuestas: Record<string, unknown> = {
      ...respuestasCon(mejora()),
      [`DELETE ${ruta}/acciones/${uid(1)}`]: new Estado(204, ''),
    };
    const { pedidas } = abrir(respuestas);
    await lista('Acciones');
    await pulsar('Eliminar: Acción 1');
    expect(pedidas).not.toContain(`DELETE ${ruta}/acciones/${uid(1)}`);
    respuestas[`GET ${ruta}`] = mejora({ acciones: [accion(2)] });
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Eliminar' }),
    );
    await screen.findByText('Acción eliminada.');
    expect(document.activeElement?.id).toBe(`accion-${uid(2)}`);
  });
});
