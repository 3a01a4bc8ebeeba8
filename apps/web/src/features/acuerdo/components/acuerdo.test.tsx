import type { AcuerdoDeClase, AcuerdoPropio } from '@mantenible/contracts/acuerdo';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { AcuerdoDeEquipo } from './acuerdo-de-equipo.tsx';
import { AcuerdoPagina } from './acuerdo-pagina.tsx';
import { DescargarAcuerdo } from './descargar-acuerdo.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const entregaId = uid(1);
const patron = { pruebaId: uid(2), nombre: 'De antes', por: 'Dora', existe: false };
const clase: AcuerdoDeClase = {
  titulo: 'Entrega',
  comparadas: 0,
  entregadas: 0,
  repositorios: 0,
  puedeElegir: true,
  patron,
  versionDePatron: 4,
  candidatas: [],
  conReferencia: [],
  parejas: [],
  totalParejas: 0,
  preguntas: [],
};
type Equipo = NonNullable<AcuerdoPropio['equipo']>;
const ruta = `/entregas/${entregaId}`;
const antigua = new Estado(412, { codigo: 'version-antigua', mensaje: 'Cambió.' });

function abrir(acuerdo: AcuerdoDeClase): string[] {
  const pedidas = conRed({
    [`GET ${ruta}/acuerdo`]: acuerdo,
    [`PUT ${ruta}/referencia`]: new Estado(204, undefined),
  });
  montar(<AcuerdoPagina />, { patron: '/entrega/:entregaId/acuerdo', url: `/entrega/${entregaId}/acuerdo` });
  return pedidas;
}
const boton = (name: string) => screen.findByRole('button', { name });

