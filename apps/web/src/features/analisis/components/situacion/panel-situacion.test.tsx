import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar, sinRed, type Respuestas } from '../../../../testing/montar.tsx';
import { Motivo, PanelSituacion } from './panel-situacion.tsx';

type Props = Parameters<typeof PanelSituacion>[0];

const proyecto = {
  _id: '0198a3c0-0000-7000-8000-00000000000a',
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'desarrollo',
  idPersona: 'sub-ana',
  clave: 'tienda',
};
const preparar = ['POST /sonarqube/proyectos/crear', 'POST /sonarqube/rename'];
const instrucciones = `/sonarqube/instructions/${proyecto._id}`;

function abrir(situacion: Props['situacion'], propio = true, respuestas: Respuestas = {}) {
  const pedidas = conRed(respuestas);
  montar(<PanelSituacion situacion={situacion} proyecto={proyecto} propio={propio} />);
  return pedidas;
}
const texto = () => document.body.textContent;
const enlaces = () => screen.queryAllByRole('link').map((a) => a.getAttribute('href'));
const botones = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the panel in place of the measures', () => {
  it.each<[Props['situacion'], readonly string[], readonly string[], RegExp]>([
    [{ tipo: 'cargando', texto: 'Leyendo…' }, [], [], /Leyendo…/],
    [
      {
        tipo: 'fallo',
        fallo: { codigo: 'x', titulo: 'Sin servicio', texto: 'No responde.', remedio: 'Espere.' },
      },
      ['Reintentar'],
      [],
      /No responde\.Espere\./,
    ],
    [
      { tipo: 'clave-ajena', propia: 'tienda', ajena: '<b>otra</b>' },
      ['Reintentar'],
      [instrucciones],
      /indica la clave <b>otra<\/b>, pero la de este proyecto es tienda\. No se muestra el análisis de otra clave\./,
    ],
    [{ tipo: 'sin-analisis' }, [], [instrucciones], /suba a la rama «desarrollo»/],
    [{ tipo: 'en-curso' }, [], [], /muestra las medidas en cuanto termine/],
    [
      { tipo: 'fallido', motivo: 'Out of memory' },
      [],
      [instrucciones],
      /El servicio dice: «Out of memory»\..+No hay resultados anteriores que mostrar/,
    ],
    [{ tipo: 'fallido', motivo: null }, [], [instrucciones], /El servicio no dio ningún motivo\./],
  ])('of %j names the reason and the next step', (situacion, esperados, destinos, contenido) => {
    abrir(situacion);
    expect(texto()).toMatch(contenido);
    expect(botones()).toEqual(esperados);
    expect(enlaces()).toEqual(destinos);
  });
});

describe('a project that the service lacks', () => {
  it('is prepared by its owner alone', () => {
    abrir({ tipo: 'sin-preparar' }, false);
    expect(texto()).toContain('Solo puede prepararlo la persona a la que pertenece el proyecto.');
    expect(botones()).toEqual([]);
  });

  it('is created, and its main branch is renamed after that', async () => {
    const pedidas = abrir({ tipo: 'sin-preparar' }, true, {
      [preparar[0] ?? '']: { clave: 'tienda' },
      [preparar[1] ?? '']: {},
    });
    await userEvent.click(screen.getByRole('button'));
    await expect.poll(() => pedidas.slice(0, 2)).toEqual(preparar);
  });

  it.each([
    [
      'refused',
      new Estado(502, { codigo: 'servicio', mensaje: 'El servicio no responde.' }),
      'El servicio no responde.',
    ],
    ['offline', sinRed, 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.'],
  ])('%s stays as it is, with the reason, and can be repeated', async (_estado, fallo, motivo) => {
    const pedidas = abrir({ tipo: 'sin-preparar' }, true, { [preparar[0] ?? '']: fallo });
    const [boton] = screen.getAllByRole('button');
    await userEvent.click(boton ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toContain(motivo);
    expect(pedidas).toEqual([preparar[0]]);
    await userEvent.click(boton ?? document.body);
    expect(pedidas).toHaveLength(2);
  });
});

it('the reason of the service stands as it was given', () => {
  montar(<Motivo motivo={'<img src=x onerror="alert(1)">'} />);
  expect(screen.getByText('El servicio dice: «<img src=x onerror="alert(1)">».')).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});
