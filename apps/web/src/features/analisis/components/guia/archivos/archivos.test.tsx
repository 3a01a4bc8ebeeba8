// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { abrirGuia, componentes, inaccesible } from '../guia.fixture.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sinMedidas = 'No hay medidas relevantes disponibles';
const medida = (metric: string, value: string, bestValue?: boolean) => ({ metric, value, bestValue });
const archivo = (name: string, ...measures: object[]) => ({
  key: `tienda:src/${name}`,
  name,
  qualifier: 'FIL',
  path: `src/${name}`,
  measures: [medida('ncloc', '100'), ...measures],
});
const complejo = archivo('a.js', medida('complexity', '25'), medida('lines_to_cover', '69'));
const bueno = archivo('b.js', medida('complexity', '3'), medida('duplicated_lines', '0', true));
const normal = (texto: string | null) => (texto ?? '').replace(/\s/g, ' ');

describe('the files with failing measures', () => {
  it('show each failing measure with its value and why, and leave out the files without any', async () => {
    abrirGuia(componentes([bueno, complejo], 2));
    await screen.findByRole('heading', { name: 'a.js' });
    expect(screen.getByText('1 de 1')).toBeDefined();
    const medidas = within(screen.getByRole('list', { name: 'Medidas de a.js' })).getAllByRole('listitem');
    expect(medidas.map(({ textContent }) => normal(textContent))).toEqual([
      'Complejidad ciclomática25Sus funciones suman más de 10. El límite de 10 es por función: busque primero si alguna lo supera.Ver recomendaciones',
      'Líneas por cubrir69Son menos del 70 % de sus 100 líneas de código; en JavaScript y TypeScript es lo normal.Ver recomendaciones',
    ]);
    expect(screen.queryByText('b.js')).toBeNull();
    expect(screen.queryByText(sinMedidas)).toBeNull();
  });

  it('lead from each measure to its recommendations, and back', async () => {
    abrirGuia(componentes([complejo]));
    const boton = await screen.findByRole('button', {
      name: 'Ver recomendaciones de Complejidad ciclomática',
    });
    await userEvent.click(boton);
    const dialogo = within(await screen.findByRole('dialog', { name: 'INCUMPLIMIENTO DE REGLAS' }));
    const [cabecera, ...filas] = dialogo.getAllByRole('row');
    expect(cabecera?.textContent).toBe('MétricaReglaRecomendación');
    expect(filas.length).toBeGreaterThan(2);
    for (const fila of filas) expect(fila.textContent).toMatch(/^Complejidad ciclomática/);
    expect(dialogo.getByText(/src\/a\.js/).closest('p')?.textContent).toContain(
      'Complejidad ciclomática: 25',
    );
    await userEvent.click(dialogo.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(boton);
    });
  });

  it('say that nothing was measured, which is no praise', async () => {
    abrirGuia(componentes([]));
    await screen.findByText(sinMedidas);
    expect(screen.queryByText(/^Ningún archivo/)).toBeNull();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('say that nothing fails, where files were measured', async () => {
    abrirGuia(componentes([bueno]));
    await screen.findByText('Ningún archivo incumple una regla. Archivos revisados: 1.');
    expect(screen.getByText(sinMedidas)).toBeDefined();
  });

  it('say when the service gave fewer files than there are', async () => {
    abrirGuia(componentes([complejo], 12_000));
    await screen.findByText(/^Se revisaron 1 de 12 000 archivos/);
  });

  it('say when they could not be read, and do not call that empty', async () => {
    abrirGuia({ 'GET /sonarqube/measures/component_tree': inaccesible });
    await screen.findByText('No se pudo contactar con el servicio de análisis.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(screen.queryByText(sinMedidas)).toBeNull();
  });

  it.each([[{}], [null], ['<html>'], [undefined]])(
    'log that components is no array: %j',
    async (components) => {
      const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
      abrirGuia(componentes(components));
      await screen.findByText('El servidor no devolvió la lista de archivos.');
      expect(error.mock.calls).toEqual([['La API no devolvió un array en components']]);
      expect(screen.queryByText(sinMedidas)).toBeNull();
    },
  );
});
