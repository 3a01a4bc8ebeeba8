import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { EnOrden, Estado, sinRed } from '../../../testing/montar.tsx';
import { abrir, ada, dialogo, pulsarEnDialogo, pulsar, simulada, uid } from './cuentas.fixture.tsx';

const simular = 'POST /cuentas/importar/simular';
const importar = 'POST /cuentas/importar';
const fila = (estado: string, linea = 2, motivos: readonly string[] = []) => ({
  cambios: [],
  linea,
  usuario: `u${linea}`,
  nombre: 'Luz',
  estado,
  motivos,
});
const clase = (claves: string | null, cuantas: object = {}) => ({
  cuantas: { nueva: 2, revive: 0, cambia: 0, sinCambios: 0, ...cuantas },
  claves,
  importacion: claves === null ? null : uid(9),
});

/** A CSV file of these bytes; a failing read is that of a file that was changed or removed meanwhile. */
function archivo(leer: () => Promise<ArrayBuffer>): File {
  return Object.assign(new File(['x'], 'clase.csv', { type: 'text/csv' }), { arrayBuffer: leer });
}
const conTexto = (texto: string) =>
  archivo(() => Promise.resolve(Uint8Array.from(new TextEncoder().encode(texto)).buffer));

async function elegir(elegido: File): Promise<void> {
  await pulsar('Importar clase');
  await userEvent.upload(campoArchivo(), elegido);
}
function campoArchivo(): HTMLElement {
  const campo = document.querySelector<HTMLElement>('input[type="file"]');
  if (campo === null) throw new Error('the field of the file is absent');
  return campo;
}
async function importada(resultado: object): Promise<void> {
  abrir({ [simular]: simulada(fila('nueva')), [importar]: resultado });
  await elegir(conTexto('usuario,nombre'));
  await screen.findByText('1 nueva');
  await pulsarEnDialogo('Importar');
  await screen.findByRole('dialog', { name: 'Clase importada' });
}

beforeEach(() => {
  conPersona(ada._id);
});

describe('the check of a class', () => {
  test('counts each outcome in a live region, in one order', async () => {
    const estados = ['error', 'sin-cambios', 'nueva', 'cambia', 'nueva', 'revive'];
    abrir({ [simular]: simulada(...estados.map((estado, i) => fila(estado, i + 2, ['falta el nombre']))) });
    await elegir(conTexto('usuario,nombre'));
    const lista = await screen.findByRole('list', { name: 'Resultado de la comprobación' });
    expect([...lista.children].map(({ textContent }) => textContent)).toEqual([
      '2 nuevas',
      '1 se activa de nuevo',
      '1 cambia',
      '1 sin cambios',
      '1 con errores',
    ]);
    expect(lista.closest('[role="status"]')).not.toBeNull();
  });

  test('names every reason of a line, in a region that the keyboard reaches', async () => {
    abrir({
      [simular]: simulada(fila('nueva'), fila('error', 7, ['falta el nombre', 'rol desconocido'])),
    });
    await elegir(conTexto('usuario,nombre'));
    const region = await screen.findByRole('region', { name: 'Filas con errores' });
    expect(region.tabIndex).toBe(0);
    expect(region.textContent).toContain('7u7falta el nombrerol desconocido');
    expect(region.textContent).not.toContain('u2');
  });

  test('shows old and new of each known account, and who loses the role admin', async () => {
    const cambiada = {
      ...fila('cambia', 4),
      cambios: [
        { campo: 'correo', antes: 'a@b', despues: '' },
        { campo: 'rol', antes: 'admin', despues: 'estudiante' },
      ],
    };
    abrir({
      [simular]: { ...simulada(fila('nueva'), cambiada, fila('revive', 5)), ignoradas: ['grupo'] },
    });
    await elegir(conTexto('usuario,nombre'));
    const region = await screen.findByRole('region', { name: 'Cuentas que cambian' });
    expect(region.textContent).toContain(
      '4u4Correo: antes a@b, después (vacío)Rol: antes admin, después estudiante5u5Se activa de nuevo',
    );
    expect(region.textContent).not.toContain('u2');
    expect(screen.getByRole('alert').textContent).toBe('Pierde el rol admin: u4');
    expect(screen.getByText('Columna que no se lee:').textContent).toBe('Columna que no se lee: grupo');
  });

  test('sends the file as it is, from older spreadsheets too', async () => {
    const peticiones = conPeticiones();
    abrir({ [simular]: simulada(fila('nueva')) });
    await elegir(archivo(() => Promise.resolve(Uint8Array.of(0x4d, 0xf1, 0x0d, 0x0a).buffer)));
    await screen.findByText('1 nueva');
    expect(peticiones.at(-1)?.cuerpo).toEqual({ contenido: 'Mñ\r\n' });
  });

  test('states that the file can no longer be read, and it can be chosen again', async () => {
    const peticiones = conPeticiones();
    abrir({ [simular]: simulada(fila('nueva')) });
    await elegir(archivo(() => Promise.reject(new DOMException('changed', 'NotReadableError'))));
    expect(await dialogo().findByText('No se pudo leer el archivo. Elíjalo de nuevo.')).toBeTruthy();
    expect(peticiones.map(({ pedida }) => pedida)).not.toContain(simular);
    await userEvent.upload(campoArchivo(), conTexto('usuario,nombre'));
    expect(await screen.findByText('1 nueva')).toBeTruthy();
    expect(dialogo().queryByText(/No se pudo leer/)).toBeNull();
  });

  test('is made again for the same file, which was corrected meanwhile', async () => {
    const peticiones = conPeticiones();
    const textos = ['usuario', 'usuario,nombre'];
    const corregido = archivo(() =>
      Promise.resolve(Uint8Array.from(new TextEncoder().encode(textos.shift())).buffer),
    );
    const falta = new Estado(400, { codigo: 'csv', mensaje: 'Falta la columna nombre.' });
    abrir({ [simular]: new EnOrden(falta, simulada(fila('nueva'))) });
    await elegir(corregido);
    await dialogo().findByText('Falta la columna nombre.');
    await userEvent.upload(campoArchivo(), corregido);
    expect(await screen.findByText('1 nueva')).toBeTruthy();
    expect(peticiones.at(-1)?.cuerpo).toEqual({ contenido: 'usuario,nombre' });
  });

  test('shows the reason of a refusal at the field, and imports nothing', async () => {
    const mensaje = 'La cabecera debe tener las columnas usuario y nombre.';
    abrir({ [simular]: new Estado(400, { codigo: 'csv', mensaje }) });
    await elegir(conTexto('a,b'));
    expect(await dialogo().findByText(mensaje)).toBeTruthy();
    await pulsarEnDialogo('Importar');
    expect(await screen.findByText('Corrija primero el archivo, o elija otro')).toBeTruthy();
  });
});

