import type { Observacion } from '@mantenible/contracts/observacion';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, EnOrden, Estado, montar } from '../../../testing/montar.tsx';
import { Observaciones } from './observaciones.tsx';

const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const comentario: Observacion = {
  _id: uid(4),
  lugar: 'respuesta',
  clave: `${uid(8)}:${uid(9)}`,
  texto: 'Revise las capas.',
  cuando: 'ahora',
  padre: null,
  por: 'Dora',
  propia: false,
  deDocente: true,
  resuelta: false,
  version: 3,
  creado: '2026-12-20T15:00:00.000Z',
};
const base = `/entregas/${uid(1)}/comentarios/${uid(3)}`;
const parte = { puedeComentar: false, puedeResponder: true, siguiente: null };

function abrir(comentarios: readonly Observacion[], otras: Readonly<Record<string, unknown>> = {}) {
  conPersona();
  const pedidas = conRed({
    [`GET ${base}`]: { ...parte, comentarios },
    [`PUT ${base}/${uid(4)}`]: comentario,
    [`DELETE ${base}/${uid(5)}`]: {},
    'GET /frases': [],
    ...otras,
  });
  montar(<Observaciones lugares={[]} sobre={undefined} />, {
    patron: '/entrega/:entregaId/nota/:proyecto',
    url: `/entrega/${uid(1)}/nota/${uid(3)}`,
  });
  return pedidas;
}

