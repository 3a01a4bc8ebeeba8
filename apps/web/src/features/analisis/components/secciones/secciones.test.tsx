import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { abrir, enEstado, fecha, proyecto, rutas } from '../analisis.fixture.tsx';

const navegacion = async () =>
  within(await screen.findByRole('navigation', { name: 'Secciones del análisis' }));
const titulos = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .filter((titulo) => titulo !== 'Información del proyecto');
const guia = () => screen.getByRole('region', { name: 'Guía para reparar', hidden: true }).dataset.seccion;
const hecho = {
  id: '0198a3c0-0000-7000-8000-0000000000b1',
  estado: 'listo',
  fecha,
  motivo: null,
  grado: 85.26,
  commit: null,
  enlace: proyecto.link,
  rama: 'main',
  analizador: '1',
  duracionMs: 1000,
};

describe('on a wide screen', () => {
  it('all sections stand below each other, and a link moves the focus to one', async () => {
    abrir();
    const enlaces = await navegacion();
    expect(enlaces.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Medidas',
      'Propiedades de calidad',
      'Incidencias',
      'Archivos',
    ]);
    await userEvent.click(enlaces.getByRole('link', { name: 'Propiedades de calidad' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Propiedades de calidad' }));
    expect(titulos()).toEqual(['Medidas', 'Propiedades de calidad']);
    expect(guia()).toBeUndefined();
    expect(enlaces.queryByRole('link', { current: true })).toBeNull();
  });

  it('the section of the address has the focus; filters alone leave it', async () => {
    abrir({ consulta: '?seccion=propiedades' });
    await navegacion();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Propiedades de calidad' }));
  });
});

describe('on a phone', () => {
  it('one section is shown, the measures first; a link shows another one and keeps the filters', async () => {
    abrir({ estrecha: true, consulta: '?seccion=medidas&vista=lista' });
    const enlaces = await navegacion();
    expect(enlaces.getByRole('link', { current: true }).textContent).toBe('Medidas');
    expect(titulos()).toEqual(['Medidas']);
    expect(guia()).toBe('medidas');
    const enlace = enlaces.getByRole('link', { name: 'Propiedades de calidad' });
    await userEvent.click(enlace);
    expect(titulos()).toEqual(['Propiedades de calidad']);
    expect(enlace.getAttribute('aria-current')).toBe('true');
    expect(enlace.getAttribute('href')).toMatch(/\?seccion=propiedades&vista=lista$/);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Propiedades de calidad' }));
  });

  it('the degree stays above each section', async () => {
    abrir({ estrecha: true, consulta: '?seccion=archivos' });
    await navegacion();
    expect(titulos()).toEqual([]);
    expect(guia()).toBe('archivos');
    const informacion = within(screen.getByRole('region', { name: 'Información del proyecto' }));
    expect(informacion.getByText(/85,26/)).toBeDefined();
  });

  it.each([
    ['?vista=lista&regla=typescript:S107', 'incidencias'],
    ['#guia-archivos', 'archivos'],
    ['', 'medidas'],
  ])('the address %j shows the section %s', async (consulta, seccion) => {
    abrir({ estrecha: true, consulta });
    await navegacion();
    expect(guia()).toBe(seccion);
  });

  it('the history is a section of its own', async () => {
    const respuestas = { [rutas.estado]: enEstado({ historia: [hecho] }) };
    abrir({ escaneo: 'incorporado', estrecha: true, respuestas });
    const enlaces = await navegacion();
    expect(screen.queryByRole('heading', { name: 'Historial de los análisis' })).toBeNull();
    await userEvent.click(enlaces.getByRole('link', { name: 'Historial' }));
    expect(screen.getByRole('heading', { name: 'Historial de los análisis' })).toBe(document.activeElement);
    expect(screen.queryByRole('heading', { name: 'Medidas' })).toBeNull();
  });
});
