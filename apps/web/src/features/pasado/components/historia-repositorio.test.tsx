import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar, sinContestar, type Respuestas } from '../../../testing/montar.tsx';
import { HistoriaRepositorio } from './historia-repositorio.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const proyecto = { _id: p, nombre: 'Tienda', link: 'https://github.com/a/b', branch: 'main', idPersona: 'a' };
const punto = (commit: string, lineas: number) => ({
  commit,
  fecha: '2026-11-02T10:00:00.000Z',
  grado: 80,
  lineas,
  incidencias: 4,
  complejidad: 20,
  complejidadCognitiva: 9,
  lineasDuplicadas: 0,
  duplicacion: null,
});
const pasado = {
  fecha: '2026-11-03T10:00:00.000Z',
  enlace: proyecto.link,
  rama: 'main',
  cambios: [],
  origenDelAlcance: null,
  avisos: [{ aviso: 'fuera-de-limites', commits: 2 }],
  puntos: [punto('aaaaaaaa11', 900), punto('bbbbbbbb22', 1200)],
};
const vacia = {
  estado: 'sin-iniciar',
  ofrecido: true,
  iniciable: true,
  progreso: null,
  delante: null,
  motivo: null,
  pasado: null,
};

function abrir(situacion: unknown): string[] {
  const respuestas: Respuestas = {
    [`GET /proyectos/${p}`]: { ...proyecto, clave: 'tienda' },
    [`GET /pasados/${p}`]: situacion,
    [`POST /pasados/${p}`]: new Estado(429, { codigo: 'analisis-por-hora', mensaje: 'Espere una hora.' }),
  };
  const pedidas = conRed(respuestas);
  montar(<HistoriaRepositorio />, { patron: '/pasado/:id', url: `/pasado/${p}` });
  return pedidas;
}

describe('the page of a past', () => {
  it('loads, and reports a failed load without the empty state', async () => {
    abrir(sinContestar);
    expect(screen.getByText('Cargando...')).toBeDefined();
    cleanup();
    abrir(new Estado(503, { codigo: 'x', mensaje: 'No hay base de datos.' }));
    expect(await screen.findByText(/No se pudo cargar la historia del repositorio/)).toBeDefined();
    expect(screen.queryByText(/hasta 24 commits/)).toBeNull();
  });

  it('explains itself before the first run; a refused start is reported', async () => {
    const pedidas = abrir(vacia);
    expect(await screen.findByText(/Se eligen hasta 24 commits/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Analizar la historia' }));
    expect(await screen.findByText(/Espere una hora/)).toBeDefined();
    expect(pedidas).toContain(`POST /pasados/${p}`);
  });

  it('shows figures, notices and a table of commits, the newest first', async () => {
    abrir({ ...vacia, estado: 'listo', pasado });
    expect(await screen.findByText(/quedaron fuera 2 commits elegidos/)).toBeDefined();
    const filas = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(filas[1]).toContain('bbbbbbb');
    expect(filas[1]).toContain('Sin datos');
    expect(filas[2]).toContain('aaaaaaa');
  });

  it('shows a chart for each chosen figure, and a hint without any', async () => {
    abrir({ ...vacia, estado: 'listo', pasado });
    await screen.findByRole('table');
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    for (const nombre of ['Grado de mantenibilidad', 'Líneas de código', 'Incidencias'])
      await userEvent.click(screen.getByRole('checkbox', { name: nombre }));
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.getByText(/Elija al menos una medida/)).toBeDefined();
  });

  it('keeps the earlier past beside the reason of a failed run', async () => {
    abrir({ ...vacia, estado: 'fallido', motivo: 'La rama tiene un solo commit.', pasado });
    expect(await screen.findByText('La rama tiene un solo commit.')).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
  });

  it('offers no start to a reader who is not the owner', async () => {
    abrir({ ...vacia, iniciable: false });
    expect(await screen.findByText(/Solo la persona a la que pertenece/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Analizar la historia' })).toBeNull();
  });

  it('is not offered with a scanning service, and gives the reason', async () => {
    abrir({ ...vacia, ofrecido: false, iniciable: false });
    expect(await screen.findByText(/servicio externo, que mide solo el último commit/)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