const boton = (name: string | RegExp) => screen.findByRole('button', { name });
async function confirmar(titulo: string): Promise<void> {
  const dialogo = within(await screen.findByRole('dialog', { name: titulo }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

it('a comment on an answer that the page does not have is named in words', async () => {
  abrir([comentario], { [`GET ${base}`]: { ...parte, puedeResponder: false, comentarios: [comentario] } });
  expect(await screen.findByText('Sobre: Una respuesta')).toBeDefined();
});

describe('comments that come in two parts', () => {
  const otro = { ...comentario, _id: uid(5), texto: 'Y las pruebas.' };
  const primera = { ...parte, comentarios: [comentario], siguiente: uid(5) };
  const borrado = new Estado(404, { codigo: 'no-encontrado', mensaje: 'No se encontró el comentario.' });
  const partes = (peticiones: ReturnType<typeof conPeticiones>) =>
    peticiones.filter(({ pedida }) => pedida === `GET ${base}`).map(({ params }) => params);

  it('stand together', async () => {
    const peticiones = conPeticiones();
    const segunda = { ...parte, comentarios: [otro] };
    abrir([], { [`GET ${base}`]: new EnOrden(primera, segunda) });
    expect(await screen.findByText('Revise las capas.')).toBeDefined();
    expect(screen.getByText('Y las pruebas.')).toBeDefined();
    expect(partes(peticiones)).toEqual([undefined, { desde: uid(5) }]);
  });

  it('begin again where the comment between them was deleted meanwhile', async () => {
    const peticiones = conPeticiones();
    const entera = { ...parte, comentarios: [comentario] };
    abrir([], { [`GET ${base}`]: new EnOrden(primera, borrado, entera) });
    expect(await screen.findByText('Revise las capas.')).toBeDefined();
    expect(partes(peticiones)).toEqual([undefined, { desde: uid(5) }, undefined]);
  });

  it('begin again once alone', async () => {
    const peticiones = conPeticiones();
    abrir([], { [`GET ${base}`]: new EnOrden(primera, borrado, primera, borrado) });
    expect(await screen.findByText('No se encontró el comentario.')).toBeDefined();
    expect(partes(peticiones)).toHaveLength(4);
  });
});

describe('one’s own words', () => {
  const suya = { ...comentario, propia: true };
  const respuesta = { ...comentario, _id: uid(5), padre: uid(4), propia: true, texto: 'Así lo haré.' };
  const enviadas = (peticiones: ReturnType<typeof conPeticiones>) =>
    peticiones
      .filter(({ pedida }) => pedida.startsWith('PUT'))
      .map(({ version, cuerpo }) => [version, cuerpo]);

  async function cambiar(mas: string): Promise<void> {
    await userEvent.click(await boton('Cambiar el comentario «Revise las capas.»'));
    const form = within(screen.getByRole('form', { name: 'Cambiar el comentario' }));
    const campo = form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comentario' });
    expect(campo.value).toBe('Revise las capas.');
    expect(document.activeElement).toBe(campo);
    await userEvent.type(campo, mas);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
  }

  it('are changed in place, also of a comment that has replies', async () => {
    const peticiones = conPeticiones();
    abrir([suya, { ...respuesta, propia: false }]);
    await cambiar(' Todas.');
    expect(document.activeElement).toBe(await boton(/^Cambiar/u));
    expect(enviadas(peticiones)).toEqual([['"3"', { texto: 'Revise las capas. Todas.' }]]);
    // What has replies is not deleted.
    expect(screen.queryByRole('button', { name: /^Eliminar/u })).toBeNull();
  });

  describe('whose comment was settled meanwhile', () => {
    const antigua = new Estado(412, { codigo: 'version-antigua', mensaje: 'Cambió.' });
    const resuelta = { ...parte, comentarios: [{ ...suya, resuelta: true, version: 4 }] };

    it('replace it once the person decides so', async () => {
      const peticiones = conPeticiones();
      abrir([suya], { [`PUT ${base}/${uid(4)}`]: new EnOrden(antigua, comentario) });
      await cambiar(' Todas.');
      await userEvent.click(await boton('Sobrescribir'));
      expect(document.activeElement).toBe(await boton(/^Cambiar/u));
      const cuerpo = { texto: 'Revise las capas. Todas.' };
      expect(enviadas(peticiones)).toEqual([
        ['"3"', cuerpo],
        [null, cuerpo],
      ]);
    });

    it('are sent under the version that is read again', async () => {
      const peticiones = conPeticiones();
      abrir([suya], {
        [`GET ${base}`]: new EnOrden({ ...parte, comentarios: [suya] }, resuelta),
        [`PUT ${base}/${uid(4)}`]: new EnOrden(antigua, comentario),
      });
      await cambiar(' Todas.');
      await userEvent.click(await boton('Recargar'));
      expect(document.activeElement).toBe(await boton(/^Cambiar/u));
      await cambiar(' Ya.');
      await boton(/^Cambiar/u);
      expect(enviadas(peticiones)).toEqual([
        ['"3"', { texto: 'Revise las capas. Todas.' }],
        ['"4"', { texto: 'Revise las capas. Ya.' }],
      ]);
    });
  });

  it('of a reply are deleted alone, after a question, and the list takes the focus', async () => {
    const pedidas = abrir([], {
      [`GET ${base}`]: new EnOrden(
        { ...parte, comentarios: [comentario, respuesta] },
        { ...parte, comentarios: [comentario] },
      ),
    });
    await userEvent.click(await boton('Eliminar la respuesta «Así lo haré.»'));
    expect(pedidas).not.toContain(`DELETE ${base}/${uid(5)}`);
    await confirmar('¿Eliminar la respuesta?');
    expect(pedidas).toContain(`DELETE ${base}/${uid(5)}`);
    expect(screen.queryByText('Así lo haré.')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Revise las capas.');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('are deleted without a failure where another window did so before', async () => {
    abrir([], {
      [`GET ${base}`]: new EnOrden({ ...parte, comentarios: [suya] }, { ...parte, comentarios: [] }),
    });
    await userEvent.click(await boton(/^Eliminar/u));
    await confirmar('¿Eliminar el comentario?');
    expect(screen.getByText('Se eliminó el comentario.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Todavía no hay comentarios.');
  });

  it('name their buttons by their beginning', async () => {
    abrir([{ ...suya, texto: `${'a'.repeat(59)}😀b` }]);
    await boton(`Eliminar el comentario «${'a'.repeat(59)}😀…»`);
  });

  it('of a reply leave the focus at its button once they are sent', async () => {
    abrir([comentario], { [`POST ${base}`]: respuesta });
    await userEvent.click(await boton('Responder al comentario «Revise las capas.»'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Respuesta' }), 'Así lo haré.');
    await userEvent.click(await boton('Enviar respuesta'));
    await screen.findByText('Se envió la respuesta.');
    expect(document.activeElement).toBe(await boton(/^Responder/u));
  });

  it('kept as a phrase are deleted after a question, and the list takes the focus', async () => {
    const frases = [6, 7].map((n) => ({ _id: uid(n), texto: `Frase ${n}` }));
    const pedidas = abrir([], {
      [`GET ${base}`]: { ...parte, puedeComentar: true, comentarios: [] },
      'GET /frases': new EnOrden(frases, frases.slice(1)),
      [`DELETE /frases/${uid(6)}`]: {},
    });
    await userEvent.click(await screen.findByText('Mis frases', { selector: 'summary' }));
    await userEvent.click(await boton('Eliminar la frase «Frase 6»'));
    expect(pedidas).not.toContain(`DELETE /frases/${uid(6)}`);
    await confirmar('¿Eliminar la frase?');
    expect(pedidas).toContain(`DELETE /frases/${uid(6)}`);
    expect(document.activeElement?.textContent).toContain('Frase 7');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('stay as they are where the course takes no more', async () => {
    abrir([], { [`GET ${base}`]: { ...parte, puedeResponder: false, comentarios: [suya, respuesta] } });
    await screen.findByText('Revise las capas.');
    expect(screen.queryByRole('button', { name: /^Cambiar/u })).toBeNull();
  });
});
