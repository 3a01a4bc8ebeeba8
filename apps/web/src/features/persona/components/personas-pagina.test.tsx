import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, Estado, montar, type Respuestas } from '../../../testing/montar.tsx';
import { PersonasPagina } from './personas-pagina.tsx';

const ana = { sub: 'sub-ana', nombre: 'Ana Ruiz', usuario: 'ana' };
const cuenta = {
  proyectosBorrados: 2,
  proyectosCedidos: 1,
  borradores: 0,
  equipos: 0,
  invitaciones: 0,
  cursos: 0,
  cursosSinDocente: 1,
  frases: 3,
  avisos: 0,
  cuenta: 1,
  pruebasAnonimas: 4,
  analisisAnonimos: 0,
  accionesAnonimas: 0,
  marcasAnonimas: 0,
  entregadosAnonimos: 1,
  filasDeClaseAnonimas: 2,
  comentariosAnonimos: 0,
  correccionesAnonimas: 0,
  papeleraAnonima: 0,
  apuntesAnonimos: 9,
};
const eliminar = 'DELETE /personas/sub-ana';

beforeEach(() => {
  conPersona();
});

async function buscar(respuestas: Respuestas) {
  const pedidas = conRed(respuestas);
  montar(<PersonasPagina />, { patron: '/datos_de_personas', url: '/datos_de_personas' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Persona' }), 'ana');
  return pedidas;
}

describe('what is kept of a person', () => {
  it('is erased after what goes and what stays was shown', async () => {
    const pedidas = await buscar({
      'GET /personas': [ana],
      'GET /personas/sub-ana/borrado': { persona: ana, cuenta },
      [eliminar]: new Estado(204, ''),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar sus datos: Ana Ruiz' }));
    await screen.findByText(/2 proyectos sin nadie que quede en su equipo/u);
    for (const texto of [
      '3 frases guardadas',
      '1 entrega de un curso, con sus notas',
      '2 filas de listas de clase',
      '1 curso sin docente: nombre antes a otra persona en los ajustes de cada uno',
    ])
      expect(screen.getByText(texto)).toBeDefined();
    expect(screen.queryByText(/borrador|comentario/u)).toBeNull();
    expect(screen.getByText(/4 pruebas en proyectos de otras personas/u)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar sus datos' }));
    await screen.findByText('Los datos de la persona se han eliminado.');
    expect(pedidas).toContain(eliminar);
  });

  it('is not erased while what goes could not be read', async () => {
    const pedidas = await buscar({
      'GET /personas': [ana],
      'GET /personas/sub-ana/borrado': new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar sus datos: Ana Ruiz' }));
    await screen.findByText('El servidor falló.');
    await userEvent.click(screen.getByRole('button', { name: 'Eliminar sus datos' }));
    expect(pedidas).not.toContain(eliminar);
  });

  it('reports a search without results', async () => {
    await buscar({ 'GET /personas': [] });
    await screen.findByText('No se encontró a nadie.');
  });

  it('shows a failed search as failed', async () => {
    await buscar({ 'GET /personas': new Estado(500, { codigo: 'x', mensaje: 'El servidor falló.' }) });
    await screen.findByText('El servidor falló.');
    expect(screen.queryByText('No se encontró a nadie.')).toBeNull();
  });
});
