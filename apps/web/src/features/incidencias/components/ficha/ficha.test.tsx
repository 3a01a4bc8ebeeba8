import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { config } from '../../../../lib/config.ts';
import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { abrirGuia, issues } from '../guia.fixture.tsx';

const boton = () => screen.findByRole('button', { name: 'Ver ficha de la regla' });
const ficha = async () => within(await screen.findByRole('dialog', { name: 'Ficha de la regla' }));

it('explains the rule of an issue: title, key, severity, why, how, and code before and after', async () => {
  abrirGuia(issues([incidencia({ regla: 'javascript:S3358', severidad: 'MAJOR' })]));
  await userEvent.click(await boton());
  const dentro = await ficha();
  await dentro.findByRole('heading', { name: 'Los operadores ternarios no deberían anidarse' });
  expect(dentro.getByText('javascript:S3358')).toBeDefined();
  expect(dentro.getByText('Mayor')).toBeDefined();
  expect(dentro.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Por qué importa',
    'Cómo arreglarlo',
    'Antes',
    'Después',
  ]);
  expect(dentro.getByRole('group', { name: 'Código, antes' }).textContent).toContain("? 'L' : peso");
  expect(dentro.getByRole('group', { name: 'Código, después' }).textContent).toContain('return');
});

it('names what the rule is known to report wrongly, or to miss', async () => {
  abrirGuia(issues([incidencia({ regla: 'python:S1854' })]));
  await userEvent.click(await boton());
  const dentro = await ficha();
  await dentro.findByRole('heading', { name: 'Cuándo no avisa' });
  expect(dentro.getByRole('group', { name: 'Código, cuándo no avisa' }).textContent).toContain('except');
  expect(dentro.queryByRole('heading', { name: 'Cuándo avisa sin motivo' })).toBeNull();
});

it('draws code in a title as code, without backticks', async () => {
  abrirGuia(issues([incidencia({ regla: 'javascript:S6653' })]));
  await userEvent.click(await boton());
  const titulo = await (await ficha()).findByRole('heading', { name: /Object\.hasOwn$/ });
  expect(titulo.querySelector('code')?.textContent).toBe('Object.hasOwn');
});

it('links a rule without card to its description in English, with the message in its language', async () => {
  Object.assign(config, { escaneo: 'sonarqube' });
  const descripcion = 'Remove this thing.';
  abrirGuia(issues([incidencia({ regla: 'css:S5362', descripcion })]));
  expect((await screen.findByText(descripcion)).lang).toBe('en');
  await userEvent.click(await boton());
  const dentro = await ficha();
  const enlace = await dentro.findByRole('link', { name: /Descripción original, en inglés/ });
  expect(enlace.getAttribute('href')).toBe('https://rules.sonarsource.com/css/RSPEC-5362/');
  expect(dentro.getByText(descripcion).lang).toBe('en');
});

it('shows the card’s title in Spanish above the message of a scanning service, and finds the issue by both', async () => {
  Object.assign(config, { escaneo: 'sonarqube' });
  abrirGuia(
    issues([
      incidencia({ regla: 'javascript:S1854', descripcion: 'Remove this useless assignment.' }),
      incidencia({ regla: 'css:S5362', descripcion: 'Unexpected empty block.' }),
    ]),
  );
  await screen.findByRole('heading', {
    name: 'Un valor que se asigna debería llegar a usarse Remove this useless assignment.',
  });
  expect(screen.getByText('Remove this useless assignment.').lang).toBe('en');
  await userEvent.click(screen.getByText('Lista completa'));
  const filas = () =>
    within(screen.getByRole('list', { name: 'Incidencias' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent.slice(0, 20));
  const campo = await screen.findByRole('searchbox', { name: 'Buscar' });
  await userEvent.type(campo, 'llegar a usarse');
  await waitFor(() => {
    expect(filas()).toEqual(['Un valor que se asig']);
  });
  await userEvent.clear(campo);
  await userEvent.type(campo, 'empty block');
  await waitFor(() => {
    expect(filas()).toEqual(['Unexpected empty blo']);
  });
});

it('does not mark the embedded scanner’s Spanish messages as English', async () => {
  Object.assign(config, { escaneo: 'incorporado' });
  abrirGuia(issues([incidencia({ descripcion: 'Divida esta función.' })]));
  expect((await screen.findByText('Divida esta función.')).lang).toBe('');
});
