import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';

import { config } from '../../../../lib/config.ts';
import { incidencia, tres } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { abrirGuia, inaccesible, issues } from '../guia.fixture.tsx';

afterEach(() => {
  Object.assign(config, { escaneo: 'ninguno' });
});

const carrusel = async () => within(await screen.findByRole('region', { name: 'Incidencias, una por una' }));
const normal = (texto: string | null) => (texto ?? '').replace(/\s/g, ' ');
const mensaje = () => screen.getAllByRole('heading', { level: 4 })[0]?.textContent;

describe('where issues are looked for', () => {
  const nota = /Bicep y Sass sin llaves, \.sass\) solo se toman medidas/;

  it.each([[[]], [tres]])(
    'stands above the issues of the embedded analyser, also without any',
    async (lista) => {
      Object.assign(config, { escaneo: 'incorporado' });
      abrirGuia(issues(lista));
      expect(await screen.findByText(nota)).toBeDefined();
    },
  );

  it('is left to a service that has rules of its own', async () => {
    Object.assign(config, { escaneo: 'sonarqube' });
    abrirGuia(issues(tres));
    await carrusel();
    expect(screen.queryByText(nota)).toBeNull();
  });
});

describe('the carousel of issues', () => {
  it('shows one issue, the most severe first, with all its details', async () => {
    const grave = incidencia({
      descripcion: 'Función larga',
      regla: 'javascript:S3776',
      severidad: 'CRITICAL',
      categoria: ['brain-overload', 'confusing'],
      archivo: 'src/app.js',
      tiempo_estimado: '1h30min',
      linea_afectada: { startLine: 12, endLine: 15 },
    });
    abrirGuia(issues([incidencia({ severidad: 'INFO' }), grave]));
    await screen.findByText('1 de 2');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    const datos = within(screen.getByRole('article'));
    expect(datos.getByRole('heading').textContent).toBe('Función larga');
    expect(normal(screen.getByRole('article').textContent)).toContain(
      'SeveridadCríticaTiempo estimado1 h 30 minLíneas afectadasLíneas 12 a 15Reglajavascript:S3776' +
        'EstadoAbiertaTipoOlor de códigoEtiquetasdifícil de seguir, confusoArchivosrc/app.js',
    );
    expect(datos.getByRole('button', { name: 'Ver Código' })).toBeDefined();
    expect(screen.queryByText('No hay issues disponibles')).toBeNull();
  });

  it('moves with Siguiente and Anterior and stops at the ends', async () => {
    abrirGuia(issues(tres));
    const partes = await carrusel();
    const anterior = partes.getByRole('button', { name: 'Anterior' });
    const siguiente = partes.getByRole('button', { name: 'Siguiente' });
    expect(anterior.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(anterior);
    expect(mensaje()).toBe('Función larga');
    fireEvent.click(siguiente);
    await screen.findByText('2 de 3');
    expect(mensaje()).toBe('Variable sin usar');
    fireEvent.click(siguiente);
    await screen.findByText('3 de 3');
    expect(mensaje()).toBe('Nombre poco claro');
    expect(siguiente.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(siguiente);
    fireEvent.click(anterior);
    await screen.findByText('2 de 3');
  });

  it('moves with the arrow keys, Home and End, and keeps the focus inside', async () => {
    abrirGuia(issues(tres));
    const boton = await screen.findByRole('button', { name: 'Ver Código' });
    boton.focus();
    await userEvent.keyboard('{End}');
    await screen.findByText('3 de 3');
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Ver Código' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{ArrowLeft}');
    await screen.findByText('2 de 3');
    await userEvent.keyboard('{Home}');
    await screen.findByText('1 de 3');
    await userEvent.keyboard('{ArrowRight}');
    await screen.findByText('2 de 3');
  });

  it('draws only the visible slide and its neighbours among ten thousand', async () => {
    const muchas = Array.from({ length: 10_000 }, (_, i) =>
      incidencia({ descripcion: `Número ${i}`, linea: i + 1 }),
    );
    abrirGuia(issues(muchas));
    await screen.findByText('1 de 10 000');
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ver Código' }), { key: 'End' });
    await screen.findByText('10 000 de 10 000');
    expect(mensaje()).toBe('Número 9999');
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2);
  });

  it('labels its parts for screen readers', async () => {
    abrirGuia(issues(tres));
    await screen.findByText('1 de 3');
    const region = screen.getByRole('region', { name: 'Incidencias, una por una' });
    expect(region.getAttribute('aria-roledescription')).toBe('carrusel');
    const [visible, ...ocultas] = screen
      .getAllByRole('group', { hidden: true })
      .filter((grupo) => grupo.getAttribute('aria-roledescription') === 'diapositiva');
    expect(visible?.getAttribute('aria-label')).toBe('1 de 3');
    expect(ocultas.map((oculta) => oculta.hasAttribute('inert'))).toEqual([true]);
  });

  it('shows markup in messages and paths as text', async () => {
    abrirGuia(issues([incidencia({ descripcion: '<img src=x onerror=alert(1)>', archivo: 'a/"><svg>.js' })]));
    await screen.findByText('<img src=x onerror=alert(1)>');
    expect(screen.getByText('a/"><svg>.js').closest('bdi')).not.toBeNull();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the states of the issues', () => {
  it('show an empty list without an error', async () => {
    abrirGuia(issues([]));
    await screen.findByText('No hay issues disponibles');
    expect(screen.queryByText('No se pudo cargar')).toBeNull();
  });

  it('show a failed request as an error, not as an empty list', async () => {
    const { pedidas } = abrirGuia({ 'GET /sonarqube/issues': inaccesible });
    await screen.findByText('No se pudo contactar con el servicio de análisis.');
    expect(screen.queryByText('No hay issues disponibles')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(pedidas.filter((pedida) => pedida === 'GET /sonarqube/issues')).toHaveLength(2);
    });
  });

  it('show a note when the service returned only part of them', async () => {
    abrirGuia(issues(tres, 12_345));
    await screen.findByText(/^Se muestran 3 de 12 345 incidencias/);
  });

  it('show no note when the service returned all of them', async () => {
    abrirGuia(issues(tres));
    await screen.findByText('1 de 3');
    expect(screen.queryByText(/^Se muestran/)).toBeNull();
  });
});
