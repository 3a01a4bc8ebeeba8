import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conDescargas } from '../../../testing/con-descargas.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, enEspera, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { AuditoriaPagina } from './auditoria-pagina.tsx';

const leer = 'GET /auditoria';
const descargar = 'GET /auditoria/csv';
const apunte = (cambios: object = {}) => ({
  _id: '0198a3c0-0000-7000-8000-000000000001',
  momento: '2026-05-04T08:00:00',
  ultimo: '2026-05-04T10:05:00',
  veces: 1,
  persona: { sub: 'sub-ana', nombre: 'Ana Ruiz', usuario: 'ana' },
  accion: 'acceso',
  objeto: 'luz',
  detalle: '',
  ...cambios,
});
const pagina = (total: number, ...apuntes: readonly object[]) => ({ apuntes, total });

function abrir(respuestas: Respuestas, busqueda = '') {
  conRed({ [leer]: pagina(60, apunte()), ...respuestas });
  montar(<AuditoriaPagina />, { patron: '/auditoria', url: `/auditoria${busqueda}` });
}
/** A file of the network: jsdom's has no `text`. */
const archivo = (texto: string) => Object.assign(new Blob([texto]), { text: () => Promise.resolve(texto) });
const pulsar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** First and last moment of days of the reader's calendar. */
const desde = (dia: string) => new Date(`${dia}T00:00:00`).toISOString();
const hasta = (dia: string) => new Date(`${dia}T23:59:59.999`).toISOString();

