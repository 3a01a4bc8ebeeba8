import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { abrir, caso, conMedidas, conEspaciosSimples, rutas } from '../analisis.fixture.tsx';

async function explicar(nombre: string) {
  const boton = await screen.findByRole('button', { name: `¿Cómo se calcula? ${nombre}` });
  await userEvent.click(boton);
  const dialogo = await screen.findByRole('dialog', { name: `¿Cómo se calcula? ${nombre}` });
  await within(dialogo).findByRole('heading', { name: 'Fórmula' });
  return { boton, dialogo: within(dialogo), texto: conEspaciosSimples(dialogo.textContent) };
}

describe('¿Cómo se calcula?', () => {
  it('explains the degree: inputs, formula with numbers and matching range', async () => {
    abrir();
    const { dialogo, texto } = await explicar('Grado de mantenibilidad');
    expect(texto).toContain('/ 5 = 85,26 %');
    expect(dialogo.getByRole('link', { name: 'Guía: qué significa el grado' }).getAttribute('href')).toBe(
      '/guia#qué-significa-el-grado',
    );
    expect(
      dialogo.getAllByRole('definition').map(({ textContent }) => conEspaciosSimples(textContent)),
    ).toEqual(['22,33 %', '6,50 %', '18,86 %', '7,00 %', '19,00 %']);
    const tabla = within(dialogo.getByRole('table', { name: 'Intervalos del grado de mantenibilidad' }));
    expect(tabla.getAllByRole('row').map(({ textContent }) => conEspaciosSimples(textContent))).toEqual([
      'CriterioIntervalo',
      'Mantenibilidad muy alta90 a 100 %',
      'Se aplica: Mantenibilidad alta80 a 90 %',
    ]);
    const faltan = dialogo.getByRole('table', { name: 'De qué se componen los 14,74 puntos que faltan' });
    expect(
      within(faltan)
        .getAllByRole('row')
        .map(({ textContent }) => conEspaciosSimples(textContent)),
    ).toEqual([
      'MedidaPuntosParte',
      'Líneas por cubrir5,2536 %',
      'Complejidad ciclomática4,4230 %',
      'Densidad de comentarios2,5217 %',
      'Líneas duplicadas1,188 %',
      'Complejidad cognitiva0,966 %',
      'Olores de código0,413 %',
    ]);
  });

  it('explains a card: the comparison, and its threshold among the others', async () => {
    abrir();
    const { dialogo, texto } = await explicar('Líneas por cubrir');
    expect(texto).toContain('45,00 % < 70 % se cumple: DEFECTO');
    const tabla = within(dialogo.getByRole('table', { name: 'Umbrales de las propiedades de calidad' }));
    expect(tabla.getByRole('row', { name: /Se aplica/ }).textContent).toContain('Líneas por cubrir');
  });

  it('reports a figure without a threshold', async () => {
    abrir();
    const { dialogo, texto } = await explicar('Diseño');
    expect(texto).toContain('Esta cifra no tiene umbral propio');
    expect(dialogo.queryByRole('table')).toBeNull();
  });

  it('shows no number for a figure that was not computed', async () => {
    const medidas = Object.fromEntries(Object.entries(caso).filter(([clave]) => clave !== 'lines_to_cover'));
    abrir({ respuestas: { [rutas.medidas]: conMedidas(medidas) } });
    const { texto } = await explicar('Cobertura');
    expect(texto).toContain('No se calcula: falta alguna de las medidas');
    expect(texto).not.toMatch(/ = |(?:^|\D)0,00/);
  });

  it('is offered for every figure', async () => {
    abrir();
    await screen.findByRole('region', { name: 'Propiedades de calidad' });
    await waitFor(() => {
      expect(screen.getAllByRole('button', { name: /^¿Cómo se calcula\? \p{Lu}/u })).toHaveLength(1 + 10 + 6);
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Subcaracterísticas' }));
    expect(screen.getAllByRole('button', { name: /^¿Cómo se calcula\? \p{Lu}/u })).toHaveLength(1 + 5 + 6);
  });

  it('closes on Escape and returns the focus', async () => {
    abrir();
    const { boton } = await explicar('Obsoleto');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(document.activeElement).toBe(boton);
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
