import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { http } from '../../../../lib/http.ts';
import { zonaDelLector } from '../../../../lib/zona-del-lector.ts';
import { conRed, enEspera, EnOrden, Estado, montar, sinRed } from '../../../../testing/montar.tsx';
import * as archivos from '../../../../ui/entregar-archivo.ts';
import { ajeno } from '../proyecto.fixture.ts';
import { ProyectosAjenos } from './proyectos-ajenos.tsx';

const lista = 'GET /proyectos/otras-personas';
const entregarArchivo = vi.fn<typeof archivos.entregarArchivo>();
const csv = 'GET /proyectos/otras-personas/csv';
const pagina = (total: number, ...cuales: readonly number[]) => ({
  proyectos: cuales.map((n) => ajeno(n)),
  total,
});

function Direccion() {
  return <output aria-label="Dirección">{decodeURIComponent(useLocation().search)}</output>;
}

/** Draws the list; returns what each request of it asked for. */
function abrir(respuesta: unknown, consulta = '', otras: object = {}): object[] {
  conRed({ [lista]: respuesta, ...otras });
  const { adapter } = http.defaults;
  const pedidos: object[] = [];
  http.defaults.adapter = (config) => {
    if (typeof adapter !== 'function') throw new Error('the fake network is missing');
    const params: unknown = config.params;
    if (typeof params === 'object' && params !== null) pedidos.push(params);
    return adapter(config);
  };
  montar(
    <>
      <ProyectosAjenos />
      <Direccion />
    </>,
    { patron: '/lista_proyectos', url: `/lista_proyectos?de=otras${consulta}` },
  );
  return pedidos;
}
const direccion = () => screen.getByLabelText('Dirección').textContent;
const buscador = () => screen.getByRole('searchbox', { name: 'Buscar por proyecto, persona o enlace' });
const nombres = () => screen.queryAllByRole('link', { name: /^Proyecto \d$/u }).map((uno) => uno.textContent);
const paginador = () => within(screen.getByRole('navigation', { name: 'Páginas de proyectos' }));
const porDefecto = { buscar: '', orden: 'persona', sentido: 'asc', pagina: 1 };

beforeEach(() => {
  entregarArchivo.mockReset();
  vi.spyOn(archivos, 'entregarArchivo').mockImplementation(entregarArchivo);
});

