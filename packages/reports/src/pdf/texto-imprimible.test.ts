import fc from 'fast-check';
import { expect, it } from 'vitest';

import { cubre } from '../fuente/cobertura.ts';
import { enUnaLinea, imprimible } from './texto-imprimible.ts';

it.each(['ñandú, ¿qué?, «cita» — fin… 5 €', 'Ελληνικά, Привет, Tiếng Việt', '≤ 5 → ✓ ✗ ½ № ™'])(
  'keeps %s',
  (texto) => {
    expect(imprimible(texto)).toBe(texto);
  },
);

it('composes letters that come in two parts', () => {
  expect(imprimible('a\u0301n\u0303o')).toBe('áño');
});

it('shows one replacement for each sign that the font lacks, however many code points it has', () => {
  expect(imprimible('bien 😀, familia 👨‍👩‍👧, bandera 🇪🇨, 中文')).toBe('bien �, familia �, bandera �, ��');
  expect(imprimible('\uD800')).toBe('�');
});

it('drops overrides of the writing direction, controls and invisible joiners', () => {
  expect(imprimible('abc\u202Egpj.exe\u202C')).toBe('abcgpj.exe');
  expect(imprimible('\u2066a\u2069\u200Bb\u00ADc\uFEFFd\u0000e\u0007f\u001B[31m')).toBe('abcdef[31m');
});

it('keeps line ends of every kind and turns tabs into spaces', () => {
  expect(imprimible('uno\r\ndos\ntres\rcuatro\u2028cinco\tseis')).toBe('uno\ndos\ntres\ncuatro\ncinco seis');
});

it('joins lines where one is asked for', () => {
  expect(enUnaLinea('  uno\r\n dos\u00A0tres  ')).toBe('uno dos tres');
});

it('leaves nothing that the font cannot draw, whatever comes in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (texto) => {
      const signos = Array.from(imprimible(texto)).filter((signo) => signo !== '\n');
      expect(signos.filter((signo) => !cubre(signo.codePointAt(0) ?? 0))).toEqual([]);
    }),
  );
});
