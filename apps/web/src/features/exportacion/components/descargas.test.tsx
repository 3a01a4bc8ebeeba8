import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import * as entrega from '../../../ui/entregar-archivo.ts';
import { Descargas } from './descargas.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const m = '0198a3c0-0000-7000-8000-00000000000b';
const proyecto = {
  _id: p,
  nombre: 'Tienda',
  link: 'https://github.com/a/b',
  branch: 'main',
  idPersona: 'sub-ana',
  clave: 'tienda',
};
const importado = {
  tipo: 'singleMetrica',
  elementoId: m,
  intentos: 2,
  respondidas: 3,
  preguntas: 5,
  cambios: [],
};

beforeEach(() => {
  conPersona();
});

function abrir(respuestas: Respuestas = {}) {
  const pedidas = conRed({ [`GET /proyectos/${p}`]: proyecto, [`GET /respuestas/${p}`]: [], ...respuestas });
  montar(<Descargas />, { patron: '/descargas/:id', url: `/descargas/${p}` });
  return pedidas;
}
const elegir = async (contenido: string) => {
  await screen.findByText('Archivo de una prueba');
  const campo = document.querySelector<HTMLInputElement>('input[type=file]');
  if (campo === null) throw new Error('no field');
  const archivo = new File([contenido], 'prueba.json', { type: 'application/json' });
  // The simulated browser cannot read files.
  await userEvent.upload(campo, Object.assign(archivo, { text: () => Promise.resolve(contenido) }));
};
const importar = `POST /borradores/${p}/importar`;

describe('a project as files', () => {
  it('is downloaded in both formats under its key, and a failure is shown', async () => {
    const entregado = vi.spyOn(entrega, 'entregarArchivo').mockImplementation(() => undefined);
    const url = `GET /proyectos/${p}/exportacion`;
    abrir({ [url]: new Blob(['x']) });
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar como Excel' }));
    const nombres = () => entregado.mock.calls.map(([, nombre]) => nombre);
    await expect.poll(nombres).toEqual(['proyecto-tienda.xlsx']);
    entregado.mockRestore();
  });

  it('has an empty state without saved tests', async () => {
    abrir();
    await screen.findByText('No hay pruebas guardadas.');
  });

  it('offers no import into another person’s project', async () => {
    abrir({ [`GET /proyectos/${p}`]: { ...proyecto, propietario: { nombre: 'Beto', usuario: 'beto' } } });
    await screen.findByText('No hay pruebas guardadas.');
    expect(screen.queryByText('Archivo de una prueba')).toBeNull();
  });
});

describe('a file of a test', () => {
  it('becomes a draft, which is linked', async () => {
    abrir({ [importar]: importado });
    await elegir('{"formato":"mantenible-prueba"}');
    await screen.findByText(/3 respuestas de 5 preguntas/u);
    expect(screen.getByRole('link', { name: 'Continuar la prueba' }).getAttribute('href')).toBe(
      `/metricaresponse/${m}/${p}/2`,
    );
  });

  it('is refused before it is sent where it is not JSON, and a refusal of the server is shown', async () => {
    const pedidas = abrir({
      [importar]: new Estado(409, { codigo: 'borrador', mensaje: 'Ya tiene un borrador.' }),
    });
    await elegir('no es JSON');
    await screen.findByText('El archivo no es una prueba descargada de Mantenible.');
    expect(pedidas).not.toContain(importar);
    await elegir('{}');
    await screen.findByText('Ya tiene un borrador.');
  });
});
