import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { conRed, EnOrden, Estado, montar, sinRed } from '../../../testing/montar.tsx';
import { PuntosCriticos } from './puntos-criticos.tsx';

const p = '0198a3c0-0000-7000-8000-00000000000a';
const a = '0198a3c0-0000-7000-8000-000000000001';
const leer = `GET /puntos-criticos/${p}`;

const punto = (ruta: string, cifras: Partial<Record<'cambios' | 'complejidad' | 'lineas', number>> = {}) => ({
  ruta,
  cambios: 3,
  complejidad: 5,
  lineas: 120,
  incidencias: 0,
  ...cifras,
});
const dos = [punto('b.js', { cambios: 9 }), punto('a.js', { complejidad: 8 })];
const listo = {
  proyecto: { _id: p, nombre: 'Tienda', clave: 'tienda' },
  estado: 'listo',
  motivo: null,
  analisis: {
    id: a,
    fecha: '2026-11-01T10:00:00.000Z',
    commit: 'abc',
    enlace: 'https://github.com/a/b',
    rama: 'main',
    cambios: [],
  },
  historia: { commits: 30, desde: '2026-01-01T10:00:00.000Z', completa: true, apartados: 0 },
  archivos: dos,
  prioritarios: 1,
  total: 2,
};
const calculando = {
  ...listo,
  estado: 'calculando',
  historia: null,
  archivos: [],
  prioritarios: 0,
  total: 0,
};

type Codigo = Parameters<typeof PuntosCriticos>[0]['Codigo'];

/** Stands for the viewer of another feature: shows what it is given. */
const Visor: Codigo = ({ ruta, analizado, onCerrar }) =>
  ruta === null ? (
    <p>Visor cerrado</p>
  ) : (
    <section aria-label="Visor">
      {[ruta, analizado.proyectoId, analizado.clave, analizado.fecha].join(' · ')}
      <button type="button" onClick={onCerrar}>
        Cerrar el visor
      </button>
    </section>
  );

function abrir(respuesta: unknown): string[] {
  const pedidas = conRed({ [leer]: respuesta });
  montar(<PuntosCriticos Codigo={Visor} />, {
    patron: '/puntos_criticos/:id',
    url: `/puntos_criticos/${p}`,
  });
  return pedidas;
}
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();
const tabla = () => screen.findByRole('table', { name: 'Cambios y complejidad de cada archivo' });
const rutas = async () =>
  within(await tabla())
    .getAllByRole('row')
    .slice(1)
    .map((fila) => within(fila).getByRole('button').textContent);
const paginas = () => screen.queryByRole('navigation', { name: 'Páginas de archivos' });

describe('what was read of the history', () => {
  it.each([
    [
      { commits: 30, desde: '2026-01-01T10:00:00.000Z' },
      /^30 commits leídos, desde el 1 de enero de 2026.*\. Análisis del 1 de noviembre de 2026.*, rama main\.$/,
    ],
    [{ commits: 1, desde: null }, /^1 commit leído\. Análisis del /],
    [{ commits: 1000, desde: null }, /^1 000 commits leídos\. /],
  ])('of %j is one sentence', async (historia, frase) => {
    abrir({ ...listo, historia: { ...historia, completa: true, apartados: 0 } });
    expect(normal((await screen.findByText(/leídos?/u)).textContent)).toMatch(frase);
    expect(screen.queryByText(/Los commits más antiguos quedaron fuera/)).toBeNull();
  });

  it('states that older commits were left out', async () => {
    abrir({ ...listo, historia: { ...listo.historia, completa: false } });
    expect(await screen.findByText(/Los commits más antiguos quedaron fuera/)).toBeDefined();
  });

  it.each([
    [2, null],
    [3, 'Se muestran 2 de 3 archivos: los demás quedan por debajo.'],
    [12_345, 'Se muestran 2 de 12 345 archivos: los demás quedan por debajo.'],
  ])('of %d files states how many are shown', async (total, frase) => {
    abrir({ ...listo, total });
    await tabla();
    const nota = screen.queryByText(/^Se muestran/);
    expect(nota === null ? null : normal(nota.textContent)).toBe(frase);
  });
});

