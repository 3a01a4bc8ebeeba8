import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { abrirGuia, componentes, inaccesible } from '../guia.fixture.tsx';

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
  it('show each failing measure with value and reason, and no other files', async () => {
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

  it('are a list that searches, sorts and opens recommendations, kept in the address', async () => {
    const nombres = Array.from({ length: 12 }, (_, i) => `n${String(i).padStart(2, '0')}.js`);
    const varios = nombres.map((nombre) => archivo(nombre, medida('complexity', '11')));
    abrirGuia(componentes([complejo, ...varios], 13));
    await userEvent.click(await screen.findByRole('radio', { name: 'Lista completa' }));
    const filas = () =>
      within(screen.getByRole('table', { name: /Archivos con medidas/ }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => normal(textContent));
    expect(filas()).toHaveLength(10);
    expect(filas()[0]).toContain('src/a.js100Complejidad ciclomática: 25');
    await userEvent.selectOptions(screen.getByLabelText('Ordenar archivos por'), 'archivo');
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(filas().map((fila) => fila.slice(0, 10))).toEqual(['src/n09.js', 'src/n10.js', 'src/n11.js']);
    await userEvent.type(screen.getByLabelText('Buscar archivos'), 'N03');
    expect(filas()).toHaveLength(1);
    expect(screen.getByText('1 de 13 archivos')).toBeDefined();
    expect(screen.getByLabelText('Dirección').textContent).toBe(
      '?archivos=lista&orden-archivos=archivo&buscar-archivo=N03',
    );
    await userEvent.click(screen.getByRole('button', { name: /Complejidad ciclomática: 11.*n03/ }));
    expect(await screen.findByRole('dialog', { name: 'INCUMPLIMIENTO DE REGLAS' })).toBeDefined();
  });

  it('open the recommendations of each measure and return', async () => {
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

  it('show that nothing was measured, rather than that nothing fails', async () => {
    abrirGuia(componentes([]));
    await screen.findByText(sinMedidas);
    expect(screen.queryByText(/^Ningún archivo/)).toBeNull();
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('show that nothing fails when files were measured', async () => {
    abrirGuia(componentes([bueno]));
    await screen.findByText('Ningún archivo incumple una regla. Archivos revisados: 1.');
    expect(screen.getByText(sinMedidas)).toBeDefined();
    expect(screen.queryByText(/no indica por sí sola un defecto/)).toBeNull();
  });

  it('show a note when the service returned only part of the files', async () => {
    abrirGuia(componentes([complejo], 12_000));
    await screen.findByText(/^Se revisaron 1 de 12 000 archivos/);
    expect(screen.getByText(/no indica por sí sola un defecto\.$/)).toBeDefined();
  });

  it('show a failed request as an error, not as an empty list', async () => {
    abrirGuia({ 'GET /sonarqube/measures/component_tree': inaccesible });
    await screen.findByText('No se pudo contactar con el servicio de análisis.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(screen.queryByText(sinMedidas)).toBeNull();
  });

  it.each([[{}], [null], ['<html>'], [undefined]])(
    'log that components is not an array: %j',
    async (components) => {
      const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
      abrirGuia(componentes(components));
      await screen.findByText('El servidor no devolvió la lista de archivos.');
      expect(error.mock.calls).toEqual([['La API no devolvió un array en components']]);
      expect(screen.queryByText(sinMedidas)).toBeNull();
    },
  );
});