describe('an entry', () => {
  it.each([
    [{}, ['4 de mayo de 2026, 10:05', 'Ana Ruizana', 'Acceso', 'luz']],
    [
      { veces: 2 },
      ['4 de mayo de 2026, 10:052 veces desde 4 de mayo de 2026, 8:00', 'Ana Ruizana', 'Acceso', 'luz'],
    ],
    [
      { persona: { sub: 's', nombre: 'ana', usuario: 'ana' }, accion: 'cuenta-importada', objeto: '' },
      ['4 de mayo de 2026, 10:05', 'ana', 'Cuenta importada', '—'],
    ],
    [
      {
        persona: { sub: 's', nombre: 'Ana', usuario: null },
        accion: 'token-leido',
        objeto: '',
        detalle: 'x',
      },
      ['4 de mayo de 2026, 10:05', 'Ana', 'Token leído', 'x'],
    ],
  ])('with %o states when, by whom, what and on what', async (cambios, celdas) => {
    abrir({ [leer]: pagina(1, apunte(cambios)) });
    const tabla = within(await screen.findByRole('table', { name: 'Auditoría' }));
    expect(tabla.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(celdas);
  });
});

describe('the filter', () => {
  it.each([
    ['Acción', 'acceso-fallido', { accion: 'acceso-fallido' }],
    ['Desde el día', '2026-05-01', { desde: desde('2026-05-01') }],
    ['Hasta el día', '2026-05-31', { hasta: hasta('2026-05-31') }],
  ])('takes up %s, and returns to the first page', async (etiqueta, value, params) => {
    const peticiones = conPeticiones();
    abrir({}, '?pagina=3');
    const campo = await screen.findByLabelText(etiqueta);
    fireEvent.change(campo, { target: { value } });
    await waitFor(() => {
      expect(peticiones.at(-1)?.params).toEqual({ pagina: 1, ...params });
    });
    expect(screen.getByLabelText<HTMLInputElement>(etiqueta).value).toBe(value);
  });

  it('sends a search once it rests, and keeps every letter in the field', async () => {
    const peticiones = conPeticiones();
    abrir({});
    await userEvent.type(await screen.findByRole('searchbox'), 'Núñez');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Núñez');
    await waitFor(() => {
      expect(peticiones.at(-1)?.params).toEqual({ pagina: 1, buscar: 'Núñez' });
    });
  });

  it('drops a day that no calendar has', async () => {
    const peticiones = conPeticiones();
    abrir({}, '?desde=2026-02-30&hasta=2026-04-31');
    await screen.findByRole('table');
    expect(peticiones.map(({ params }) => params)).toEqual([{ pagina: 1 }]);
  });

  it.each([
    [0, '0 anotaciones'],
    [1, '1 anotación'],
    [12_345, '12 345 anotaciones'],
  ])('announces the number of its entries: %d', async (total, texto) => {
    abrir({ [leer]: pagina(total, apunte()) });
    expect((await screen.findByText(texto)).getAttribute('role')).toBe('status');
  });

  it('announces no number before the first answer', async () => {
    abrir({ [leer]: enEspera().respuesta });
    expect(await screen.findByText('Cargando...')).toBeDefined();
    expect(screen.queryByText(/anotaci/)).toBeNull();
  });
});

describe('the pages', () => {
  const nav = () => screen.getByRole('navigation', { name: 'Páginas de la auditoría' }).textContent;

  it('follow the buttons, with the filter kept and the entries before in sight meanwhile', async () => {
    const peticiones = conPeticiones();
    const { respuesta, contestar } = enEspera();
    abrir({ [leer]: new EnOrden(pagina(26, apunte()), respuesta) }, '?accion=acceso');
    await pulsar('Siguiente');
    expect(screen.getByText('Ana Ruiz')).toBeDefined();
    contestar(pagina(26, apunte({ persona: { sub: 's', nombre: 'Luz', usuario: null } })));
    expect(await screen.findByText('Luz')).toBeDefined();
    expect(nav()).toContain('Página 2 de 2');
    expect(peticiones.map(({ params }) => params)).toEqual([
      { accion: 'acceso', pagina: 1 },
      { accion: 'acceso', pagina: 2 },
    ]);
  });

  it('outside the trail can be left by one press', async () => {
    abrir({ [leer]: new EnOrden(pagina(26), pagina(26, apunte())) }, '?pagina=9');
    await screen.findByText('No se encontraron anotaciones.');
    await pulsar('Quitar la búsqueda y los filtros');
    expect(await screen.findByText('Ana Ruiz')).toBeDefined();
    expect(nav()).toContain('Página 1 de 2');
  });
});

describe('the file', () => {
  it('has the entries of the filter, of all pages', async () => {
    const descargas = conDescargas();
    const peticiones = conPeticiones();
    const csv = new Blob(['a'], { type: 'text/csv' });
    abrir({ [descargar]: csv }, '?accion=acceso&desde=2026-05-01&buscar=ana&pagina=2');
    await pulsar('Descargar CSV');
    await waitFor(() => {
      expect(descargas).toEqual([{ archivo: 'auditoria.csv', tipo: 'text/csv', contenido: csv }]);
    });
    expect(peticiones.at(-1)).toMatchObject({
      pedida: descargar,
      params: {
        accion: 'acceso',
        desde: desde('2026-05-01'),
        buscar: 'ana',
        zona: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });
    expect(peticiones.at(-1)?.params).not.toHaveProperty('pagina');
  });

  it.each([
    [502, '<html>Bad gateway</html>', /El servidor tuvo un fallo\. Inténtelo de nuevo en unos minutos\.$/],
    [404, '', /El servidor dio una respuesta que no se entiende\.$/],
  ])('reports a refusal (%d) of a server between in words of its own', async (status, cuerpo, texto) => {
    abrir({ [descargar]: new Estado(status, archivo(cuerpo)) });
    await pulsar('Descargar CSV');
    expect(await screen.findByText(texto)).toBeDefined();
  });

  it('shows the reason of a refusal, and can be asked for again', async () => {
    const descargas = conDescargas();
    const problema = JSON.stringify({ codigo: 'demasiadas', mensaje: 'Espere un minuto.' });
    abrir({ [descargar]: new EnOrden(new Estado(429, archivo(problema)), new Blob(['a'])) });
    await pulsar('Descargar CSV');
    expect(await screen.findByText('No se pudo descargar la lista. Espere un minuto.')).toBeDefined();
    await pulsar('Descargar CSV');
    await waitFor(() => {
      expect(descargas).toHaveLength(1);
    });
    expect(screen.queryByText(/^No se pudo descargar/)).toBeNull();
  });
});
