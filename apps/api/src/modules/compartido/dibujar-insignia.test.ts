import { expect, it } from 'vitest';

import { dibujarInsignia } from './dibujar-insignia.ts';

it('escapes its texts', () => {
  const svg = dibujarInsignia({ rotulo: `<script>alert('1')</script>&"`, cifra: 85.264 });
  expect(svg).not.toMatch(/<script|alert\('/u);
  expect(svg).toContain('<title>&#60;script&#62;alert(&#39;1&#39;)&#60;/script&#62;&#38;&#34;: 85,26');
});

it('shows that there are no data', () => {
  expect(dibujarInsignia({ rotulo: 'mantenibilidad', cifra: null })).toContain('mantenibilidad: sin datos');
});
