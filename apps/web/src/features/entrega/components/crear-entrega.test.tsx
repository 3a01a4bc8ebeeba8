import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { CrearEntrega } from './crear-entrega.tsx';

const cursoId = '0198a3c0-0000-7000-8000-000000000002';
const uid = (n: number) => `0198a3c0-0000-7000-8000-00000000000${n}`;
const proyecto = (n: number, nombre: string, papel?: 'miembro') => ({
  _id: uid(n),
  idPersona: papel ? 'sub-beto' : 'sub-ana',
  nombre,
  link: `https://github.com/u/${nombre.toLowerCase()}`,
  branch: 'main',
  clave: `clave-${n}`,
  analisis: null,
  analisisEnCurso: false,
  fallo: null,
  prueba: null,
  borradores: [],
  ...(papel && { papel, equipoDe: { nombre: 'Beto', usuario: null } }),
});

async function plantillas(propios: unknown): Promise<HTMLElement> {
  conPersona('sub-ana', ['estudiante', 'docente']);
  conRed({
    [`GET /cursos/${cursoId}/entregas`]: { entregas: [], crear: true, zona: 'America/Guayaquil' },
    'GET /proyectos/persona/sub-ana': propios,
  });
  montar(<CrearEntrega />, {
    patron: '/curso/:cursoId/entregas/nueva',
    url: `/curso/${cursoId}/entregas/nueva`,
  });
  return screen.findByRole('combobox', { name: /^Plantilla/u });
}

describe('the template of a delivery', () => {
  it('is one of the own projects, not of a team that the person is in', async () => {
    const lista = within(await plantillas([proyecto(3, 'Base'), proyecto(4, 'Ajeno', 'miembro')]));
    await lista.findByRole('option', { name: 'Base' });
    expect(lista.queryByRole('option', { name: 'Ajeno' })).toBeNull();
  });

  it('is named as not read where the list fails', async () => {
    await plantillas(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    await screen.findByText('No se pudo leer la lista. Recargue la página para elegir de ella.');
  });
});
