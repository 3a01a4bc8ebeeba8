import type { NotaDeProyecto, NotaPublicada } from '@mantenible/contracts/nota';
import type { Observacion } from '@mantenible/contracts/observacion';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { copiasPestana } from '../../lib/copias/copias-locales.ts';
import { nombreCopiaLocal } from '../../lib/copias/nombres.ts';
import { textoRecuperado } from '../../lib/forms/use-kept-form.ts';
import { runSignInHooks, runSignOutHooks } from '../../lib/session/hooks.ts';
import { conPersona } from '../../testing/con-persona.ts';
import { conRed, enEspera, EnOrden, Estado, montar } from '../../testing/montar.tsx';
import { Component as PaginaDeNota } from './nota.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const [entregaId, cursoId, proyecto, comentarioId] = [uid(1), uid(2), uid(3), uid(4)];
const base = `/entregas/${entregaId}`;

const calculo = { nota: 8, lineas: [], obtenidos: 0, posibles: 0, pendientes: [] };
const publicada: NotaPublicada = {
  nota: 8,
  motivo: null,
  rubrica: { version: 1, lineas: [] },
  calculo,
  siguiente: null,
  publicada: '2026-12-20T15:00:00.000Z',
};
const leida: NotaDeProyecto = {
  entrega: { _id: entregaId, titulo: 'Entrega', cursoId },
  proyecto: { _id: proyecto, nombre: 'Tienda', miembros: ['Ana'] },
  escala: 10,
  aprobado: 7,
  rubrica: { version: 1, lineas: [] },
  correccion: null,
  publicadas: [publicada],
  cambiosPublicados: [],
  revision: null,
  lector: 'equipo',
  puedeCalificar: false,
  puedePedirRevision: true,
  enlacesDados: [],
  marcasDadas: [],
};
const nadaElegido = { niveles: {}, enlaces: [], marcas: [] };
const deDocente: NotaDeProyecto = {
  ...leida,
  lector: 'docente',
  puedeCalificar: true,
  puedePedirRevision: false,
  correccion: {
    orden: 1,
    version: 3,
    huella: '1-10-a',
    ...nadaElegido,
    manual: null,
    calculo,
    siguiente: null,
    nota: 8,
    publicada: null,
    historia: [],
  },
};
const raiz: Observacion = {
  _id: comentarioId,
  lugar: 'todo',
  clave: '',
  texto: 'Revise las capas.',
  cuando: 'ahora',
  padre: null,
  por: 'Dora',
  propia: false,
  deDocente: true,
  resuelta: false,
  version: 1,
  creado: '2026-12-20T15:00:00.000Z',
};

/** The page as its lecturer, or as its team, reads it. */
function abrir(nota: NotaDeProyecto, otras: Readonly<Record<string, unknown>> = {}) {
  const puedeComentar = nota.correccion !== null;
  const comentarios = { puedeComentar, puedeResponder: true, comentarios: [raiz], siguiente: null };
  const pedidas = conRed({
    'GET /copias/claves': { claves: [{ id: 'k1', clave: btoa('x'.repeat(32)) }] },
    [`GET ${base}/notas/${proyecto}`]: nota,
    [`GET ${base}/comentarios/${proyecto}`]: comentarios,
    'GET /frases': [],
    ...otras,
  });
  montar(<PaginaDeNota />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${entregaId}/nota/${proyecto}`,
  });
  return pedidas;
}

const campo = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const copia = (parte: string) => nombreCopiaLocal('sub-ana', `formulario:${location.pathname}${parte}`);
const conservar = (parte: string, form: object, etag: string | null = null) => {
  copiasPestana.setItem(copia(parte), JSON.stringify({ form, etag }));
};
const correccionEscrita = { ...nadaElegido, rubrica: 1, nota: '9', motivo: 'Muy completa.', cambio: '' };

beforeEach(() => {
  conPersona();
});
afterEach(async () => {
  await runSignOutHooks();
  for (const parte of ['', '#comentario', `#${comentarioId}`, '#frase', '#revision'])
    copiasPestana.removeItem(copia(parte));
});

