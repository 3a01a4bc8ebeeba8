import type { Equipo } from '@mantenible/contracts/equipo';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar, sinContestar, type Respuestas } from '../../../testing/montar.tsx';
import { EquipoPagina } from './equipo-pagina.tsx';
import { InvitacionesRecibidas } from './invitaciones-recibidas.tsx';
import { UnirseEquipo } from './unirse-equipo.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const una = '0198a3c0-0000-7000-8000-00000000000c';
const caduca = '2026-03-08T10:00:00.000Z';
const leer = `GET /equipos/${id}`;
const equipo: Equipo = {
  proyecto: { _id: id, nombre: 'Tienda' },
  propietario: { _id: 'sub-ana', nombre: 'Ana', usuario: 'ana', desde: null },
  miembros: [{ _id: 'sub-beto', nombre: 'Beto', usuario: 'beto', desde: '2026-03-01T10:00:00.000Z' }],
  maximo: 7,
  papel: 'propietario',
  curso: null,
  invitaciones: [],
  enlace: null,
};
beforeEach(() => {
  conPersona('sub-ana', ['estudiante']);
});

function abrir(respuestas: Respuestas): string[] {
  const pedidas = conRed(respuestas);
  montar(<EquipoPagina />, { patron: '/proyecto/:id/equipo', url: `/proyecto/${id}/equipo` });
  return pedidas;
}
const pulsar = async (nombre: string) => {
  await userEvent.click(await screen.findByRole('button', { name: nombre }));
};
const confirmar = async (nombre: string) => {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: nombre }));
};

