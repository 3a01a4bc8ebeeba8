import { ambitoCompleto } from '@mantenible/domain/ambito';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { config } from '../../../lib/config.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { Alcance } from './alcance.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const ruta = `/alcances/${id}`;
const guardado = { ambito: { ...ambitoCompleto, exclusiones: ['viejo/**'] }, version: 3, puedeCambiar: true };
const ninguno = { ambito: null, version: 0, puedeCambiar: true };
const usado = {
  origen: 'archivo',
  ambito: { ...ambitoCompleto, pruebas: ['tests'] },
  avisos: [],
  partes: [],
};

const sinPartida = {
  partida: null,
  version: 0,
  puedeCambiar: false,
  estado: 'sin-calcular',
  motivo: null,
  commit: null,
  fecha: null,
  cambios: [],
  cuentas: null,
};
const situacion = {
  estado: 'listo',
  iniciable: true,
  fecha: '2026-11-21T10:00:00Z',
  rama: 'main',
  motivo: null,
  progreso: null,
  medidas: null,
  commit: null,
  enlace: null,
  analizador: null,
  delante: null,
  otrosLenguajes: [],
  archivosOmitidos: { total: 0, primeros: [] },
  ambito: usado,
  historia: [],
};

function abrir(leido: unknown, otras: Respuestas = {}): string[] {
  const pedidas = conRed({
    [`GET ${ruta}`]: leido,
    [`GET /analisis/${id}`]: situacion,
    [`PUT ${ruta}`]: { ...guardado, version: 4 },
    [`GET /partidas/${id}`]: sinPartida,
    ...otras,
  });
  montar(<Alcance />, { patron: '/alcance/:id', url: `/alcance/${id}` });
  return pedidas;
}
const campo = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const pulsar = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Object.assign(config, { escaneo: 'incorporado' });
});

describe('the scope of a project', () => {
  it('is named by the repository at first; a person begins with what the newest analysis followed', async () => {
    abrir(ninguno);
    await screen.findByText('El proyecto no fija ningún alcance propio.');
    screen.getByText('El último análisis siguió: El archivo sonar-project.properties del commit analizado.');
    await pulsar('Fijar un alcance');
    expect((await campo('Carpetas de pruebas')).value).toBe('tests');
  });

  it('is saved under the version that was read', async () => {
    const peticiones = conPeticiones();
    abrir(new EnOrden(guardado, { ...guardado, version: 4 }));
    await userEvent.type(await campo('Código que queda fuera'), '\nlibs/**');
    await pulsar('Guardar el alcance');
    await screen.findByText('Alcance guardado. Se nota en el próximo análisis.');
    expect(peticiones.filter(({ pedida }) => pedida === `PUT ${ruta}`)).toMatchObject([
      { cuerpo: { ambito: { ...ambitoCompleto, exclusiones: ['viejo/**', 'libs/**'] } }, version: '"3"' },
    ]);
  });

  it('shows the refusal of a value at its field', async () => {
    const detalles = [{ campo: 'exclusiones.0', mensaje: '«file:x» no se sigue.' }];
    const rechazo = new Estado(400, { codigo: 'datos-invalidos', mensaje: 'Revise.', detalles });
    abrir(guardado, { [`PUT ${ruta}`]: rechazo });
    await campo('Código que queda fuera');
    await pulsar('Guardar el alcance');
    await screen.findByText('«file:x» no se sigue.');
    expect((await campo('Código que queda fuera')).getAttribute('aria-invalid')).toBe('true');
  });

  it('is reloaded or overwritten where another window changed it', async () => {
    const vieja = new Estado(412, { codigo: 'version-antigua', mensaje: 'Otra persona lo cambió.' });
    const otra = { ambito: { ...ambitoCompleto, exclusiones: ['otro/**'] }, version: 4, puedeCambiar: true };
    abrir(new EnOrden(guardado, otra), { [`PUT ${ruta}`]: vieja });
    await campo('Código que queda fuera');
    await pulsar('Guardar el alcance');
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: 'Recargar' }));
    await waitFor(async () => {
      expect((await campo('Código que queda fuera')).value).toBe('otro/**');
    });
  });

  it('is given back to the repository after a question', async () => {
    const peticiones = conPeticiones();
    abrir(new EnOrden(guardado, { ...ninguno, version: 4 }));
    await campo('Código que queda fuera');
    await pulsar('Volver al alcance del repositorio');
    await pulsar('Quitar el del proyecto');
    await screen.findByText('El proyecto no fija ningún alcance propio.');
    expect(peticiones).toContainEqual(
      expect.objectContaining({ pedida: `PUT ${ruta}`, cuerpo: { ambito: null }, version: '"3"' }),
    );
  });

  it('is tried on the files of the newest analysis', async () => {
    const comprobado = {
      archivos: 12,
      principales: 9,
      pruebas: 1,
      fuera: 2,
      valores: [
        { lista: 'exclusiones', valor: 'viejo/**', archivos: 5, ejemplos: ['viejo/a.js'] },
        { lista: 'pruebas', valor: '', archivos: 0, ejemplos: [] },
      ],
    };
    abrir(guardado, { [`POST ${ruta}/comprobacion`]: { comprobado } });
    await campo('Código que queda fuera');
    await pulsar('Comprobar con el último análisis');
    await screen.findByText(/^De 12 archivos del último análisis, 9 serían código principal, 1 sería una/u);
    const valores = within(screen.getByRole('list', { name: 'Archivos de cada valor' }));
    expect(valores.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'viejo/** (Código que queda fuera): 5 archivosviejo/a.jsy 4 más',
      '. (Carpetas de pruebas): ningún archivo',
    ]);
    await userEvent.type(await campo('Carpetas de código'), 'src');
    screen.getByText('Ha cambiado el alcance desde esta comprobación.');
  });

  it('of another person’s project is read only', async () => {
    abrir({ ...guardado, puedeCambiar: false, autor: 'Beto' });
    expect((await campo('Código que queda fuera')).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: 'Guardar el alcance' })).toBeNull();
    screen.getByText('Solo lo cambian las personas del proyecto.');
    screen.getByText('Beto');
  });

  it('is not offered with a scanning service, and states why', async () => {
    Object.assign(config, { escaneo: 'sonarqube' });
    expect(abrir(guardado)).toEqual([]);
    await screen.findByText(/lo hace un servicio externo.*Tampoco hay un punto de partida/u);
  });

  it('is read again where that failed', async () => {
    abrir(new EnOrden(new Estado(503, { codigo: 'x', mensaje: 'La base no responde.' }), guardado));
    await screen.findByText('No se pudo cargar el alcance del análisis.');
    await pulsar('Reintentar');
    await campo('Código que queda fuera');
  });
});
