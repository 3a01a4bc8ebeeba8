import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { montar } from '../../../testing/montar.tsx';
import { SelectorAnalisis } from './selector-analisis.tsx';
import { SelectorPruebas } from './selector-pruebas.tsx';

const prueba = (n: number, cambios: Partial<Prueba> = {}): Prueba => ({
  _id: `p${n}`,
  proyectoId: 'x',
  nombre: `Prueba ${n}`,
  tipo: 'allMetricas',
  elementos: ['Acoplamiento'],
  repetible: false,
  creado: `2026-11-0${n}T10:00:00Z`,
  promedio: 50,
  criterio: null,
  borrador: null,
  ...cambios,
});
const deMetrica = { tipo: 'singleMetrica', metricaId: 'm1' } as const;
const limpio = (texto: string | null) => (texto ?? '').replace(/[\u2066-\u2069]/gu, '');
const opciones = (etiqueta: string) =>
  within(screen.getByLabelText(etiqueta))
    .getAllByRole('option')
    .map(({ textContent }) => limpio(textContent).replace(/ \(.*/u, ''));
const grupos = (etiqueta: string) =>
  within(screen.getByLabelText(etiqueta))
    .getAllByRole('group')
    .map((grupo) => limpio(grupo.getAttribute('label')));

describe('the pickers of two tests', () => {
  const pruebas = [
    prueba(1),
    prueba(2, { ...deMetrica, intentos: 1 }),
    prueba(3),
    prueba(4, { ...deMetrica, intentos: 2, nombre: '‮Otra' }),
  ];
  function abrir(antes: number, despues: number) {
    const elegidos: Record<string, string>[] = [];
    const de = (n: number) => pruebas[n - 1] ?? prueba(n);
    montar(
      <SelectorPruebas
        pruebas={pruebas}
        par={{ antes: de(antes), despues: de(despues) }}
        onElegir={(elegido) => elegidos.push(elegido)}
      />,
    );
    return elegidos;
  }

  it('offer every test first, the newest first, and in the second those of its scope', () => {
    abrir(1, 3);
    expect(grupos('Primera prueba')).toEqual(['Una métrica: Acoplamiento', 'Todas las métricas']);
    expect(opciones('Primera prueba')).toEqual([
      '‮Otra, intento 2',
      'Prueba 2, intento 1',
      'Prueba 3',
      'Prueba 1',
    ]);
    expect(opciones('Segunda prueba')).toEqual(['Prueba 3', 'Prueba 1']);
  });

  it('name each test with a short date, so that the closed picker shows it whole', () => {
    abrir(1, 3);
    const [primera] = within(screen.getByLabelText('Segunda prueba')).getAllByRole('option');
    expect(limpio(primera?.textContent ?? '')).toMatch(/^Prueba 3 \(3 nov 2026, \d{1,2}:00\)$/u);
  });

  it('name two of one minute by their seconds', () => {
    montar(
      <SelectorPruebas
        pruebas={[prueba(1), prueba(1, { _id: 'p5', creado: '2026-11-01T10:00:31Z' })]}
        par={{ antes: prueba(1), despues: prueba(1) }}
        onElegir={() => undefined}
      />,
    );
    const textos = within(screen.getByLabelText('Primera prueba')).getAllByRole('option');
    expect(new Set(textos.map(({ textContent }) => textContent)).size).toBe(2);
  });

  it('isolate the direction of each name', () => {
    abrir(2, 4);
    const [primera] = within(screen.getByLabelText('Segunda prueba')).getAllByRole('option');
    expect(primera?.textContent).toMatch(/^\u2068‮Otra\u2069, intento 2/u);
  });

  it('keep the second test within one scope, and ask for its pair in another', async () => {
    const elegidos = abrir(1, 3);
    await userEvent.selectOptions(screen.getByLabelText('Primera prueba'), 'p3');
    await userEvent.selectOptions(screen.getByLabelText('Primera prueba'), 'p2');
    await userEvent.selectOptions(screen.getByLabelText('Segunda prueba'), 'p1');
    expect(elegidos).toEqual([
      { antes: 'p3', despues: 'p3' },
      { antes: 'p2' },
      { antes: 'p1', despues: 'p1' },
    ]);
  });

  it('keep a second test of another scope, which an address may hold, in sight', () => {
    abrir(1, 2);
    expect(screen.getByLabelText<HTMLSelectElement>('Segunda prueba').value).toBe('p2');
    expect(opciones('Segunda prueba')).toEqual(['Prueba 3', 'Prueba 1', 'Prueba 2, intento 1']);
  });

  it('swap both', async () => {
    const elegidos = abrir(1, 3);
    await userEvent.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(elegidos).toEqual([{ antes: 'p3', despues: 'p1' }]);
  });
});

describe('the pickers of two analyses', () => {
  const hecho = (id: string, grado: number | null, commit: string | null) => ({
    id,
    fecha: '2026-11-21T10:00:00Z',
    commit,
    enlace: 'https://github.com/a/b',
    rama: 'main',
    duracionMs: null,
    analizador: null,
    grado,
    estado: 'listo' as const,
    motivo: null,
  });
  const analisis = [
    hecho('a', 85.26, '3f2a9c1d4b5e'),
    hecho('b', null, '0123456789ab'),
    hecho('c', 70, null),
  ];
  function abrir(ofrecidos = analisis) {
    const elegidos: unknown[] = [];
    montar(
      <SelectorAnalisis
        analisis={ofrecidos}
        par={{ antes: 'b', despues: 'a' }}
        onElegir={(elegido) => elegidos.push(elegido)}
      />,
    );
    return elegidos;
  }

  it('name each by date, degree and commit, as far as it has them', () => {
    abrir();
    const textos = within(screen.getByLabelText('Primer análisis'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent.replace(/\s/gu, ' ').split(' · '));
    expect(textos.map(([, ...resto]) => resto)).toEqual([['85,26 %', '3f2a9c1'], ['0123456'], ['70,00 %']]);
    for (const [fecha] of textos) expect(fecha).toMatch(/^21 nov 2026, \d{1,2}:00$/u);
  });

  it('name two of one minute, one commit and one degree by their seconds', () => {
    const otro = { ...hecho('d', 85.26, '3f2a9c1d4b5e'), fecha: '2026-11-21T10:00:48Z' };
    abrir([hecho('a', 85.26, '3f2a9c1d4b5e'), otro]);
    const [primera, segunda] = within(screen.getByLabelText('Primer análisis')).getAllByRole('option');
    expect(primera?.textContent).toMatch(/:00:00 · /u);
    expect(segunda?.textContent).toMatch(/:00:48 · /u);
  });

  it('change one side alone, or swap both', async () => {
    const elegidos = abrir();
    await userEvent.selectOptions(screen.getByLabelText('Primer análisis'), 'c');
    await userEvent.selectOptions(screen.getByLabelText('Segundo análisis'), 'c');
    await userEvent.click(screen.getByRole('button', { name: 'Intercambiar' }));
    expect(elegidos).toEqual([
      { antes: 'c', despues: 'a' },
      { antes: 'b', despues: 'c' },
      { antes: 'a', despues: 'b' },
    ]);
  });
});
