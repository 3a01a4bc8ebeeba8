import type { Borrador } from '@mantenible/contracts/borrador';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, EnOrden, Estado, montar, sinRed, type Respuestas } from '../../../../testing/montar.tsx';
import { http } from '../../../../lib/http.ts';
import { conPeticiones } from '../../../../testing/con-peticiones.ts';
import { crearCopiaLocal } from '../../borrador/copia-local.ts';
import { rutaBorrador } from '../../modelo/alcance-ruta.ts';
import { Ejecutar } from './ejecutar.tsx';

const uuid = (n: number) => `0198a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const ejecucion = {
  proyectoId: uuid(1),
  tipo: 'allMetricas',
  elementoId: null,
  intentos: null,
  adicionales: [],
} as const;
const lista = uuid(2);
const niveles = [
  { descripcion: 'No', valor: 0 },
  { descripcion: 'Sí', valor: 1 },
];
const ruta = rutaBorrador(ejecucion);
const guardar = 'POST /respuestas/guardar-respuestas';

const medir = `GET /mediciones/${ejecucion.proyectoId}`;
const medido = {
  analisis: uuid(9),
  fecha: '2026-11-20T15:04:00.000Z',
  commit: 'abcdef0',
  cifras: { Duplicaciones: 1 },
};

function borradorDe(preguntas: number, ligada = false): Borrador {
  return {
    _id: uuid(3),
    ...ejecucion,
    proyectoNombre: 'Tienda',
    titulo: { texto: '', version: 0 },
    plan: {
      tipo: 'allMetricas',
      filas: [],
      omitidos: [{ elemento: 'metrica', nombre: 'Suelta', motivo: 'no tiene lista de verificación' }],
      preguntas: Array.from({ length: preguntas }, (_, i) => ({
        pautaId: uuid(100 + i),
        listaVerificacion: lista,
        listaNombre: 'Lista',
        descripcion: `Pauta ${i + 1}`,
        pregunta: `¿Pregunta ${i + 1}?`,
        nivelesCumplimiento: niveles,
        ...(ligada && {
          medida: { nombre: 'Duplicaciones' as const, sentido: 'menor' as const, cotas: [null, 2] },
        }),
      })),
    },
    huella: 'huella-de-las-preguntas'.slice(0, 22),
    respuestas: [],
    cambios: [],
    nuevo: true,
    superadas: [],
  };
}

function abrir(preguntas: number, respuestas: Respuestas = {}, ligada = false) {
  const pedidas = conRed({ [`PUT ${ruta}`]: borradorDe(preguntas), ...respuestas });
  const copia = crearCopiaLocal(localStorage, 'copia');
  montar(
    <Ejecutar
      ejecucion={ejecucion}
      borrador={borradorDe(preguntas, ligada)}
      copia={copia}
      onCambiadas={() => pedidas.push('reabrir')}
      onAbrirActual={() => pedidas.push('abrir')}
    />,
    { patron: '/metricsresponse/:id', url: `/metricsresponse/${ejecucion.proyectoId}` },
  );
  return pedidas;
}

const alertas = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const pulsar = (nombre: string) => userEvent.click(screen.getByRole('button', { name: nombre }));
const titulo = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Título de la prueba/ });
async function titular(texto: string) {
  await userEvent.clear(titulo());
  await userEvent.type(titulo(), texto);
}

describe('a run', () => {
  it('names the missing input, focuses it, and sends nothing', async () => {
    const pedidas = abrir(1);
    await userEvent.clear(titulo());
    await pulsar('Guardar respuestas');
    expect(alertas()).toEqual(['El título de la prueba está vacío']);
    expect(document.activeElement).toBe(titulo());
    await titular('T');
    expect(alertas()).toEqual([]);
    await pulsar('Guardar respuestas');
    expect(alertas()).toEqual(['Aun existen pautas sin responder']);
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await userEvent.click(screen.getByText('Sí'));
    expect(alertas()).toEqual([]);
    expect(pedidas).not.toContain(guardar);
  });

  it('saves a complete test once, confirms it and returns to planning', async () => {
    const pedidas = abrir(1, { [guardar]: new Estado(201, {}) });
    await titular('T');
    await userEvent.click(screen.getByText('Sí'));
    await pulsar('Guardar respuestas');
    await screen.findByText('Otra página');
    expect(alertas()).toEqual(['Respuestas guardadas exitosamente']);
    expect(pedidas.filter((pedida) => pedida === guardar)).toHaveLength(1);
    expect(localStorage.length).toBe(0);
  });

  it('proposes a title with the day, and saves it unless the person changes it', async () => {
    const peticiones = conPeticiones();
    abrir(1, { [guardar]: new Estado(201, {}) });
    const propuesto = titulo().value;
    expect(propuesto).toMatch(/^Todas las métricas, \d{1,2}\/\d{1,2}\/\d{4}$/u);
    await userEvent.click(screen.getByText('Sí'));
    await pulsar('Guardar respuestas');
    await screen.findByText('Otra página');
    const cuerpos = peticiones.filter(({ pedida }) => pedida === guardar).map(({ cuerpo }) => cuerpo);
    expect(cuerpos).toEqual([expect.objectContaining({ nombre: propuesto })]);
  });

  it('discards nothing when the save is refused, and shows the reason', async () => {
    abrir(1, { [guardar]: new Estado(409, { codigo: 'conflicto', mensaje: 'Ya está guardada.' }) });
    await titular('T');
    await userEvent.click(screen.getByText('Sí'));
    await pulsar('Guardar respuestas');
    await waitFor(() => {
      expect(alertas()).toEqual(['Hubo un error al guardar las respuestas. Ya está guardada.']);
    });
    expect(screen.getByDisplayValue('T')).toBeDefined();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      true,
    ]);
  });

  it('saves nothing while the draft could not be sent, and shows why', async () => {
    const pedidas = abrir(1, { [`PUT ${ruta}`]: sinRed, [guardar]: new Estado(201, {}) });
    await titular('T');
    await userEvent.click(screen.getByText('Sí'));
    await pulsar('Guardar respuestas');
    expect(
      await screen.findByText(/^Hubo un error al guardar las respuestas\. No hay conexión/u),
    ).toBeDefined();
    expect(pedidas).not.toContain(guardar);
  });

  it.each([
    ['by the draft', `PUT ${ruta}`],
    ['by the save', guardar],
  ])(
    'of a draft that no longer exists, as refused %s, asks before it saves a test of its own',
    async (_por, llamada) => {
      const ausente = new Estado(409, { codigo: 'borrador-ausente', mensaje: 'Este borrador ya no existe.' });
      const enviados: unknown[] = [];
      const id = http.interceptors.request.use((request) => {
        if (request.url === '/respuestas/guardar-respuestas') enviados.push(request.data);
        return request;
      });
      abrir(1, { [guardar]: new EnOrden(ausente, new Estado(201, {})), [llamada]: ausente });
      await titular('T');
      await userEvent.click(screen.getByText('Sí'));
      await pulsar('Guardar respuestas');
      await screen.findByRole('dialog', { name: 'El borrador de esta prueba ya no existe' });
      expect(alertas()).toEqual([]);
      expect(enviados).toMatchObject(llamada === guardar ? [{ borrador: uuid(3) }] : []);
      await pulsar('Guardar como prueba nueva');
      await waitFor(() => {
        expect(enviados.at(-1)).toMatchObject({ borrador: null, nombre: 'T' });
      });
      http.interceptors.request.eject(id);
    },
  );

  it('opens the current draft on request when its own no longer exists', async () => {
    const ausente = new Estado(409, { codigo: 'borrador-ausente', mensaje: 'Este borrador ya no existe.' });
    const pedidas = abrir(1, { [guardar]: ausente });
    await titular('T');
    await userEvent.click(screen.getByText('Sí'));
    await pulsar('Guardar respuestas');
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir el borrador actual' }));
    expect(pedidas.at(-1)).toBe('abrir');
    expect(localStorage.length).toBe(0);
  });

  it('counts progress and reaches the next unanswered question across pages in one step', async () => {
    abrir(11);
    expect(screen.getByText('Página 1 de 2')).toBeDefined();
    for (const si of screen.getAllByText('Sí')) await userEvent.click(si);
    expect(screen.getByText('10 de 11 respondidas')).toBeDefined();
    await pulsar('Siguiente pendiente');
    await screen.findByText('Página 2 de 2');
    expect(screen.getByText('¿Pregunta 11?')).toBeDefined();
    expect(screen.queryByText('¿Pregunta 1?')).toBeNull();
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  });

  it('asks for the confirmation of a cancellation, and keeps the draft', async () => {
    const pedidas = abrir(1);
    await titular('T');
    await pulsar('Cancelar');
    await screen.findByText('Desea cancelar la ejecución de la lista de verificación?');
    await pulsar('Sí, cancelar');
    await screen.findByText('Otra página');
    expect(pedidas).toContain(`PUT ${ruta}`);
    expect(alertas().join()).toContain('El borrador se conserva');
  });

  it('sends with a tied question the analysis whose figures it shows, and chooses nothing itself', async () => {
    const enviados: unknown[] = [];
    const id = http.interceptors.request.use((request) => {
      if (request.url === '/respuestas/guardar-respuestas') enviados.push(request.data);
      return request;
    });
    abrir(
      1,
      {
        [medir]: { repositorio: 'https://github.com/ana/tienda', cambios: [], medido },
        [guardar]: new Estado(201, {}),
      },
      true,
    );
    await screen.findByText(/corresponde al nivel «Sí»/u);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    await titular('T');
    await userEvent.click(screen.getByText('No'));
    await pulsar('Guardar respuestas');
    await screen.findByText('Otra página');
    expect(enviados).toMatchObject([{ analisis: uuid(9), respuestas: [{ valor: 0 }] }]);
    http.interceptors.request.eject(id);
  });

  it('names the skipped items', () => {
    abrir(1);
    expect(screen.getByText('Métrica «Suelta»: no tiene lista de verificación.')).toBeDefined();
  });
});
