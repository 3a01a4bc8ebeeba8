// seguridad: 63
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { CuotasPagina } from './cuotas-pagina.tsx';

const mib = 2 ** 20;
const cuota = (usado: number, limite: number, estado = 'libre') => ({ usado, limite, estado });
const ana = {
  _id: 'sub-ana',
  persona: { nombre: 'Ana Ruiz', usuario: 'ana' },
  proyectos: cuota(45, 50, 'aviso'),
  bytesAnalisis: cuota(300 * mib, 300 * mib, 'llena'),
  bytesPruebas: cuota(1.25 * mib, 100 * mib),
};
const sinCursos = { cursos: 0, bytesCursos: 0 };
const suma = {
  personas: 1,
  proyectos: 45,
  bytesAnalisis: 300 * mib,
  bytesPruebas: 1.25 * mib,
  ...sinCursos,
};
const llena = { disco: cuota(81.7, 90, 'aviso'), suma, personas: [ana], cursos: [] };

function abrir(respuesta: unknown) {
  conRed({ 'GET /cuotas': respuesta });
  montar(<CuotasPagina />, { patron: '/cuotas', url: '/cuotas' });
}
const plano = (texto: string | null | undefined) => (texto ?? '').replace(/\s/gu, ' ');

describe('the page of space', () => {
  it('shows what each person uses and what is left', async () => {
    abrir(llena);
    const tabla = within(await screen.findByRole('table', { name: 'Uso por persona' }));
    const celdas = within(tabla.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(celdas.map(({ textContent }) => plano(textContent))).toEqual([
      'Ana Ruizana',
      '45 de 50Quedan 5',
      '300 MB de 300 MBSin sitio',
      '1,3 MB de 100 MBQuedan 98,8 MB',
    ]);
    const barra = tabla.getByRole('progressbar', { name: 'Proyectos' });
    expect(barra.getAttribute('aria-valuetext')).toBe('45 de 50');
    expect(screen.queryByText(/se muestran las/u)).toBeNull();
  });

  it('warns from 80 % of the disk, and not before', async () => {
    abrir(llena);
    await screen.findByRole('table');
    expect(plano(screen.getByRole('status').textContent)).toBe(
      'El disco de esta instalación está al 81 %, y desde el 90 % no se guarda nada más. Libere sitio o amplíe la partición.',
    );
  });

  it('has no warning with room, and names a disk that is not measured', async () => {
    abrir({ ...llena, disco: null });
    await screen.findByText(/El sitio libre del disco no se mide aquí/u);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows what the deliveries of each course keep, the largest first', async () => {
    const cursos = [{ _id: '01900000-0000-7000-8000-0000000000c1', nombre: 'Calidad 2026', bytes: 40 * mib }];
    abrir({ ...llena, cursos, suma: { ...suma, cursos: 2, bytesCursos: 50 * mib } });
    const tabla = within(await screen.findByRole('table', { name: 'Uso por curso' }));
    const celdas = within(tabla.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
    expect(celdas.map(({ textContent }) => plano(textContent))).toEqual(['Calidad 2026', '40 MB']);
    expect(plano(screen.getByText(/no cuentan en la cuota/u).textContent)).toMatch(
      /^Las entregas de 2 cursos guardan 50 MB:.* Se muestran los 1 que más ocupan\.$/u,
    );
  });

  it('has no table of courses without deliveries', async () => {
    abrir(llena);
    await screen.findByRole('table', { name: 'Uso por persona' });
    expect(screen.queryByRole('table', { name: 'Uso por curso' })).toBeNull();
  });

  it('names how many people it leaves out', async () => {
    abrir({ ...llena, suma: { ...suma, personas: 61 } });
    await screen.findByText(/^De 61 personas se muestran las 1 más cercanas a un límite/u);
  });

  it('has an empty state', async () => {
    abrir({ ...llena, suma: { ...suma, personas: 0, proyectos: 0 }, personas: [] });
    await screen.findByText('Todavía nadie tiene proyectos.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows that it loads, and a failed load as failed', async () => {
    abrir(sinContestar);
    await screen.findByText('Cargando...');
    abrir(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    await screen.findByText('El servidor falló.');
    expect(screen.queryByText('Todavía nadie tiene proyectos.')).toBeNull();
  });
});
