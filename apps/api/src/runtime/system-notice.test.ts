import { expect, test } from 'vitest';

import { systemNotice } from './system-notice.ts';

test('prints nothing on Linux', () => {
  expect(systemNotice('linux')).toEqual([]);
});

test.each([
  ['darwin', 'En macOS, git descarga los repositorios sin límite de memoria.'],
  ['win32', 'no se comprueba quién puede leer la carpeta de datos.'],
] as const)('names on %s that only Linux is tested, and what is missing there', (platform, limit) => {
  const notice = systemNotice(platform).join('\n');
  expect(notice).toContain('solo se ha probado en Linux');
  expect(notice).toContain(limit);
});

test('names no limits of a system that the code does not ask for', () => {
  expect(systemNotice('freebsd')).toHaveLength(1);
});
