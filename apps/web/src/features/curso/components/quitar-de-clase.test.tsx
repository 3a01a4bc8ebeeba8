import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { girar } from '../../../testing/navegador.ts';
import { curso, uid } from './curso.fixture.ts';
import { CursoPagina } from './curso-pagina.tsx';

const fila = {
  persona: {
    sub: 'sub-ana',
    nombre: 'Ana',
    usuario: 'ana',
    correo: null,
    grupo: null,
    ingreso: '2026-03-02T10:00:00.000Z',
  },
  proyecto: { _id: uid(2), nombre: 'Tienda', propio: true },
  analisis: null,
  prueba: null,
  pruebas: 0,
  plan: { total: 0, hechas: 0, verificadas: 0 },
  ejes: { estatica: [], manual: [] },
};
const cuantas = {
  todas: 1,
  unidas: 1,
  'sin-unirse': 0,
  'sin-proyecto': 0,
  'sin-analisis': 1,
  'sin-prueba': 1,
  'sin-nada': 1,
};

beforeEach(() => {
  conPersona('sub-dora');
});

function abrir(estrecha: boolean): string[] {
  const pedidas = conRed({
    [`GET /cursos/${curso._id}`]: new Estado(200, curso, { etag: '"1"' }),
    [`GET /cursos/${curso._id}/clase`]: { filas: [fila], total: 1, cuantas },
    [`DELETE /cursos/${curso._id}/personas/sub-ana`]: new Estado(204, ''),
  });
  montar(<CursoPagina />, { patron: '/curso/:id', url: `/curso/${curso._id}`, estrecha });
  return pedidas;
}

test.each([
  ['turned on its side', true],
  ['set upright', false],
])('the dialog stays open while the phone is %s, and takes the person out', async (_como, estrecha) => {
  const pedidas = abrir(estrecha);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Quitar a la persona Ana del curso', hidden: true }),
  );
  const dialogo = screen.getByRole('dialog', { name: '¿Quitar a la persona del curso?' });
  act(() => {
    girar(!estrecha);
  });
  expect(screen.queryByRole('table', { hidden: true }) === null).toBe(!estrecha);
  expect(screen.getByRole('dialog')).toBe(dialogo);
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText('Persona fuera del curso')).toBeDefined();
  expect(pedidas).toContain(`DELETE /cursos/${curso._id}/personas/sub-ana`);
});
