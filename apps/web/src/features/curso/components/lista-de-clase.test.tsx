import type { Curso } from '@mantenible/contracts/curso';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
import { curso } from './curso.fixture.ts';
import { ListaDeClase } from './lista-de-clase.tsx';

const simular = `POST /cursos/${curso._id}/lista/simular`;
const guardar = `PUT /cursos/${curso._id}/lista`;
const fila = (n: number, motivos: readonly string[] = []) => ({
  usuario: `u${n}`,
  correo: null,
  nombre: `Persona ${n}`,
  grupo: null,
  linea: n + 2,
  motivos,
  cambios: [],
  estado: motivos.length > 0 ? 'error' : 'nueva',
  unida: false,
});

function archivo(bytes: readonly number[], tamano = bytes.length): File {
  const leer = () => Promise.resolve(Uint8Array.from(bytes).buffer);
  const uno = Object.assign(new File(['x'], 'clase.csv', { type: 'text/csv' }), { arrayBuffer: leer });
  return Object.defineProperty(uno, 'size', { value: tamano });
}
const conTexto = (texto: string) => archivo(Array.from(new TextEncoder().encode(texto)));
const letras = (texto: string) => Array.from(texto, (letra) => letra.charCodeAt(0));

const campo = () => {
  const suyo = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (suyo === null) throw new Error('the field of the file is absent');
  return suyo;
};
const elegir = (uno: File) => userEvent.upload(campo(), uno);
const abrir = () => montar(<ListaDeClase curso={curso as Curso} />);
const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Lista de clase' }));

test('the corrected file is taken again under its own name', async () => {
  const peticiones = conPeticiones();
  conRed({ [simular]: { filas: [fila(1, ['el correo no es válido'])], ignoradas: [], version: 5 } });
  abrir();
  const suyo = conTexto('usuario\nu1');
  await elegir(suyo);
  await (await dialogo()).findByText('Corrija 1 fila y elija el archivo de nuevo.');
  expect(campo().value).toBe('');
  expect(campo().files).toHaveLength(0);
  await userEvent.click((await dialogo()).getByRole('button', { name: 'Cancelar' }));
  await elegir(suyo);
  await (await dialogo()).findByText(/elija el archivo de nuevo/u);
  expect(peticiones.map(({ pedida }) => pedida)).toEqual([simular, simular]);
});

test('a guessed encoding is named, and another choice checks the file again in the same dialog', async () => {
  const peticiones = conPeticiones();
  conRed({ [simular]: { filas: [fila(1)], ignoradas: [], version: 5 } });
  abrir();
  // The ñ of Excel for Mac, which windows-1252 reads as a dash.
  await elegir(archivo([...letras('usuario\nPe'), 0x96, 0x61]));
  const vista = await dialogo();
  await vista.findByText(/^Se supuso/u);
  const lista = vista.getByRole('combobox', { name: 'Codificación del archivo' });
  await userEvent.selectOptions(lista, 'Windows (windows-1252)');
  await vista.findByRole('button', { name: 'Guardar la lista' });
  expect(peticiones.map(({ cuerpo }) => cuerpo)).toEqual([
    { contenido: 'usuario\nPeña' },
    { contenido: 'usuario\nPe–a' },
  ]);
});

test('a refused file has the reason at its field, with the choice of the encoding', async () => {
  conRed({ [simular]: new Estado(400, { codigo: 'csv', mensaje: 'La primera línea debe ser la cabecera' }) });
  abrir();
  await elegir(conTexto('x'));
  expect(await screen.findByText(/La primera línea/u)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Codificación del archivo' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, File, RegExp]>([
  ['larger than the server takes', archivo([120], 512 * 1024 + 1), /pasa de 512 KiB/u],
  ['a workbook', archivo([0x50, 0x4b, 3, 4]), /guárdelo como CSV UTF-8/u],
  [
    'gone since it was chosen',
    Object.assign(new File(['x'], 'clase.csv'), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
    /No se pudo leer el archivo/u,
  ],
])('a file that is %s is refused without a request', async (_como, uno, motivo) => {
  const peticiones = conPeticiones();
  conRed({});
  abrir();
  await elegir(uno);
  expect(await screen.findByText(motivo)).toBeTruthy();
  expect(peticiones).toEqual([]);
});

test('a long list comes in pages, the rows with errors first', async () => {
  const filas = [...Array.from({ length: 60 }, (_, i) => fila(i)), fila(99, ['el usuario se repite'])];
  conRed({ [simular]: { filas, ignoradas: ['Sexo'], version: 5 } });
  abrir();
  await elegir(conTexto('usuario\nu1'));
  const vista = await dialogo();
  const enTabla = async () =>
    within(await vista.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
  expect(await enTabla()).toHaveLength(50);
  expect((await enTabla())[0]?.textContent).toContain('Persona 99');
  await userEvent.click(vista.getByRole('button', { name: /Siguiente/u }));
  expect(await enTabla()).toHaveLength(11);
});

test('a list that another lecturer replaced since is shown against the new one before it is saved', async () => {
  const peticiones = conPeticiones();
  const simulada = (version: number, nombre: string) => {
    return { filas: [{ ...fila(1), nombre }], ignoradas: [], version };
  };
  conRed({
    [simular]: new EnOrden(simulada(5, 'Ana'), simulada(6, 'Ana Ruiz')),
    [guardar]: new EnOrden(new Estado(412, { codigo: 'version-antigua', mensaje: 'Cambió.' }), {}),
  });
  abrir();
  await elegir(conTexto('usuario\nu1'));
  const vista = await dialogo();
  await userEvent.click(await vista.findByRole('button', { name: 'Guardar la lista' }));
  await vista.findByText('Ana Ruiz');
  expect(document.activeElement?.textContent).toContain('otra persona guardó una lista');
  expect(screen.queryByText(/No se pudo guardar/u)).toBeNull();
  await userEvent.click(await vista.findByRole('button', { name: 'Guardar la lista' }));
  await screen.findByText('Lista de clase guardada');
  expect(screen.queryByRole('dialog')).toBeNull();
  const guardadas = peticiones.filter(({ pedida }) => pedida === guardar);
  expect(guardadas.map(({ version }) => version)).toEqual(['"5"', '"6"']);
});