describe('an imported class', () => {
  test('is the text that was checked, and the list is read again', async () => {
    const peticiones = conPeticiones();
    await importada(clase(null, { nueva: 0, cambia: 1 }));
    expect(peticiones.find(({ pedida }) => pedida === importar)?.cuerpo).toEqual({
      contenido: 'usuario,nombre',
    });
    await waitFor(() => {
      expect(peticiones.filter(({ pedida }) => pedida === 'GET /cuentas')).toHaveLength(2);
    });
  });

  test('hands over its passwords as a file and on a page of their own, and can be closed', async () => {
    const descargas = conDescargas();
    await importada(clase('usuario,clave\nluz,abcd\n'));
    await pulsarEnDialogo('Descargar contraseñas');
    expect(descargas).toMatchObject([
      { archivo: 'contrasenas-iniciales.csv', tipo: 'text/csv;charset=utf-8' },
    ]);
    expect(descargas[0]?.contenido.size).toBe('usuario,clave\nluz,abcd\n'.length);
    expect(dialogo().getByRole('link', { name: 'Ver e imprimir' }).getAttribute('href')).toBe(
      `/contrasenas_iniciales/${uid(9)}`,
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [{ nueva: 0, revive: 1, cambia: 2, sinCambios: 3 }, 'Cuentas nuevas: 0. Ya conocidas y activas: 6.'],
    [{ nueva: 0, sinCambios: 1 }, 'Cuentas nuevas: 0. Ya conocidas y activas: 1.'],
  ])('without new accounts is closed at once: %o', async (cuantas, texto) => {
    await importada(clase(null, cuantas));
    expect(screen.getByText(texto).getAttribute('role')).toBe('status');
    expect(dialogo().queryByRole('button', { name: 'Descargar contraseñas' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an import whose answer was lost is asked again with the same key, and gives its passwords', async () => {
  const peticiones = conPeticiones();
  abrir({ [simular]: simulada(fila('nueva')), [importar]: new EnOrden(sinRed, clase('usuario,clave')) });
  await elegir(conTexto('usuario,nombre'));
  await screen.findByText('1 nueva');
  await pulsarEnDialogo('Importar');
  expect(await screen.findByText(/No llegó la respuesta/)).toBeTruthy();
  await pulsarEnDialogo('Importar');
  expect(await dialogo().findByRole('button', { name: 'Descargar contraseñas' })).toBeTruthy();
  const claves = peticiones
    .filter(({ pedida }) => pedida === importar)
    .map(({ claveIdempotencia }) => claveIdempotencia);
  expect(claves).toEqual([claves[0], claves[0]]);
  expect(claves[0]).toMatch(/^[0-9a-f-]{36}$/);
});

test('a class that another admin changed meanwhile is checked again before the next attempt', async () => {
  const cambio = new Estado(409, { codigo: 'cambio', mensaje: 'Las cuentas cambiaron.' });
  const otra = simulada(fila('error', 2, ['ya existe']));
  abrir({ [simular]: new EnOrden(simulada(fila('nueva')), otra), [importar]: cambio });
  await elegir(conTexto('usuario,nombre'));
  await screen.findByText('1 nueva');
  await pulsarEnDialogo('Importar');
  expect(await screen.findByText('No se pudo importar la clase. Las cuentas cambiaron.')).toBeTruthy();
  expect(await screen.findByText('1 con errores')).toBeTruthy();
  await pulsarEnDialogo('Importar');
  expect(await screen.findByText('Corrija primero las filas con errores')).toBeTruthy();
});
