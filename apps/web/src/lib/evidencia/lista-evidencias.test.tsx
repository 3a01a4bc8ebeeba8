// seguridad: 55
import type { Evidencia } from '@mantenible/domain/evidencia';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { montar } from '../../testing/montar.tsx';
import { ListaEvidencias } from './lista-evidencias.tsx';

const archivo = {
  tipo: 'archivo',
  repositorio: 'https://github.com/ana/tienda',
  commit: '0123456789abcdef',
  ruta: 'src/a.js',
  lineas: { desde: 3, hasta: 9 },
} as const;

function enlaces(...evidencias: readonly Evidencia[]) {
  montar(<ListaEvidencias etiqueta="Evidencias" evidencias={evidencias} />);
  return screen.queryAllByRole('link').map((a) => a.getAttribute('href'));
}
const textos = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('leads to links and to files of known code hosts, in another tab without a way back', () => {
  expect(enlaces({ tipo: 'enlace', url: 'https://ejemplo.es/a' }, archivo)).toEqual([
    'https://ejemplo.es/a',
    'https://github.com/ana/tienda/blob/0123456789abcdef/src/a.js#L3-L9',
  ]);
  expect(textos()).toEqual([
    'https://ejemplo.es/a',
    'src/a.js, líneas 3 a 9 github.com/ana/tienda, commit 0123456',
  ]);
  for (const a of screen.getAllByRole('link')) {
    expect(a.getAttribute('rel')).toContain('noopener');
    expect(a.getAttribute('target')).toBe('_blank');
  }
});

it('shows as text what leads nowhere or must not', () => {
  const malas = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://ejemplo.es',
    'https://ana:clave@ejemplo.es',
    'https://',
  ].map((url): Evidencia => ({ tipo: 'enlace', url }));
  const propio = { ...archivo, repositorio: 'https://git.ejemplo.es/ana/tienda' };
  const script = { ...archivo, repositorio: 'javascript:alert(1)', ruta: '<img src=x onerror=alert(1)>' };
  expect(enlaces(...malas, propio, script)).toEqual([]);
  expect(textos()).toHaveLength(7);
  expect(document.querySelector('img, script')).toBeNull();
});

it('keeps a path that turns the direction of its text to itself', () => {
  enlaces({ ...archivo, ruta: 'a\u202Esj.b' });
  expect(document.querySelector('li bdi')?.textContent).toBe('a\u202Esj.b');
});