describe('the table of all files', () => {
  const encabezado = (nombre: string) => screen.getByRole('columnheader', { name: nombre });
  const columnas = [
    'Archivo',
    'Cambios',
    'Complejidad cognitiva',
    'Cambios × complejidad',
    'Líneas de código',
    'Incidencias',
  ];

  it('announces by which column it is sorted, one at a time', async () => {
    abrir(listo);
    await tabla();
    const sentidos = () => columnas.map((nombre) => encabezado(nombre).getAttribute('aria-sort'));
    expect(sentidos()).toEqual(['none', 'none', 'none', 'descending', 'none', 'none']);
    within(encabezado('Archivo')).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    expect(sentidos()).toEqual(['ascending', 'none', 'none', 'none', 'none', 'none']);
    expect(await rutas()).toEqual(['a.js', 'b.js']);
    await userEvent.keyboard(' ');
    expect(sentidos()[0]).toBe('descending');
    expect(await rutas()).toEqual(['b.js', 'a.js']);
    expect(document.activeElement?.textContent).toMatch(/^Archivo/);
  });

  it('writes its figures with groups of thousands', async () => {
    abrir({ ...listo, archivos: [punto('x.js', { cambios: 999, complejidad: 1001, lineas: 12_345 })] });
    const [, ...cifras] = within(await tabla()).getAllByRole('cell');
    expect(cifras.slice(0, 5).map((celda) => normal(celda.textContent))).toEqual([
      '999',
      '1 001',
      '999 999',
      '12 345',
      '0',
    ]);
  });

  it.each([
    [25, null],
    [26, 'Página 1 de 2'],
  ])('of %d files has the pager %j', async (cuantos, texto) => {
    abrir({ ...listo, archivos: Array.from({ length: cuantos }, (_, i) => punto(`${i}.js`)) });
    expect(await rutas()).toHaveLength(25);
    const nav = paginas();
    expect(nav && within(nav).getByRole('status').textContent).toBe(texto);
  });

  it('returns to its first page when it is sorted', async () => {
    const archivos = Array.from({ length: 30 }, (_, i) => punto(`${i}.js`, { cambios: 40 - i }));
    abrir({ ...listo, archivos });
    await tabla();
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(await rutas()).toEqual(['25.js', '26.js', '27.js', '28.js', '29.js']);
    await userEvent.click(screen.getByRole('button', { name: 'Cambios' }));
    expect((await rutas())[0]).toBe('0.js');
    expect(paginas()?.textContent).toContain('Página 1 de 2');
  });
});

describe('the viewer of a source', () => {
  it('is given the analysed project, opens from the table, and closes', async () => {
    abrir(listo);
    await tabla();
    for (const boton of screen.getAllByRole('button', { name: 'Ver Código de b.js' })) {
      await userEvent.click(boton);
      expect(screen.getByRole('region', { name: 'Visor' }).textContent).toContain(
        `b.js · ${p} · tienda · 2026-11-01T10:00:00.000Z`,
      );
      await userEvent.click(screen.getByRole('button', { name: 'Cerrar el visor' }));
      expect(screen.getByText('Visor cerrado')).toBeDefined();
    }
  });

  it('is opened without a date where the analysis was deleted meanwhile', async () => {
    abrir({ ...listo, analisis: null });
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'Ver Código de a.js' }))[0] ?? document.body,
    );
    expect(screen.getByRole('region', { name: 'Visor' }).textContent).toContain(`a.js · ${p} · tienda · C`);
    expect(normal(screen.getByText(/commits leídos/).textContent)).toMatch(/enero de 2026[^.]*\.$/);
  });
});

describe('the state of the computation', () => {
  const otroTurno = () => act(() => vi.advanceTimersByTimeAsync(2000));

  it('is read again until it ends, also after a failed reading', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const pedidas = abrir(new EnOrden(calculando, new Estado(503, {}), sinRed, listo));
    await otroTurno();
    expect(screen.getByRole('status').textContent).toMatch(/^Leyendo la historia del repositorio/);
    await otroTurno();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
    await otroTurno();
    await otroTurno();
    expect(screen.queryByText(/^Leyendo la historia/)).toBeNull();
    expect(screen.getByRole('table')).toBeDefined();
    const hasta = pedidas.length;
    await otroTurno();
    expect(pedidas).toHaveLength(hasta);
  });

  it('is read again by a press after a failure', async () => {
    abrir(new EnOrden(sinRed, listo));
    const alerta = within(await screen.findByRole('alert'));
    expect(alerta.getByText(/No hay conexión con el servidor/)).toBeDefined();
    await userEvent.click(alerta.getByRole('button', { name: 'Reintentar' }));
    expect(await rutas()).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [403, 'sin-permiso', 'No puede ver este proyecto.', false],
    [404, 'no-encontrado', 'No se encontró el proyecto.', true],
  ])(
    'of a project that the reader cannot open (%d) states the reason',
    async (status, codigo, mensaje, repetible) => {
      abrir(new Estado(status, { codigo, mensaje }));
      expect(await screen.findByText(mensaje)).toBeDefined();
      expect(screen.queryByRole('button', { name: 'Reintentar' }) !== null).toBe(repetible);
      expect(screen.queryByText('¿Cómo se calcula?')).toBeNull();
    },
  );

  it('shows a failure, not half a page, where it is unreadable', async () => {
    const aviso = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    abrir({ ...listo, archivos: [{ ruta: 'a.js' }] });
    expect(await screen.findByText('El servidor dio una respuesta que no se entiende.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(aviso).toHaveBeenCalledOnce();
    aviso.mockRestore();
  });
});
