import { describe, expect, it } from 'vitest';

import { avisoRama } from './rama-servicio.ts';

describe('a change of the branch', () => {
  it('gives the notice that the main branch of an external service keeps its name', () => {
    expect(avisoRama('sonarqube', 'main', 'desarrollo')).toContain(
      'hasta que la renombre desde la pantalla de análisis',
    );
  });

  it.each([
    ['sonarqube', 'main'],
    ['sonarqube', ' main '],
    ['incorporado', 'desarrollo'],
    ['ninguno', 'desarrollo'],
  ] as const)('gives no notice with %s and branch %j', (escaneo, escrita) => {
    expect(avisoRama(escaneo, 'main', escrita)).toBeNull();
  });
});
