import type { ConfiguracionPagina } from '@mantenible/contracts/configuracion';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, montar } from '../../../testing/montar.tsx';
import { tokenOculto } from '../modelo/token-guardado.ts';
import { EditarProyecto } from './editar-proyecto.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000a';
const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
  githubtoken: 'ghp_1',
};
const conservaNombre = /la rama principal conserva su nombre actual/;
const rama = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Rama' });
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
const alertas = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

function abrir(escaneo: ConfiguracionPagina['escaneo']) {
  const pedidas = conRed({ [`GET /proyectos/${id}`]: proyecto, [`PUT /proyectos/${id}`]: {} });
  montar(<EditarProyecto escaneo={escaneo} />, {
    patron: '/editar_proyecto/:id',
    url: `/editar_proyecto/${id}`,
  });
  return pedidas;
}

beforeEach(() => {
  conPersona();
});

describe('a change of the branch', () => {
  it('shows a notice, while typing and after saving, that the service’s main branch keeps its name', async () => {
    const pedidas = abrir('sonarqube');
    await userEvent.type(await rama(), '-2');
    expect(screen.getByText(conservaNombre).getAttribute('role')).toBe('status');
    await guardar();
    await screen.findByText('Otra página');
    expect(pedidas).toContain(`PUT /proyectos/${id}`);
    expect(pedidas.filter((pedida) => pedida.includes('sonarqube'))).toEqual([]);
    expect(alertas()).toEqual(['Proyecto actualizado exitosamente.', expect.stringMatching(conservaNombre)]);
  });

  it('shows no notice once the branch is the stored one again', async () => {
    abrir('sonarqube');
    await userEvent.type(await rama(), 'x');
    expect(screen.getByText(conservaNombre)).toBeDefined();
    await userEvent.type(await rama(), '{Backspace}');
    expect(screen.queryByText(conservaNombre)).toBeNull();
  });

  it('shows no notice without an external service', async () => {
    abrir('ninguno');
    await userEvent.type(await rama(), '-2');
    expect(screen.queryByText(conservaNombre)).toBeNull();
    await guardar();
    await screen.findByText('Otra página');
    expect(alertas()).toEqual(['Proyecto actualizado exitosamente.']);
  });
});

describe('a change of the link', () => {
  const enlace = () => screen.getByRole('textbox', { name: 'Enlace del repositorio' });
  const token = () => screen.getByLabelText<HTMLInputElement>(/^Token de acceso/);
  const aviso = /escriba un token de ese servidor/;

  it('clears the token for another server, shows why, and restores it with the link', async () => {
    abrir('incorporado');
    await rama();
    await userEvent.clear(enlace());
    await userEvent.type(enlace(), 'https://gitlab.com/ana/tienda');
    expect(token().value).toBe('');
    expect(screen.getByText(aviso).getAttribute('role')).toBe('status');
    await guardar();
    expect(screen.getByText('El siguiente campo es obligatorio')).toBeDefined();
    await userEvent.clear(enlace());
    await userEvent.type(enlace(), 'https://github.com/ana/otra');
    expect(token().value).toBe(tokenOculto);
    expect(screen.queryByText(aviso)).toBeNull();
  });

  it('within its server keeps the token', async () => {
    const pedidas = abrir('incorporado');
    await rama();
    await userEvent.type(enlace(), '-2');
    expect(token().value).toBe(tokenOculto);
    await guardar();
    await screen.findByText('Otra página');
    expect(pedidas).toContain(`PUT /proyectos/${id}`);
  });
});

it('the token is read only when it is shown, and then it is no change', async () => {
  const peticiones = conPeticiones();
  const pedidas = abrir('incorporado');
  await rama();
  const lecturas = () =>
    peticiones.filter(({ pedida }) => pedida.startsWith('GET')).map(({ params }) => params);
  expect(lecturas()).toEqual([{ token: 'no' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar u ocultar el token' }));
  expect(await screen.findByDisplayValue('ghp_1')).toBeDefined();
  expect(lecturas()).toEqual([{ token: 'no' }, undefined]);
  await guardar();
  await screen.findByText('Otra página');
  expect(pedidas).toContain(`PUT /proyectos/${id}`);
  expect(peticiones.at(-1)?.cuerpo).not.toHaveProperty('githubtoken');
});

it('the name is locked, and the key is shown', async () => {
  abrir('sonarqube');
  await rama();
  const nombre = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  expect(nombre.readOnly).toBe(true);
  expect(nombre.required).toBe(false);
  expect(screen.getByText(/^El nombre no se puede cambiar/).id).toBe(nombre.getAttribute('aria-describedby'));
  expect(screen.queryByText(/no podrá cambiarlo después/)).toBeNull();
  expect(screen.getByText('tienda')).toBeDefined();
});