describe('the reference of a delivery', () => {
  it('is taken away after a question where its test was deleted and no other can replace it', async () => {
    const pedidas = abrir(clase);
    await userEvent.click(await boton('Quitar la referencia'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Quitar la referencia' }));
    expect(dialogo.getByText(/no se puede volver a elegir/u)).toBeDefined();
    await userEvent.click(dialogo.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText(/^Se cambió la referencia/u)).toBeDefined();
    expect(pedidas).toContain(`PUT ${ruta}/referencia`);
  });

  it('leaves the focus beside its choice once it was taken away', async () => {
    const candidatas = [{ _id: uid(3), nombre: 'Otra', proyecto: 'Tienda' }];
    const sin: AcuerdoDeClase = { ...clase, candidatas, patron: null };
    conRed({
      [`GET ${ruta}/acuerdo`]: new EnOrden(clase, sin),
      [`PUT ${ruta}/referencia`]: new Estado(204, undefined),
    });
    montar(<AcuerdoPagina />, {
      patron: '/entrega/:entregaId/acuerdo',
      url: `/entrega/${entregaId}/acuerdo`,
    });
    await userEvent.click(await boton('Quitar la referencia'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Quitar la referencia' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Quitar' }));
    expect(await screen.findByText('Elija una prueba guardada', { exact: false })).toBeDefined();
    await waitFor(() => {
      expect(document.activeElement?.contains(screen.getByRole('combobox', { name: 'Prueba' }))).toBe(true);
      expect(document.activeElement).not.toBe(document.body);
    });
  });

  it('is not sent again where no test is chosen', async () => {
    const pedidas = abrir({ ...clase, candidatas: [{ _id: uid(3), nombre: 'Otra', proyecto: 'Tienda' }] });
    await userEvent.click(await boton('Usar como referencia'));
    expect(await screen.findByText('Elija la prueba.')).toBeDefined();
    expect(pedidas).not.toContain(`PUT ${ruta}/referencia`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prueba' }), uid(3));
    await userEvent.click(await boton('Usar como referencia'));
    expect(await screen.findByText(/^Se cambió la referencia/u)).toBeDefined();
  });

  it('is not changed over that of another lecturer without a question', async () => {
    const candidatas = [{ _id: uid(3), nombre: 'Otra', proyecto: 'Tienda' }];
    const peticiones = conPeticiones();
    const otra = { ...patron, nombre: 'De Omar' };
    conRed({
      [`GET ${ruta}/acuerdo`]: new EnOrden(
        { ...clase, candidatas },
        { ...clase, candidatas, patron: otra, versionDePatron: 5 },
      ),
      [`PUT ${ruta}/referencia`]: new EnOrden(antigua, antigua, new Estado(204, undefined)),
    });
    montar(<AcuerdoPagina />, {
      patron: '/entrega/:entregaId/acuerdo',
      url: `/entrega/${entregaId}/acuerdo`,
    });
    await boton('Usar como referencia');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Prueba' }), uid(3));
    await userEvent.click(await boton('Usar como referencia'));
    await userEvent.click(await boton('Recargar'));
    expect(await screen.findByText(/«De Omar», que eligió Dora/u)).toBeDefined();
    await userEvent.click(await boton('Usar como referencia'));
    await userEvent.click(await boton('Sobrescribir'));
    expect(await screen.findByText(/^Se cambió la referencia/u)).toBeDefined();
    const cambios = peticiones.filter(({ pedida }) => pedida.startsWith('PUT'));
    expect(cambios.map(({ version }) => version)).toEqual(['"4"', '"5"', null]);
  });

  it('is shown without a choice to those who may not choose it', async () => {
    abrir({ ...clase, puedeElegir: false });
    expect(await screen.findByText(/«De antes», que eligió Dora/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /referencia/u })).toBeNull();
  });
});

describe('the agreement of a class', () => {
  it('states that deliveries of different repositories are not compared', async () => {
    abrir({ ...clase, comparadas: 3, entregadas: 3, repositorios: 3 });
    expect(await screen.findByText(/^Cada entrega es de otro repositorio/u)).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Para discutir en clase' })).toBeNull();
  });

  it('does not state it where two are of one', async () => {
    const pareja = { unos: 'A', otros: 'B', comunes: 0, iguales: 0, porcentaje: null, kappa: null };
    abrir({
      ...clase,
      comparadas: 3,
      entregadas: 3,
      repositorios: 2,
      parejas: [{ ...pareja, pocas: true }],
      totalParejas: 1,
    });
    expect(await screen.findByRole('table', { name: 'Parejas' })).toBeDefined();
    expect(screen.queryByText(/^Cada entrega es de otro repositorio/u)).toBeNull();
  });
});

it('a file that is being made keeps its own button busy alone', async () => {
  conRed({ [`GET ${ruta}/acuerdo/xlsx`]: sinContestar });
  montar(<DescargarAcuerdo entregaId={entregaId} />);
  await userEvent.click(await boton('Descargar XLSX'));
  expect((await boton('Descargar XLSX')).getAttribute('aria-busy')).toBe('true');
  expect((await boton('Descargar CSV')).getAttribute('aria-busy')).toBe('false');
});

describe('the agreement of a team', () => {
  const equipo: Equipo = { integrantes: 2, conPrueba: ['Ana'], parejas: [], preguntas: [] };
  const dibujar = (cambios: Partial<Equipo> = {}) => {
    conRed({});
    montar(<AcuerdoDeEquipo equipo={{ ...equipo, ...cambios }} />, { patron: '/', url: '/' });
  };

  it('names the one who saved a test while the others have none', () => {
    dibujar();
    expect(
      screen.getByText(/^Para comparar a los integrantes hacen falta dos pruebas/u).textContent,
    ).toContain('cierre. Solo guardó la suya Ana.');
  });

  it('is not shown to a person alone', () => {
    dibujar({ integrantes: 1 });
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('quotes levels within its sentences without their full stop', () => {
    const niveles = [{ descripcion: 'Más del 20 %.', cuantas: 1 }];
    const preguntas = [{ pregunta: '¿Cuántas?', lista: 'L', niveles, respuestas: 2, distintas: 100 }];
    dibujar({ conPrueba: ['Ana', 'Eva'], preguntas });
    expect(screen.getByText('Más del 20 %: 1 respuesta')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('has every question, also of the same words with other levels', () => {
    const errores = vi.spyOn(console, 'error').mockReturnValue();
    const una = { pregunta: '¿Cuántas?', lista: 'L', respuestas: 2, distintas: 100 };
    const preguntas = ['Pocas', 'Menos de diez'].map((descripcion) => ({
      ...una,
      niveles: [{ descripcion, cuantas: 1 }],
    }));
    dibujar({ conPrueba: ['Ana', 'Eva'], preguntas });
    expect(screen.getByText('Pocas: 1 respuesta')).toBeDefined();
    expect(screen.getByText('Menos de diez: 1 respuesta')).toBeDefined();
    // React reports a repeated key.
    expect(errores).not.toHaveBeenCalled();
  });

  it('states that two tests have no common question', () => {
    dibujar({ conPrueba: ['Ana', 'Eva'] });
    expect(screen.getByText('Esas pruebas no tienen preguntas comunes.')).toBeDefined();
    expect(screen.queryByText(/Solo guardó/u)).toBeNull();
  });
});
