import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { EnOrden, Estado } from '../../../testing/montar.tsx';
import { abrir, ada, dialogo, pulsar, pulsarEnDialogo, simulada } from './cuentas.fixture.tsx';

const simular = 'POST /cuentas/importar/simular';
const importar = 'POST /cuentas/importar';
const fila = { linea: 2, usuario: 'ana', nombre: 'Peña', estado: 'nueva', cambios: [], motivos: [] };

/** `ana;Peña` with the ñ of Excel for Mac, which windows-1252 reads as a dash. */
const bytes = [...Array.from('ana;Pe', (letra) => letra.charCodeAt(0)), 0x96, 0x61];

async function elegir(leidos: readonly number[]): Promise<void> {
  await pulsar('Importar clase');
  const campo = document.querySelector<HTMLElement>('input[type="file"]');
  if (campo === null) throw new Error('the field of the file is absent');
  const archivo = new File(['x'], 'clase.csv', { type: 'text/csv' });
  const leer = () => Promise.resolve(Uint8Array.from(leidos).buffer);
  await userEvent.upload(campo, Object.assign(archivo, { arrayBuffer: leer }));
}
const codificacion = () =>
  dialogo().findByRole<HTMLSelectElement>('combobox', { name: 'Codificación del archivo' });

beforeEach(() => {
  conPersona(ada._id);
});

test('shows the first rows as they were read, and what each column is taken for', async () => {
  const muestra = {
    columnas: [
      { titulo: 'E-mail', campo: 'correo' },
      { titulo: 'Grupo', campo: null },
      { titulo: '', campo: null },
    ],
    filas: [
      { linea: 2, celdas: ['a@b', 'B', ''] },
      { linea: 4, celdas: ['', 'Ñ', 'de más'] },
    ],
  };
  abrir({ [simular]: { ...simulada(fila, fila, fila), muestra } });
  await elegir(bytes);
  const tabla = await screen.findByRole('table', {
    name: 'Así empieza el archivo, como se leyó: 2 de 3 filas',
  });
  expect(
    within(tabla)
      .getAllByRole('row')
      .map((linea) => Array.from(linea.children, ({ textContent }) => textContent)),
  ).toEqual([
    ['Línea', 'E-mailCorreo', 'GrupoNo se lee', '(sin título)No se lee'],
    ['2', 'a@b', 'B', ''],
    ['4', '', 'Ñ', 'de más'],
  ]);
  expect(tabla.closest<HTMLElement>('[role="region"]')?.tabIndex).toBe(0);
});

test('names a guessed encoding, and another choice reads, checks and imports the file in it', async () => {
  const peticiones = conPeticiones();
  const clase = {
    cuantas: { nueva: 1, revive: 0, cambia: 0, sinCambios: 0 },
    claves: null,
    importacion: null,
  };
  abrir({ [simular]: simulada(fila), [importar]: clase });
  await elegir(bytes);
  await screen.findByText('1 nueva');
  const campo = await codificacion();
  expect([campo.value, dialogo().queryByText(/^Se supuso/) === null]).toEqual(['macintosh', false]);
  await userEvent.selectOptions(campo, 'Windows (windows-1252)');
  await screen.findByText('1 nueva');
  expect([(await codificacion()).value, dialogo().queryByText(/^Se supuso/)]).toEqual(['windows-1252', null]);
  await pulsarEnDialogo('Importar');
  await screen.findByRole('dialog', { name: 'Clase importada' });
  expect(peticiones.flatMap(({ pedida, cuerpo }) => (pedida.startsWith('POST') ? [cuerpo] : []))).toEqual([
    { contenido: 'ana;Peña' },
    { contenido: 'ana;Pe–a' },
    { contenido: 'ana;Pe–a' },
  ]);
});

test('a refused heading leaves the choice of the encoding, which removes the refusal', async () => {
  const rechazo = new Estado(400, { codigo: 'csv', mensaje: 'La primera línea debe ser la cabecera' });
  abrir({ [simular]: new EnOrden(rechazo, simulada(fila)) });
  await elegir(bytes);
  await dialogo().findByText(/La primera línea/);
  await userEvent.selectOptions(await codificacion(), 'UTF-16');
  expect(await screen.findByText('1 nueva')).toBeTruthy();
  expect(dialogo().queryByText(/La primera línea/)).toBeNull();
});

test('valid UTF-8 is no guess', async () => {
  abrir({ [simular]: simulada(fila) });
  await elegir(Array.from(new TextEncoder().encode('ana;Peña')));
  expect((await codificacion()).value).toBe('utf-8');
  expect(dialogo().queryByText(/^Se supuso/)).toBeNull();
});
