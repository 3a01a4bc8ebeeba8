import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { ListaReglas } from './lista-reglas.tsx';
import { Regla } from './regla.tsx';

const titulos = () =>
  screen.getAllByRole('listitem').map((fila) => within(fila).getByRole('link').textContent);

describe('the list of rules', () => {
  it('has every card under its topic, with a link to its page', async () => {
    montar(<ListaReglas />);
    const total = Number(
      /(?<total>\d+) reglas$/u.exec(screen.getByRole('status').textContent)?.groups?.total,
    );
    expect(total).toBeGreaterThan(300);
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(total);
    await userEvent.click(screen.getByRole('heading', { level: 2, name: 'Tipos' }));
    const tipos = within(screen.getByRole('list', { name: 'Tipos' }));
    const enlace = tipos.getByRole('link', { name: 'Un alias de tipo que solo repite otro sobra' });
    expect(enlace.getAttribute('href')).toBe('/reglas/javascript%3AS6564');
  });

  it.each([
    [
      'a word of a title, without accents',
      'parentesis repetidos',
      'Los paréntesis repetidos deberían eliminarse',
    ],
    ['a key', 's5899', 'Un método de prueba debería llamarse de forma que se ejecute'],
    ['an English term', 'mutable default', 'El valor por defecto de un parámetro no debería modificarse'],
  ])('finds by %s', async (_, buscar, titulo) => {
    montar(<ListaReglas />);
    await userEvent.type(screen.getByRole('searchbox'), buscar);
    expect(titulos()).toEqual([titulo]);
  });

  it('narrows to language, topic and severity together, as the address has them', async () => {
    montar(<ListaReglas />, { url: '/?lenguaje=typescript&severidad=CRITICAL' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tema' }), 'Tipos');
    const halladas = titulos();
    expect(halladas.length).toBeGreaterThan(0);
    for (const fila of screen.getAllByRole('listitem')) {
      expect(fila.textContent).toContain('TypeScript');
      expect(fila.textContent).toContain('Crítica');
    }
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Tipos',
    ]);
  });

  it('shows a sentence when nothing matches', async () => {
    montar(<ListaReglas />);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz');
    expect(screen.getByText('Ninguna regla coincide con lo que busca.')).toBeDefined();
  });
});

describe('the page of a rule', () => {
  const abrir = (regla: string) => montar(<Regla />, { patron: '/reglas/:regla', url: `/reglas/${regla}` });

  it('has its facts, its card and the English terms, and prints itself', async () => {
    abrir('typescript:S3776');
    expect(await screen.findByRole('group', { name: 'Código, después' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Cómo arreglarlo' })).toBeDefined();
    expect(screen.getByText('cognitive complexity').lang).toBe('en');
    expect(screen.getByText('Crítica')).toBeDefined();
    expect(document.title).toMatch(/complejidad cognitiva.* · Mantenible$/);
    const imprimir = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(imprimir).toHaveBeenCalledOnce();
    imprimir.mockRestore();
  });

  it.each(['css:S5362', 'javascript:S0', 'x'])('names a rule without a card: %s', async (regla) => {
    abrir(regla);
    expect(await screen.findByText(`No hay ninguna ficha de la regla «${regla}».`)).toBeDefined();
  });
});
