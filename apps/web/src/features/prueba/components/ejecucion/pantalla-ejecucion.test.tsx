import type { Borrador } from '@mantenible/contracts/borrador';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { nombreCopiaLocal } from '../../../../lib/copias/nombres.ts';
import { copiasDispositivo } from '../../../../lib/copias/copias-locales.ts';
import { conPersona } from '../../../../testing/con-persona.ts';
import {
  conRed,
  EnOrden,
  Estado,
  montar,
  sinContestar,
  sinRed,
  type Respuestas,
} from '../../../../testing/montar.tsx';
import type { CopiaLocal } from '../../borrador/copia-local.ts';
import { PantallaEjecucion } from './pantalla-ejecucion.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const [p, m, lista] = [uid(1), uid(2), uid(3)];
const ruta = `/borradores/${p}/singleMetrica/${m}/2`;
const poner = `PUT ${ruta}`;
const guardar = 'POST /respuestas/guardar-respuestas';
const pauta = uid(100);
const clave = `${lista}:${pauta}`;
const id = { pautaId: pauta, listaVerificacion: lista };

const borrador = (cambios: Partial<Borrador> = {}): Borrador => ({
  _id: uid(4),
  proyectoId: p,
  proyectoNombre: 'Tienda',
  tipo: 'singleMetrica',
  elementoId: m,
  intentos: 2,
  adicionales: [],
  titulo: { texto: 'Segunda vuelta', version: 1 },
  plan: {
    tipo: 'singleMetrica',
    filas: [
      {
        _id: m,
        nombre: 'Acoplamiento',
        metricas: [{ _id: m, nombre: 'Acoplamiento', listaVerificacion: lista }],
      },
    ],
    omitidos: [],
    preguntas: [
      {
        ...id,
        listaNombre: 'Lista',
        descripcion: 'Capas',
        pregunta: '¿Hay capas?',
        nivelesCumplimiento: [
          { descripcion: 'No', valor: 0 },
          { descripcion: 'Sí', valor: 1 },
        ],
      },
    ],
  },
  huella: 'huella-de-las-preguntas'.slice(0, 22),
  respuestas: [],
  cambios: [],
  nuevo: false,
  superadas: [],
  ...cambios,
});
const copia = nombreCopiaLocal('sub-ana', ruta);
const conCopia = (contenido: CopiaLocal) => {
  copiasDispositivo.setItem(copia, JSON.stringify(contenido));
};

function abrir(respuestas: Respuestas, url = `/metricaresponse/${m}/${p}/2`) {
  const pedidas = conRed({
    'GET /copias/claves': { claves: [{ id: 'k1', clave: btoa('k'.repeat(32)) }] },
    'GET /metricas': [],
    ...respuestas,
  });
  montar(<PantallaEjecucion tipo="singleMetrica" />, { patron: '/metricaresponse/:id/:id2/:id3', url });
  return pedidas;
}
const alertas = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const titulo = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Título de la prueba/ });
const ausente = new Estado(409, { codigo: 'borrador-ausente', mensaje: 'El borrador ya no existe.' });
const deOtro = { borrador: uid(9), huella: 'h', respuestas: {}, titulo: { texto: 'Sin enviar', version: 7 } };

beforeEach(() => {
  conPersona();
});
afterEach(async () => {
  copiasDispositivo.removeItem(copia);
  await copiasDispositivo.escrito();
});

describe('opening a run', () => {
  it.each([0, 3, 'x'])('is refused with attempt %s, without a request', async (intento) => {
    const pedidas = abrir({}, `/metricaresponse/${m}/${p}/${intento}`);
    expect(await screen.findByText('El número de intentos no está definido.')).toBeDefined();
    expect(screen.getByText('Error al obtener los datos')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ir a la planificación' }).getAttribute('href')).toBe(
      `/pruebas/${p}`,
    );
    expect(pedidas).toEqual([]);
  });

  it('shows that it loads', async () => {
    abrir({ [poner]: sinContestar });
    expect(await screen.findByText('Cargando...')).toBeDefined();
    expect(screen.queryByText('Error al obtener los datos')).toBeNull();
  });

  it.each<[string, unknown, string]>([
    [
      'refused',
      new Estado(409, { codigo: 'x', mensaje: 'Falta el primer intento.' }),
      'Falta el primer intento.',
    ],
    ['offline', sinRed, 'No hay conexión con el servidor. Compruebe su red e inténtelo de nuevo.'],
    ['unreadable', { _id: 'otra cosa' }, 'El servidor dio una respuesta que no se entiende.'],
  ])('%s names the cause, and opens on a retry', async (_estado, primera, causa) => {
    abrir({ [poner]: new EnOrden(primera, borrador()) });
    expect(await screen.findByText(causa)).toBeDefined();
    expect(screen.getByText('Error al obtener los datos')).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect((await titulo()).value).toBe('Segunda vuelta');
  });
});

