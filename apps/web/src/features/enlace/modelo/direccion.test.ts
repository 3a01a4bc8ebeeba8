import { expect, it } from 'vitest';

import { direccionDe, enMarkdown } from './direccion.ts';

const lugar = { origin: 'https://a.example', basePath: '/mantenible' };

it('leads to the page of a link, and to the picture of a badge', () => {
  expect(direccionDe(lugar, 'plan', 'k_-1')).toBe('https://a.example/mantenible/compartido/k_-1');
  expect(enMarkdown(direccionDe(lugar, 'insignia-grado', 'k'))).toBe(
    '![Mantenibilidad](https://a.example/mantenible/api/compartido/k/insignia.svg)',
  );
});
