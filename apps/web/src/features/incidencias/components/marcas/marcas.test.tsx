import type { Marca, Marcas } from '@mantenible/contracts/marca';
import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { EnOrden, Estado, type Respuestas } from '../../../../testing/montar.tsx';
import { abrirGuia, issues } from '../guia.fixture.tsx';

const terminado: AnalisisHecho = {
  id: '0198a3c0-0000-7000-8000-000000000001',
  fecha: '2026-11-21T10:00:00.000Z',
  commit: 'c1',
  enlace: 'https://github.com/a/b',
  rama: 'main',
  duracionMs: 1,
  grado: 80,
  analizador: null,
  estado: 'listo',
  motivo: null,
};
const una = incidencia({ descripcion: 'Función larga', archivo: 'src/a.js', linea: 4 });
const marca = (cambios: Partial<Marca> = {}): Marca => ({
  _id: '0198a3c0-0000-7000-8000-000000000002',
  decision: 'se-acepta',
  razon: 'La genera una herramienta.',
  regla: una.regla,
  mensaje: una.descripcion,
  archivo: una.archivo,
  linea: una.linea,
  estado: 'presente',
  creado: '2026-11-21T11:00:00.000Z',
  ...cambios,
});
const con = (marcas: readonly Marca[], cambios: Partial<Marcas> = {}): Marcas => ({
  puedeCambiar: true,
  motivo: null,
  silenciadas: 0,
  total: marcas.length,
  marcas,
  ...cambios,
});
const ruta = '/marcas/p';
const abrir = (respuestas: Respuestas, terminados: readonly AnalisisHecho[] | null = [terminado]) =>
  abrirGuia({ ...issues([una]), ...respuestas }, '', undefined, terminados);
const boton = (name: string) => screen.findByRole('button', { name });
const dialogo = () => within(screen.getByRole('dialog', { name: 'Marcar la incidencia' }));

it('an issue is marked with a reason, which stays typed when the server refuses it', async () => {
  const mensaje = 'Mientras tanto terminó otro análisis.';
  const refusal = new Estado(409, { codigo: 'otro-analisis', mensaje });
  abrir({
    [`GET ${ruta}`]: new EnOrden(con([]), con([]), con([marca()])),
    [`POST ${ruta}`]: new EnOrden(refusal, new Estado(201, marca())),
  });
  await userEvent.click(await boton('Marcar'));
  await userEvent.click(dialogo().getByRole('button', { name: 'Marcar' }));
  expect(dialogo().getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await userEvent.selectOptions(dialogo().getByRole('combobox'), 'Se acepta');
  await userEvent.type(dialogo().getByRole('textbox'), 'La genera una herramienta.');
  await userEvent.click(dialogo().getByRole('button', { name: 'Marcar' }));
  expect(await screen.findByText(mensaje, { exact: false })).toBeDefined();
  await userEvent.click(dialogo().getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await boton('Marcar'));
  expect(dialogo().getByRole('textbox')).toHaveProperty('value', 'La genera una herramienta.');
  await userEvent.click(dialogo().getByRole('button', { name: 'Marcar' }));
  const tarjeta = within(screen.getByRole('article'));
  expect(await tarjeta.findByText('Marcada: Se acepta')).toBeDefined();
  expect(screen.getByText('1 olor, 1 marcado')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Quitar la marca' })).toBeDefined();
});

it('the marked issues are listed with their reasons, also those that the analysis lacks, and are unmarked', async () => {
  const ida = marca({ _id: '0198a3c0-0000-7000-8000-000000000003', linea: 9, estado: 'ausente' });
  const { pedidas } = abrir({
    [`GET ${ruta}`]: new EnOrden(con([marca(), ida]), con([marca()])),
    [`DELETE ${ruta}/${ida._id}`]: new Estado(204, ''),
  });
  await userEvent.click(await screen.findByText('2 incidencias marcadas: ver cuáles y por qué'));
  const filas = within(screen.getByRole('list', { name: 'Incidencias marcadas' })).getAllByRole('listitem');
  expect(filas.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Se acepta La genera una herramienta\..*línea 4Quitar la marca$/u),
    expect.stringMatching(/línea 9; ya no está en el último análisisQuitar la marca$/u),
  ]);
  await userEvent.click(within(filas[1] ?? document.body).getByRole('button'));
  expect(await screen.findByText('1 incidencia marcada: ver cuáles y por qué')).toBeDefined();
  expect(pedidas).toContain(`DELETE ${ruta}/${ida._id}`);
});

it('who only reads the project sees the marks and changes none', async () => {
  abrir({ [`GET ${ruta}`]: con([marca()], { puedeCambiar: false }) });
  expect(await screen.findByText('Marcada: Se acepta')).toBeDefined();
  expect(screen.queryByRole('button', { name: /marca/iu })).toBeNull();
});

it('where no issue can be marked the reason stands there; a failed read is no empty list', async () => {
  const { unmount } = abrir({
    [`GET ${ruta}`]: con([], { motivo: 'Este análisis guarda solo sus cifras.', silenciadas: 2 }),
  });
  expect(await screen.findByText('Este análisis guarda solo sus cifras.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Marcar' })).toBeNull();
  expect(
    screen.getByText(/^2 incidencias silenciadas, con NOSONAR en el código o por una regla del alcance/u),
  ).toBeDefined();
  unmount();
  abrir({ [`GET ${ruta}`]: new Estado(503, { codigo: 'x', mensaje: 'No responde.' }) });
  expect(await screen.findByText('No se pudieron leer las marcas. No responde.')).toBeDefined();
});

it('marks stay listed where the analysis has no issue left', async () => {
  abrir({ ...issues([]), [`GET ${ruta}`]: con([marca({ estado: 'ausente' })]) });
  expect(await screen.findByText('1 incidencia marcada: ver cuáles y por qué')).toBeDefined();
});

it('with a scanning service marks are not offered, nor read', async () => {
  const { pedidas } = abrir({}, null);
  expect(await screen.findByText(/Marcar incidencias no se ofrece aquí/u)).toBeDefined();
  expect(pedidas).not.toContain(`GET ${ruta}`);
});