describe('a search among other people’s projects', () => {
  it('sends one request for all letters, from the first page', async () => {
    const pedidos = abrir(new EnOrden(pagina(60, 1, 2), pagina(1, 2)), '&pagina=2');
    await screen.findByRole('link', { name: 'Proyecto 1' });
    await userEvent.type(buscador(), 'caña');
    await waitFor(() => {
      expect(nombres()).toEqual(['Proyecto 2']);
      expect(pedidos.filter((uno) => 'buscar' in uno && uno.buscar !== '')).toEqual([
        { ...porDefecto, buscar: 'caña' },
      ]);
    });
    expect(direccion()).toBe('?de=otras&buscar=caña');
  });

  it('announces how many projects it leaves', async () => {
    abrir(pagina(1234, 1), '&buscar=a');
    const cuantos = await screen.findByText(/^1\s234 proyectos$/u);
    expect(cuantos.getAttribute('role')).toBe('status');
  });

  it('keeps at most 200 letters of the address', async () => {
    const pedidos = abrir(pagina(0), `&buscar=${'x'.repeat(300)}`);
    await screen.findByText('No se encontraron proyectos.');
    expect(pedidos).toEqual([{ ...porDefecto, buscar: 'x'.repeat(200) }]);
  });

  it('is removed by a press where nothing matches, which passes the focus to the field', async () => {
    abrir(new EnOrden(pagina(0), pagina(1, 3)), '&buscar=nada&orden=prueba');
    (await screen.findByRole('button', { name: 'Quitar la búsqueda' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(nombres()).toEqual(['Proyecto 3']);
    });
    expect(direccion()).toBe('?de=otras&orden=prueba');
    expect(document.activeElement).toBe(buscador());
  });
});

describe('the pages of other people’s projects', () => {
  it('keep the shown page visible until the next one arrives', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidos = abrir(new EnOrden(pagina(60, 1), respuesta));
    await screen.findByRole('link', { name: 'Proyecto 1' });
    expect(paginador().getByRole('status').textContent).toBe('Página 1 de 3');
    await userEvent.click(paginador().getByRole('button', { name: 'Siguiente' }));
    expect([nombres(), direccion()]).toEqual([['Proyecto 1'], '?de=otras&pagina=2']);
    contestar(pagina(60, 2));
    await waitFor(() => {
      expect(nombres()).toEqual(['Proyecto 2']);
    });
    expect(pedidos.at(-1)).toEqual({ ...porDefecto, pagina: 2 });
    await userEvent.click(paginador().getByRole('button', { name: 'Anterior' }));
    expect(direccion()).toBe('?de=otras');
  });

  it('show a failure and not the page before, and can be read again', async () => {
    abrir(new EnOrden(pagina(60, 1), sinRed, pagina(60, 2)));
    await screen.findByRole('link', { name: 'Proyecto 1' });
    await userEvent.click(paginador().getByRole('button', { name: 'Siguiente' }));
    const alerta = within(await screen.findByRole('alert'));
    expect(nombres()).toEqual([]);
    await userEvent.click(alerta.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(nombres()).toEqual(['Proyecto 2']);
    });
  });

  it('beyond the last one lead to the first, without the texts of a search', async () => {
    abrir(new EnOrden(pagina(3), pagina(3, 1)), '&pagina=9');
    await screen.findByText('Esta página ya no tiene proyectos.');
    expect(screen.queryByRole('button', { name: 'Quitar la búsqueda' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ir a la primera página' }));
    await waitFor(() => {
      expect(nombres()).toEqual(['Proyecto 1']);
    });
    expect(direccion()).toBe('?de=otras');
  });

  it('start again with another order', async () => {
    const pedidos = abrir(pagina(60, 1), '&pagina=3');
    await userEvent.click(await screen.findByRole('button', { name: 'Prueba' }));
    await waitFor(() => {
      expect(pedidos.at(-1)).toEqual({ ...porDefecto, orden: 'prueba', sentido: 'desc' });
    });
    expect(direccion()).toBe('?de=otras&orden=prueba&sentido=desc');
    expect(screen.getByRole('columnheader', { name: 'Persona' }).getAttribute('aria-sort')).toBe('none');
  });
});

describe('the figures of a project', () => {
  const suyo = { fecha: '2026-01-05T12:00:00.000Z', enlace: null, rama: 'main', cambios: [] };
  it.each([
    [{ analisis: { ...suyo, grado: 0 } }, /^Análisis de Proyecto 1: 0,00\s% ?5 de enero de 2026/u],
    [{ analisis: { ...suyo, grado: 100 } }, /^Análisis de Proyecto 1: 100,00\s%/u],
    [{ analisis: { ...suyo, grado: null } }, /^Análisis de Proyecto 1: Sin grado/u],
    [{}, /^Análisis de Proyecto 1: Sin resultados$/u],
    [
      { prueba: { _id: ajeno(2)._id, nombre: 'x', fecha: suyo.fecha, promedio: 62.5 } },
      /^Pruebas de .* 62,50\s%/u,
    ],
  ])('%j is written like %s', async (cambios, forma) => {
    abrir({ proyectos: [ajeno(1, cambios)], total: 1 });
    expect(await screen.findByRole('link', { name: forma })).toBeDefined();
  });

  it.each([
    [{ nombre: 'Ana', usuario: 'ana1' }, 'Anaana1'],
    [{ nombre: 'ana1', usuario: 'ana1' }, 'ana1'],
    [{ nombre: '<i>Ana</i>', usuario: null }, '<i>Ana</i>'],
  ])('of the person %j names %s', async (persona, texto) => {
    abrir({ proyectos: [ajeno(1, { persona })], total: 1 });
    const fila = within(await screen.findByRole('table')).getAllByRole('row')[1];
    expect(within(fila ?? document.body).getAllByRole('cell')[1]?.textContent).toBe(texto);
  });
});

describe('the download of the list', () => {
  const boton = () => screen.findByRole('button', { name: 'Descargar CSV' });

  it('has the search and the order of the screen, once for a double press', async () => {
    const { respuesta, contestar } = enEspera();
    const pedidos = abrir(pagina(1, 1), '&buscar=ana&orden=grado&sentido=desc', { [csv]: respuesta });
    await userEvent.dblClick(await boton());
    expect((await boton()).getAttribute('aria-busy')).toBe('true');
    contestar('nombre;persona');
    await waitFor(() => {
      expect(entregarArchivo.mock.calls).toEqual([['nombre;persona', 'proyectos.csv']]);
    });
    const suyos = pedidos.filter((uno) => !('pagina' in uno));
    expect(suyos).toEqual([{ buscar: 'ana', orden: 'grado', sentido: 'desc', zona: zonaDelLector() }]);
  });

  it('gives the reason of a failure, which the next attempt removes', async () => {
    const fallo = new Estado(429, { codigo: 'limite', mensaje: 'Espere un minuto.' });
    abrir(pagina(1, 1), '', { [csv]: new EnOrden(fallo, 'x') });
    await userEvent.click(await boton());
    await screen.findByText('No se pudo descargar la lista. Espere un minuto.');
    expect(entregarArchivo).not.toHaveBeenCalled();
    await userEvent.click(await boton());
    await waitFor(() => {
      expect(entregarArchivo).toHaveBeenCalledOnce();
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
