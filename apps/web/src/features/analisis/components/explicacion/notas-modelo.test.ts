import { describe, expect, it } from 'vitest';

import { notasMetrica, notasTarjeta } from './notas-modelo.ts';

describe('the notes on a measure', () => {
  it('name what reads a coverage report, and no setting that is not read', () => {
    const incorporado = notasMetrica('lines_to_cover', 'incorporado').join(' ');
    expect(incorporado).toContain('no lee informes de cobertura');
    expect(incorporado).not.toContain('sonar');
    expect(notasMetrica('lines_to_cover', 'sonarqube').join(' ')).toContain(
      'Con o sin un informe de cobertura',
    );
  });

  it('name the modes of a service only for measures of a service', () => {
    expect(notasMetrica('code_smells', 'sonarqube').join(' ')).toContain('MQR');
    expect(notasMetrica('code_smells', 'incorporado').join(' ')).not.toContain('MQR');
    expect(notasTarjeta('code_smells', 'sonarqube').join(' ')).not.toContain('MQR');
  });
});
