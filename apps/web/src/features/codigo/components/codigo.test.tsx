import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Estado } from '../../../testing/montar.tsx';
import { incidencia, tres } from '../../../lib/incidencia/incidencias.fixture.ts';
import { leerRecogidas } from '../../../lib/evidencia/recogidas.ts';
import { abrirCodigo } from './codigo.fixture.tsx';

const texto = 'uno\r\ndos\r\nconst tres = 3;\nfunction cuatro() {\n}\n';

async function verCodigo() {
  await userEvent.click(await screen.findByRole('button', { name: 'Ver Código' }));
  return within(await screen.findByRole('dialog'));
}
const lineas = () =>
  [...document.querySelectorAll('[data-index]')].map((fila) => fila.querySelector('code')?.textContent);
const afectadas = () =>
  [...document.querySelectorAll('[data-afectada="true"]')].map((linea) => linea.textContent);

describe("'Ver Código'", () => {
  it('shows the numbered source with the affected lines marked and the message there', async () => {
    const larga = incidencia({ descripcion: 'Función larga', linea_afectada: { startLine: 3, endLine: 4 } });
    abrirCodigo([larga], texto);
    const dialogo = await verCodigo();
    await dialogo.findByRole('group', { name: 'Código de src/app.js' });
    expect(lineas()).toEqual(['uno', 'dos', 'const tres = 3;', 'function cuatro() {', '}', '']);
    expect(afectadas()).toEqual(['3Línea afectada: const tres = 3;', '4Línea afectada: function cuatro() {']);
    const nota = dialogo.getByRole('note', { name: 'Mensaje de la incidencia' });
    expect(nota.textContent).toBe('Mayor Función larga (líneas 3 a 4)');
    expect(nota.closest('[data-index]')?.getAttribute('data-index')).toBe('2');
    expect(dialogo.getByText('Única incidencia de este archivo')).toBeDefined();
  });

  it('keeps path, lines and commit of the issue to use them as evidence', async () => {
    abrirCodigo([incidencia({ linea_afectada: { startLine: 3, endLine: 4 } })], texto);
    const dialogo = await verCodigo();
    await userEvent.click(dialogo.getByRole('button', { name: 'Usar como evidencia' }));
    expect(dialogo.getByText('Guardada: añádala en una pregunta de una prueba')).toBeDefined();
    expect(leerRecogidas('sub-ana', 'p')).toEqual([
      {
        tipo: 'archivo',
        repositorio: 'https://github.com/ana/tienda',
        commit: '0123456789abcdef',
        ruta: 'src/app.js',
        lineas: { desde: 3, hasta: 4 },
      },
    ]);
  });

  it('highlights the source after parsing', async () => {
    abrirCodigo([incidencia()], texto);
    await verCodigo();
    await waitFor(() => {
      expect(document.querySelector('.tok-keyword')?.textContent).toBe('const');
    });
  });

  it('steps through the issues of the file and marks their first lines', async () => {
    abrirCodigo(tres, texto);
    const dialogo = await verCodigo();
    await dialogo.findByText('2 de 2 en este archivo');
    expect(dialogo.getByRole('note').textContent).toContain('Función larga (línea 4)');
    expect(dialogo.getByRole('button', { name: 'Siguiente' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(dialogo.getByRole('button', { name: 'Anterior' }));
    expect(dialogo.getByRole('note').textContent).toContain('Nombre poco claro (línea 2)');
    expect(afectadas()).toEqual(['2Línea afectada: dos']);
    await userEvent.click(dialogo.getByRole('button', { name: 'Crítica: Función larga' }));
    expect(dialogo.getByRole('note').textContent).toContain('Función larga');
  });

  it('marks a line once, with the selected one of its issues', async () => {
    const enLinea = (descripcion: string, severidad: string) =>
      incidencia({ descripcion, severidad, linea: 3 });
    abrirCodigo([enLinea('una', 'MINOR'), enLinea('otra', 'BLOCKER')], texto);
    const dialogo = await verCodigo();
    const marca = () => dialogo.getByRole('button', { name: /2 incidencias en esta línea/ });
    await dialogo.findByRole('note');
    expect(marca().getAttribute('aria-label')).toBe('Bloqueante: otra (2 incidencias en esta línea)');
    expect(marca().getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(dialogo.getByRole('button', { name: 'Anterior' }));
    expect(marca().getAttribute('aria-label')).toMatch(/^Menor: una/);
  });

  it('copies the path', async () => {
    const usuario = userEvent.setup();
    abrirCodigo([incidencia()], texto);
    await usuario.click(await screen.findByRole('button', { name: 'Ver Código' }));
    await usuario.click(await screen.findByRole('button', { name: 'Copiar ruta' }));
    await screen.findByText('Ruta copiada');
    expect(await navigator.clipboard.readText()).toBe('src/app.js');
  });
});

describe('a source that failed to load', () => {
  it('shows the server’s message beside the issue and can be retried', async () => {
    const sinArchivo = JSON.stringify({
      codigo: 'sin-archivo',
      mensaje: 'El servicio no tiene este archivo.',
    });
    const { pedidas } = abrirCodigo([incidencia()], new Estado(404, sinArchivo));
    const dialogo = await verCodigo();
    await dialogo.findByText('Error al cargar el archivo.');
    expect(dialogo.getByText('El servicio no tiene este archivo.')).toBeDefined();
    expect(dialogo.getByText('Reduzca la complejidad de esta función')).toBeDefined();
    expect(dialogo.queryByRole('group', { name: /^Código de/ })).toBeNull();
    await userEvent.click(dialogo.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => {
      expect(pedidas.filter((pedida) => pedida === 'GET /sonarqube/sonar-file')).toHaveLength(2);
    });
  });

  it('fails for a response that is not text', async () => {
    abrirCodigo([incidencia()], { no: 'texto' });
    await (await verCodigo()).findByText('Error al cargar el archivo.');
  });
});

describe('a hostile source', () => {
  const abrir = async (hostil: string, cambios = {}) => {
    abrirCodigo([incidencia(cambios)], hostil);
    return verCodigo();
  };

  it('is drawn as text: no markup, no reordering, no invisible characters', async () => {
    const dialogo = await abrir('<img src=x onerror=alert(1)>\n"a\u202Eb\u0000"');
    await dialogo.findByRole('group', { name: /^Código de/ });
    expect(lineas()).toEqual(['<img src=x onerror=alert(1)>', '"aU+202EbU+0000"']);
    expect(document.querySelector('img')).toBeNull();
  });

  it('is cut in a very long line, with a note', async () => {
    const dialogo = await abrir('x'.repeat(1_000_000));
    await dialogo.findByText(/990 000 caracteres más en esta línea/);
    expect(lineas()[0]).toHaveLength(10_000);
    expect(dialogo.getByText(/se muestra sin resaltado/)).toBeDefined();
  });

  it('is drawn only in the visible range where it has very many lines', async () => {
    await abrir('a\n'.repeat(200_000), { archivo: 'src/a.txt' });
    await waitFor(() => {
      expect(lineas().length).toBeGreaterThan(0);
    });
    expect(lineas().length).toBeLessThan(200);
  });

  it('shows a note and marks nothing when it ends before the issue', async () => {
    const dialogo = await abrir('uno\ndos', { linea: 500 });
    await dialogo.findByText(/señala la línea 500, pero este archivo tiene 2/);
    expect(afectadas()).toEqual([]);
    expect(dialogo.queryByRole('note')).toBeNull();
  });

  it('has one line where it is empty', async () => {
    const dialogo = await abrir('', { linea: null });
    await dialogo.findByRole('group', { name: /^Código de/ });
    expect(lineas()).toEqual(['']);
  });
});
