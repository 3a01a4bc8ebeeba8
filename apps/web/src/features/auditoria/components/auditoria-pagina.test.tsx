import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import { AuditoriaPagina } from './auditoria-pagina.tsx';

const apunte = (n: number, cambios: object = {}) => ({
  _id: `0198a3c0-0000-7000-8000-00000000000${n}`,
  momento: '2026-05-04T08:00:00.000Z',
  ultimo: '2026-05-04T10:00:00.000Z',
  veces: 1,
  persona: { sub: 'sub-ana', nombre: 'Ana Ruiz', usuario: 'ana' },
  accion: 'rol-cambiado',
  objeto: 'luz',
  detalle: 'estudiante → admin',
  ...cambios,
});
const fallido = {
  accion: 'acceso-fallido',
  objeto: '',
  detalle: '',
  veces: 3,
  persona: { sub: '', nombre: '', usuario: null },
};

function abrir(respuesta: unknown, busqueda = '') {
  conRed({ 'GET /auditoria': respuesta });
  montar(<AuditoriaPagina />, { patron: '/auditoria', url: `/auditoria${busqueda}` });
}

describe('the audit trail', () => {
  it('shows who did what to what, and counts repetitions of an unknown person', async () => {
    abrir({ apuntes: [apunte(1), apunte(2, fallido)], total: 2 });
    const [primera, segunda] = (await screen.findAllByRole('row')).slice(1);
    expect(primera?.textContent).toMatch(/Ana Ruizana.*Rol cambiado.*luzestudiante → admin/);
    expect(segunda?.textContent).toMatch(/3 veces desde .*Usuario desconocido.*Acceso fallido.*—/);
    expect(screen.getByText('2 anotaciones')).toBeDefined();
  });

  it('keeps its filter and page in the address', async () => {
    abrir({ apuntes: [apunte(1)], total: 60 }, '?desde=2026-05-01&hasta=2026-05-04&accion=acceso&pagina=2');
    await screen.findAllByRole('row');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Acción' }).value).toBe('acceso');
    expect(screen.getByLabelText<HTMLInputElement>('Desde el día').value).toBe('2026-05-01');
    const paginas = screen.getByRole('navigation', { name: 'Páginas de la auditoría' });
    expect(paginas.textContent).toContain('Página 2 de 3');
  });

  it('has an empty state, and another one for a search without matches', async () => {
    abrir({ apuntes: [], total: 0 });
    await screen.findByText('Todavía no hay nada que mostrar.');
    cleanup();
    abrir({ apuntes: [], total: 0 }, '?buscar=nada');
    await screen.findByText('No se encontraron anotaciones.');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la búsqueda y los filtros' }));
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('shows a failed load as failed, not as empty', async () => {
    abrir(new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }));
    await screen.findByText('El servidor falló.');
    expect(screen.queryByText('Todavía no hay nada que mostrar.')).toBeNull();
  });
});