describe('unsent changes of this device', () => {
  it('are shown, and sent, where they are of the open draft', async () => {
    const b = borrador();
    conCopia({
      borrador: b._id,
      huella: b.huella,
      respuestas: { [clave]: { ...id, valor: 1, nivel: 1, comentario: 'visto', version: 3 } },
    });
    const pedidas = abrir({ [poner]: b });
    expect(await screen.findByDisplayValue('visto')).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      true,
    ]);
    await waitFor(() => {
      expect(pedidas.filter((pedida) => pedida === poner)).toHaveLength(2);
    });
  });

  it('are not added to the new draft where theirs was discarded, and the page reports it', async () => {
    conCopia(deOtro);
    const pedidas = abrir({ [poner]: new EnOrden(ausente, borrador()) });
    expect((await titulo()).value).toBe('Segunda vuelta');
    expect(screen.getByText('Borrador anterior')).toBeDefined();
    expect(copiasDispositivo.getItem(copia)).toBeNull();
    expect(pedidas.filter((pedida) => pedida === poner)).toHaveLength(2);
  });

  it('stay on the device while the draft cannot be opened', async () => {
    conCopia(deOtro);
    abrir({ [poner]: sinRed });
    await screen.findByText('Error al obtener los datos');
    expect(copiasDispositivo.getItem(copia)).toContain('Sin enviar');
  });

  it('are counted where their question was deleted', async () => {
    const b = borrador();
    const vieja = { pautaId: uid(999), listaVerificacion: lista };
    conCopia({
      borrador: b._id,
      huella: 'otra-huella',
      respuestas: { [`${lista}:${uid(999)}`]: { ...vieja, valor: 1, nivel: 1, comentario: '', version: 3 } },
    });
    abrir({ [poner]: b });
    const aviso = await screen.findByText(/no se ha conservado 1 respuesta, porque su pregunta/);
    expect(aviso.closest('[role="status"]')).toBe(document.activeElement);
  });
});

describe('a save of an earlier visit without an answer', () => {
  const cuerpo = {
    proyectoId: p,
    tipo: 'singleMetrica' as const,
    metricaId: m,
    intentos: 2,
    nombre: 'Segunda vuelta',
    respuestas: [{ ...id, valor: 1, nivel: 1, comentario: '' }],
    adicionales: [],
  };
  const conDuda = (titulado: string): CopiaLocal => ({
    ...deOtro,
    titulo: { texto: titulado, version: 8 },
    guardado: { clave: 'k9', cuerpo },
  });

  it.each([
    ['Segunda vuelta', 'Respuestas guardadas exitosamente'],
    ['Otro título', 'Respuestas guardadas exitosamente, como estaban en su primer intento de guardarlas'],
  ])('is repeated, and confirmed (%s)', async (titulado, texto) => {
    conCopia(conDuda(titulado));
    const pedidas = abrir({ [guardar]: new Estado(201, {}) });
    expect(await screen.findByText('Otra página')).toBeDefined();
    expect(alertas()).toEqual([texto]);
    expect(pedidas).toEqual([guardar]);
    expect(copiasDispositivo.getItem(copia)).toBeNull();
  });

  describe('after its draft was saved or discarded elsewhere', () => {
    const conSuelta = (): CopiaLocal => ({
      ...conDuda('Segunda vuelta'),
      guardado: { clave: 'k9', cuerpo: { ...cuerpo, borrador: deOtro.borrador } },
    });
    const pulsar = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));

    it('stores nothing of itself, and is saved as a new test on request', async () => {
      conCopia(conSuelta());
      const pedidas = abrir({ [guardar]: new EnOrden(ausente, new Estado(201, {})) });
      await screen.findByRole('dialog', { name: 'El borrador de esta prueba ya no existe' });
      expect(pedidas).toEqual([guardar]);
      expect(copiasDispositivo.getItem(copia)).toContain('k9');
      await pulsar('Guardar como prueba nueva');
      expect(await screen.findByText('Otra página')).toBeDefined();
      expect(pedidas).toEqual([guardar, guardar]);
      expect(copiasDispositivo.getItem(copia)).toBeNull();
    });

    it('opens the current draft on request, without that save', async () => {
      conCopia(conSuelta());
      const pedidas = abrir({ [guardar]: ausente, [poner]: borrador() });
      await screen.findByRole('dialog');
      await pulsar('Abrir el borrador actual');
      expect((await titulo()).value).toBe('Segunda vuelta');
      expect(pedidas.slice(0, 2)).toEqual([guardar, poner]);
      expect(copiasDispositivo.getItem(copia)).toBeNull();
    });

    it('stays on the device until it is decided', async () => {
      conCopia(conSuelta());
      abrir({ [guardar]: ausente });
      await screen.findByRole('dialog');
      await pulsar('Decidir más tarde');
      expect(await screen.findByText('Otra página')).toBeDefined();
      expect(copiasDispositivo.getItem(copia)).toContain('k9');
    });
  });

  it('opens the draft with its changes when it was refused', async () => {
    conCopia({ ...conDuda('Otro título'), borrador: borrador()._id, huella: borrador().huella });
    abrir({ [guardar]: new Estado(409, { codigo: 'conflicto', mensaje: 'No.' }), [poner]: borrador() });
    expect((await titulo()).value).toBe('Otro título');
    expect(alertas()).toEqual([]);
  });

  it('opens nothing, and keeps the copy, while it is unknown', async () => {
    conCopia(conDuda('Otro título'));
    const pedidas = abrir({ [guardar]: sinRed, [poner]: borrador() });
    await screen.findByText('Error al obtener los datos');
    expect(pedidas).toEqual([guardar]);
    expect(copiasDispositivo.getItem(copia)).toContain('k9');
  });
});
