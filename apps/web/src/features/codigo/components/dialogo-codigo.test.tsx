import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { incidencia, tres } from '../../../lib/incidencia/incidencias.fixture.ts';
import { indexar } from '../../../lib/incidencia/indice.ts';
import { leerRecogidas } from '../../../lib/evidencia/recogidas.ts';
import { conPersona } from '../../../testing/con-persona.ts';
import { conRed, montar } from '../../../testing/montar.tsx';
import { prepararPantalla } from '../../../testing/preparar-pantalla.ts';
import { DialogoCodigo } from './dialogo-codigo.tsx';

type Props = Parameters<typeof DialogoCodigo>[0];
const origen = { repositorio: 'https://github.com/ana/tienda', commit: '0123456789abcdef' };
const analizado: Props['analizado'] = {
  proyectoId: 'p9',
  clave: 'tienda',
  fecha: '2026-11-21T10:00:00Z',
  origen,
};

interface Casa extends Partial<Pick<Props, 'analizado' | 'debajo'>> {
  readonly incidencias?: Parameters<typeof indexar>[0];
  readonly estrecha?: boolean;
}

/** The viewer, open on the first issue; returns what it asks of the page. */
async function abrir({ incidencias = tres, estrecha = false, ...cambios }: Casa = {}) {
  prepararPantalla();
  const pedidas = conRed({ 'GET /sonarqube/sonar-file': 'uno\ndos\ntres\ncuatro\n' });
  const { entradas } = indexar(incidencias);
  const fichas: string[] = [];
  function Prueba() {
    const [elegida, setElegida] = useState(entradas[0] ?? null);
    return (
      <DialogoCodigo
        marca={null}
        analizado={analizado}
        debajo={false}
        {...cambios}
        entradas={entradas}
        elegida={elegida}
        onElegir={setElegida}
        onVerFicha={({ incidencia: { regla } }) => fichas.push(regla)}
        onCerrar={() => {
          setElegida(null);
        }}
      />
    );
  }
  montar(<Prueba />, { estrecha });
  const dialogo = within(await screen.findByRole('dialog'));
  await dialogo.findByRole('group', { name: /^Código de/u });
  return { dialogo, pedidas, fichas };
}
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();
const evidencia = 'Usar como evidencia';
const lista = 'Guardada: añádala en una pregunta de una prueba';

beforeEach(() => {
  conPersona('sub-ana');
});

describe('the facts of an issue beside its source', () => {
  it.each([
    [
      incidencia({ categoria: ['brain-overload', 'x'], tiempo_estimado: '1h30min', linea: null }),
      [
        'Mayor',
        'Todo el archivo',
        'Tiempo estimado: 1 h 30 min',
        'Regla javascript:S3776',
        'Abierta',
        'Olor de código',
        'difícil de seguir, x',
      ],
    ],
    [
      incidencia({ severidad: 'HIGH', estado: 'NUEVO', tipo: 'RARO', tiempo_estimado: null }),
      [
        'Sin clasificar',
        'Línea 1',
        'Tiempo estimado: Sin estimación',
        'Regla javascript:S3776',
        'NUEVO',
        'RARO',
      ],
    ],
  ])('are those of %j', async (una, datos) => {
    const { dialogo } = await abrir({ incidencias: [una] });
    const suyos = within(dialogo.getByRole('list', { name: 'Datos de la incidencia' })).getAllByRole(
      'listitem',
    );
    expect(suyos.map(({ textContent }) => normal(textContent))).toEqual(datos);
  });

  it('lead to the card of the rule', async () => {
    const { dialogo, fichas } = await abrir();
    await userEvent.click(dialogo.getByRole('button', { name: 'Ver ficha de la regla' }));
    expect(fichas).toEqual(['javascript:S3776']);
  });

  it('change with the issue, while the source of the file is requested once', async () => {
    const { dialogo, pedidas } = await abrir();
    expect(dialogo.getByRole('note').textContent).toContain('Nombre poco claro');
    await userEvent.click(dialogo.getByRole('button', { name: 'Siguiente' }));
    expect(dialogo.getByRole('note').textContent).toContain('Función larga');
    expect(dialogo.getByText('2 de 2 en este archivo')).toBeDefined();
    expect(pedidas).toEqual(['GET /sonarqube/sonar-file']);
  });
});

describe('an issue as evidence', () => {
  it('is not offered where the repository and commit are unknown', async () => {
    const { dialogo } = await abrir({ analizado: { ...analizado, origen: null } });
    expect(dialogo.queryByRole('button', { name: evidencia })).toBeNull();
  });

  it('is announced for the issue that was kept, and not for the next one', async () => {
    const { dialogo } = await abrir();
    await userEvent.click(dialogo.getByRole('button', { name: evidencia }));
    expect(dialogo.getByText(lista).getAttribute('role')).toBe('status');
    await userEvent.click(dialogo.getByRole('button', { name: 'Siguiente' }));
    expect(dialogo.queryByText(lista)).toBeNull();
    await userEvent.click(dialogo.getByRole('button', { name: 'Anterior' }));
    expect(dialogo.getByText(lista)).toBeDefined();
  });

  it('is kept once for several presses, without lines for a whole file', async () => {
    const { dialogo } = await abrir({
      incidencias: [incidencia({ linea: null })],
      analizado: { ...analizado, proyectoId: 'otro' },
    });
    await userEvent.tripleClick(dialogo.getByRole('button', { name: evidencia }));
    expect(leerRecogidas('sub-ana', 'otro')).toEqual([
      { tipo: 'archivo', ...origen, ruta: 'src/app.js', lineas: null },
    ]);
    expect(leerRecogidas('sub-beto', 'otro')).toEqual([]);
  });
});

describe('the dialog of the source', () => {
  it.each([
    [false, 0],
    [true, 1],
  ])('below another dialog (%s) stays open at Escape: %d', async (debajo, quedan) => {
    await abrir({ debajo });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryAllByRole('dialog')).toHaveLength(quedan);
    });
  });

  it.each([true, false])('fills the screen only where that is narrow: %s', async (estrecha) => {
    await abrir({ estrecha });
    expect(document.querySelector('[data-full-screen]') !== null).toBe(estrecha);
  });

  it('states that the path could not be copied', async () => {
    const { dialogo } = await abrir();
    const usuario = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await usuario.click(dialogo.getByRole('button', { name: 'Copiar ruta' }));
    expect((await dialogo.findByText('No se pudo copiar la ruta.')).getAttribute('role')).toBe('status');
    expect(dialogo.queryByText('Ruta copiada')).toBeNull();
  });
});
