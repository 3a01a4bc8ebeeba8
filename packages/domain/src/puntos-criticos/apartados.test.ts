import { expect, it } from 'vitest';

import { commitsIgnorados, contadorDeCambios, esMasivo } from './index.ts';

it.each([
  [49, 60, false],
  [50, 149, true],
  [50, 150, false],
  [51, 150, true],
  [400, 1200, false],
])('a commit of %i of %i files is left out: %s', (cambiados, archivos, apartado) => {
  expect(esMasivo(cambiados, archivos)).toBe(apartado);
});

it('the ignored commits are whole ids, without comments and anything else', () => {
  const [uno, otro] = ['a'.repeat(40), 'B'.repeat(64)];
  const texto = `# formato\n${uno}  # todo\r\n${otro}\n${'c'.repeat(39)}\n--all\n`;
  expect([...commitsIgnorados(texto)]).toEqual([uno, otro.toLowerCase()]);
});

it('a file that is moved and changed keeps its changes, and of a commit that is left out the move alone is followed', () => {
  const contador = contadorDeCambios(['nuevo.js']);
  contador.sumar([{ path: 'nuevo.js', movedFrom: 'medio.js', changed: true, before: 'b', after: 'c' }]);
  contador.sumar([{ path: 'medio.js', movedFrom: 'viejo.js', before: 'a', after: 'b' }], false);
  contador.sumar([{ path: 'viejo.js', movedFrom: null, before: '1', after: 'a' }]);
  expect(contador.cuentas()).toEqual([2]);
});