describe('the page of a team', () => {
  it('shows that it loads, and a failed load as failed', async () => {
    abrir({ [leer]: sinContestar });
    await screen.findByText('Cargando...');
    abrir({ [leer]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await screen.findByText('El servidor falló.');
  });

  it('names the people, and has an empty state without members', async () => {
    abrir({ [leer]: { ...equipo, miembros: [] } });
    await screen.findByText('Este proyecto todavía no tiene miembros.');
    expect(screen.getByText('Ana').closest('li')?.textContent).toContain('(usted)');
  });

  it('states what the lecturers of its course see of everyone in it', async () => {
    abrir({ [leer]: { ...equipo, curso: 'Calidad' } });
    const frase = await screen.findByText(/^El proyecto está en el curso/u);
    expect(frase.textContent).toMatch(/«Calidad».* también de quien no se unió al curso/u);
  });

  it('hands over and removes for the owner, after a confirmation', async () => {
    const traspasar = `PUT /equipos/${id}/propietario`;
    const quitar = `DELETE /equipos/${id}/miembros/sub-beto`;
    const pedidas = abrir({ [leer]: equipo, [traspasar]: { nombre: 'Tienda (2)' }, [quitar]: '' });
    await pulsar('Traspasar el proyecto: Beto');
    expect((await screen.findByRole('dialog')).textContent).toContain('El token no se traspasa');
    await confirmar('Traspasar');
    await screen.findByText(/se llama «.*Tienda \(2\)/u);
    await pulsar('Quitar del equipo: Beto');
    await confirmar('Quitar');
    await screen.findByText(/ya no es del equipo\./u);
    expect(pedidas.filter((pedida) => pedida !== leer)).toEqual([traspasar, quitar]);
  });

  it('lets a member leave alone, and leads to the list', async () => {
    conPersona('sub-beto', ['estudiante']);
    const salir = `DELETE /equipos/${id}/miembros/sub-beto`;
    const pedidas = abrir({ [leer]: { ...equipo, papel: 'miembro' }, [salir]: '' });
    await pulsar('Salir del equipo');
    expect(screen.queryByRole('heading', { name: 'Invitar' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Quitar/u })).toBeNull();
    await confirmar('Salir');
    await screen.findByText('Otra página');
    expect(pedidas).toContain(salir);
  });

  it('keeps the dialog’s refusal as an alert', async () => {
    const quitar = `DELETE /equipos/${id}/miembros/sub-beto`;
    const mensaje = 'No se encontró a esa persona en el equipo: puede que ya haya salido.';
    abrir({ [leer]: equipo, [quitar]: new Estado(404, { codigo: 'no-encontrado', mensaje }) });
    await pulsar('Quitar del equipo: Beto');
    await confirmar('Quitar');
    await screen.findByText(mensaje, { exact: false });
  });
});

describe('inviting', () => {
  const invitar = `POST /equipos/${id}/invitaciones`;
  const hecha = { _id: una, usuario: 'carla', caduca };

  it('asks for a user name, and withdraws an invitation', async () => {
    const retirar = `DELETE /equipos/${id}/invitaciones/${una}`;
    const pedidas = abrir({
      [leer]: { ...equipo, invitaciones: [hecha] },
      [invitar]: new Estado(201, hecha),
      [retirar]: '',
    });
    await pulsar('Invitar');
    await screen.findByText('Escriba el usuario de la persona');
    await userEvent.type(screen.getByRole('textbox', { name: 'Usuario de la persona' }), 'carla');
    await pulsar('Invitar');
    await screen.findByText(/Invitación para «carla» guardada/u);
    await pulsar('Retirar la invitación de carla');
    await screen.findByText('Invitación retirada.');
    expect(pedidas.filter((pedida) => pedida !== leer)).toEqual([invitar, retirar]);
  });

  it('shows a new link once, to be copied, and revokes it', async () => {
    const crear = `POST /equipos/${id}/enlace`;
    const clave = 'AbCdEfGhIjKlMnOpQrStUv';
    abrir({
      [leer]: { ...equipo, enlace: { caduca } },
      [crear]: new Estado(201, { clave, caduca }),
      [`DELETE /equipos/${id}/enlace`]: '',
    });
    await pulsar('Crear otro enlace');
    await screen.findByText(new RegExp(`/unirse_equipo/${clave}$`, 'u'));
    await pulsar('Anular el enlace');
    await screen.findByText('El enlace ya no vale.');
    expect(screen.queryByText(new RegExp(clave, 'u'))).toBeNull();
  });

  it('is not offered to a full team', async () => {
    const lleno = Array.from({ length: 7 }, (_una, n) => ({
      _id: `sub-${String(n)}`,
      nombre: `Persona ${String(n)}`,
      usuario: null,
      desde: null,
    }));
    abrir({ [leer]: { ...equipo, miembros: lleno } });
    await screen.findByText(/El equipo está completo/u);
    expect(screen.queryByRole('button', { name: 'Invitar' })).toBeNull();
  });
});

describe('the page of a link', () => {
  const clave = 'AbCdEfGhIjKlMnOpQrStUv';
  const mirar = 'POST /invitaciones/enlace/leer';
  const unirse = () => {
    montar(<UnirseEquipo />, { patron: '/unirse_equipo/:clave', url: `/unirse_equipo/${clave}` });
  };
  const invitacion = {
    proyecto: { nombre: 'Tienda' },
    curso: 'Mantenibilidad 2026',
    propietario: { nombre: 'Ana', usuario: 'ana' },
    caduca,
    esSuyo: false,
  };

  it('names the project and who invites, and joins', async () => {
    const pedidas = conRed({ [mirar]: invitacion, 'POST /invitaciones/enlace/aceptar': { proyectoId: id } });
    unirse();
    expect((await screen.findByText('Mantenibilidad 2026')).closest('p')?.textContent).toMatch(
      /^El proyecto está en el curso «Mantenibilidad 2026»: sus docentes verán su nombre/u,
    );
    await pulsar('Unirme al equipo');
    await screen.findByText('Otra página');
    expect(pedidas.filter((pedida) => pedida.endsWith('aceptar'))).toHaveLength(1);
  });

  it('shows why a link is refused', async () => {
    const mensaje = 'Este enlace de invitación no es válido: vence a la semana.';
    conRed({ [mirar]: new Estado(404, { codigo: 'enlace-invalido', mensaje }) });
    unirse();
    await screen.findByText(mensaje);
  });
});

describe('received invitations', () => {
  const recibida = {
    _id: una,
    proyecto: { nombre: 'Tienda' },
    curso: null,
    propietario: { nombre: 'Ana', usuario: 'ana' },
    caduca,
  };
  const mostrar = () => {
    montar(<InvitacionesRecibidas />, { patron: '/lista_proyectos', url: '/lista_proyectos' });
  };

  it('are accepted or declined', async () => {
    const rechazar = `DELETE /invitaciones/${una}`;
    const pedidas = conRed({ 'GET /invitaciones': [recibida], [rechazar]: '' });
    mostrar();
    await pulsar('Rechazar la invitación a Tienda');
    await screen.findByText('Invitación rechazada.');
    expect(pedidas).toContain(rechazar);
  });

  it('take no room without any', async () => {
    conRed({ 'GET /invitaciones': [] });
    mostrar();
    expect(screen.queryByRole('region', { name: 'Invitaciones a equipos' })).toBeNull();
    await Promise.resolve();
  });
});
