import type { Curso } from '@mantenible/contracts/curso';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, montar } from '../../../testing/montar.tsx';
import { curso, uid } from './curso.fixture.ts';
import { Participante } from './participante.tsx';

const texto = 'Responsable. La universidad.\n\nPara qué. Enseñar.';
const mio = { version: 'v1', texto, ingreso: '2026-03-02T10:00:00.000Z', proyectos: [] };

beforeEach(() => {
  conPersona('sub-ana');
});

test('who joined reads again the notice that was shown', () => {
  conRed({ 'GET /proyectos/persona/sub-ana': [] });
  montar(<Participante curso={{ ...curso, papel: 'estudiante', mio } as unknown as Curso} />);
  const aviso = screen.getByText('Aviso de privacidad que se le mostró al unirse').closest('details');
  expect(aviso?.open).toBe(false);
  expect(Array.from(aviso?.querySelectorAll('p') ?? [], (parrafo) => parrafo.textContent)).toEqual([
    'Responsable. La universidad.',
    'Para qué. Enseñar.',
  ]);
});

test('putting a project into the course names its team', async () => {
  const proyecto = {
    _id: uid(2),
    nombre: 'Tienda',
    link: 'https://github.com/a/b',
    branch: 'main',
    idPersona: 'sub-ana',
    clave: 'k',
    analisis: null,
    analisisEnCurso: false,
    fallo: null,
    prueba: null,
    borradores: [],
  };
  conRed({ 'GET /proyectos/persona/sub-ana': [proyecto] });
  montar(<Participante curso={{ ...curso, papel: 'estudiante', mio } as unknown as Curso} />);
  await screen.findByRole('button', { name: 'Poner en el curso' });
  expect(screen.getByText(/los nombres de sus miembros/u).textContent).toMatch(/recibe un aviso/u);
});