describe('words that were not sent', () => {
  const casos = [
    ['a comment', deDocente, 'Comentario', () => Promise.resolve(), '#comentario'],
    [
      'a reply',
      leida,
      'Respuesta',
      async () => {
        await userEvent.click(await screen.findByRole('button', { name: /^Responder/u }));
      },
      `#${comentarioId}`,
    ],
    ['a phrase', deDocente, 'Frase nueva', () => Promise.resolve(), '#frase'],
    ['a request for review', leida, 'Qué quiere que se revise', () => Promise.resolve(), '#revision'],
  ] as const;

  it.each(casos)('of %s are asked about before the page is left', async (_que, nota, nombre, preparar) => {
    abrir(nota);
    await preparar();
    await userEvent.type(await campo(nombre), 'Palabras');
    await userEvent.click(screen.getByRole('link', { name: 'Ver lo entregado' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect((await campo(nombre)).value).toBe('Palabras');
  });

  it.each(casos)(
    'of %s are kept for a new session, and shown again',
    async (_que, nota, nombre, preparar, parte) => {
      abrir(nota);
      await preparar();
      await userEvent.type(await campo(nombre), 'Palabras');
      await runSignInHooks();
      expect(copiasPestana.getItem(copia(parte))).toContain('Palabras');
    },
  );

  it.each(casos)('of %s are visible once restored, with a notice until they are removed', async (...caso) => {
    const [, nota, nombre, , parte] = caso;
    conservar(parte, { texto: 'De antes', sobre: '', cuando: 'con-la-nota' });
    abrir(nota);
    const palabras = await campo(nombre);
    expect(palabras.value).toBe('De antes');
    expect(screen.getByText(textoRecuperado)).toBeDefined();
    await userEvent.clear(palabras);
    await userEvent.type(palabras, 'Otras');
    expect(screen.queryByText(textoRecuperado)).toBeNull();
    expect(palabras.closest('details')?.open ?? true).toBe(true);
  });

  it('of a comment are not left behind by the keys of the next delivery', async () => {
    const fila = { miembros: [], estado: 'lista', nota: 8, manual: false, publicada: null, enPlazo: true };
    const otra = { ...fila, leida: null, revision: false, pendientes: 0, comentarios: 0, puntos: [] };
    abrir(deDocente, {
      [`GET ${base}/notas`]: {
        titulo: 'Entrega',
        cursoId,
        escala: 10,
        aprobado: 7,
        rubrica: null,
        cerrada: true,
        puedeCalificar: true,
        filas: [
          { ...otra, proyectoId: proyecto, nombre: 'Tienda' },
          { ...otra, proyectoId: uid(7), nombre: 'Banco' },
        ],
      },
      [`PUT ${base}/notas/${proyecto}`]: deDocente,
    });
    await userEvent.type(await campo('Comentario'), 'Palabras');
    await userEvent.keyboard('{Alt>}s{/Alt}');
    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeDefined();
    expect((await campo('Comentario')).value).toBe('Palabras');
  });

  it('of a reply stay where its form is closed and opened again', async () => {
    abrir(leida);
    const responder = await screen.findByRole('button', { name: /^Responder/u });
    await userEvent.click(responder);
    await userEvent.type(await campo('Respuesta'), 'Palabras');
    await userEvent.click(responder);
    expect(screen.queryByRole('textbox', { name: 'Respuesta' })).toBeNull();
    await userEvent.click(responder);
    expect((await campo('Respuesta')).value).toBe('Palabras');
  });
});

describe('a correction and a comment that were restored together', () => {
  it('keep the comment where the correction is saved and read again', async () => {
    conservar('', correccionEscrita, '"3"');
    conservar('#comentario', { texto: 'De antes', sobre: '', cuando: 'con-la-nota' });
    const segunda = enEspera();
    abrir(deDocente, {
      [`GET ${base}/notas/${proyecto}`]: new EnOrden(deDocente, segunda.respuesta),
      [`PUT ${base}/notas/${proyecto}`]: deDocente,
    });
    expect((await campo('Comentario')).value).toBe('De antes');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    segunda.contestar(deDocente);
    expect(await screen.findByText('Se guardó la corrección.')).toBeDefined();
    expect((await campo('Comentario')).value).toBe('De antes');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Motivo' }).value).toBe('');
  });

  it('keep the comment where the correction of another lecturer is loaded', async () => {
    abrir(deDocente, {
      [`PUT ${base}/notas/${proyecto}`]: new Estado(412, { codigo: 'version-antigua', mensaje: 'Cambió.' }),
    });
    await userEvent.type(await campo('Comentario'), 'Palabras');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    const dialogo = within(await screen.findByRole('dialog'));
    await userEvent.click(dialogo.getByRole('button', { name: /Recargar/u }));
    expect((await campo('Comentario')).value).toBe('Palabras');
  });
});

describe('the mark of a reader who does not give it', () => {
  const otro = { ...leida, lector: 'otro', puedePedirRevision: false } as const;
  it.each<[string, NotaDeProyecto, string]>([
    [
      'a lecturer without a rubric',
      { ...deDocente, rubrica: null, correccion: null, publicadas: [] },
      'sin ella no hay',
    ],
    ['its team before publication', { ...leida, publicadas: [] }, 'Su nota todavía no se ha publicado'],
    [
      'an admin before publication',
      { ...otro, publicadas: [] },
      'La nota de este proyecto no se ha publicado',
    ],
    ['an admin', otro, 'Nota publicada'],
    ['a lecturer of an archived course', { ...deDocente, puedeCalificar: false }, 'Nota publicada'],
  ])('of %s stands in words for that reader', async (_quien, nota, texto) => {
    abrir(nota);
    expect(await screen.findByText(texto, { exact: false })).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Corrección' })).toBeNull();
    if (nota.lector !== 'equipo') expect(screen.queryByText(/Su nota/u)).toBeNull();
  });

  it('leads a lecturer to the rubric that is missing', async () => {
    abrir({ ...deDocente, rubrica: null, correccion: null, publicadas: [] });
    const enlace = await screen.findByRole('link', { name: 'Crear la rúbrica' });
    expect(enlace.getAttribute('href')).toBe(`/entrega/${entregaId}/rubrica`);
  });

  it('names the team that asked for a review', async () => {
    abrir({ ...otro, revision: { motivo: 'La tres', pedida: '2026-12-21T15:00:00.000Z' } });
    expect(await screen.findByText(/^El equipo pidió la revisión/u)).toBeDefined();
  });
});

describe('a mark that changed after its publication', () => {
  const cambio = { antes: 8, despues: 6.5, motivo: 'Se midió de nuevo', momento: '2026-12-22T15:00:00.000Z' };

  it('is shown to its team with what it was, and why', async () => {
    abrir({ ...leida, cambiosPublicados: [cambio] });
    const cambios = within(await screen.findByRole('region', { name: 'Cambios de la nota publicada' }));
    expect(cambios.getByText(/^De 8 a 6,5\./u)).toBeDefined();
    expect(cambios.getByText(/Motivo: Se midió de nuevo/u)).toBeDefined();
  });

  it('is published once its lecturer wrote why', async () => {
    const falta = { campo: 'motivo', mensaje: 'Con esto cambia lo publicado de 1 nota: escriba por qué.' };
    const pedidas = abrir(deDocente, {
      [`POST ${base}/notas/publicar`]: new EnOrden(
        new Estado(400, { codigo: 'datos-invalidos', mensaje: 'Revise los datos.', detalles: [falta] }),
        { publicadas: 1, pendientes: [] },
      ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Publicar esta nota' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cambia lo publicado' }));
    expect(dialogo.getByText(falta.mensaje)).toBeDefined();
    const publicar = dialogo.getByRole('button', { name: 'Publicar los cambios' });
    await userEvent.click(publicar);
    const envios = () => pedidas.filter((una) => una === `POST ${base}/notas/publicar`).length;
    expect(envios()).toBe(1);
    await userEvent.type(dialogo.getByRole('textbox', { name: 'Por qué cambia' }), 'Otra medida');
    await userEvent.click(publicar);
    expect(await screen.findByText('Se publicó 1 nota.')).toBeDefined();
    expect(envios()).toBe(2);
  });
});
