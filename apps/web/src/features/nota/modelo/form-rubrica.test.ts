import { lineas } from '@mantenible/contracts/rubrica';
import { rubricaPreparada, tiposTarea } from '@mantenible/domain/rubrica';
import { describe, expect, it } from 'vitest';

import { erroresDe, escrita, lineaNueva, lineasDe } from './form-rubrica.ts';

describe('the form of a rubric', () => {
  it.each(tiposTarea)('sends the ready rubric for %s as it was, without errors', (tipo) => {
    const { lineas } = rubricaPreparada(tipo);
    expect(lineasDe(lineas.map(escrita))).toEqual(lineas);
    expect([...erroresDe(lineas, null)]).toEqual([]);
  });

  it('names the field of a text that is not a number', () => {
    const [primera] = rubricaPreparada('analisis-y-mejora').lineas.map(escrita);
    const mala = lineasDe(primera ? [{ ...primera, puntos: 'cuatro' }] : []);
    expect([...erroresDe(mala, null).keys()]).toContain('lineas.0.puntos');
  });

  it('asks for the reason of a change after the opening', () => {
    const { lineas } = rubricaPreparada('singleMetrica');
    expect([...erroresDe(lineas, ' ').keys()]).toEqual(['motivo']);
    expect(erroresDe(lineas, 'Se aclara').size).toBe(0);
  });

  it('gives a new line an id that no line had, as the server takes it', () => {
    const [una, otra] = [lineaNueva(), lineaNueva()];
    expect(una.id).not.toBe(otra.id);
    expect(lineas.safeParse(lineasDe([{ ...una, nombre: 'Una', niveles: [] }])).success).toBe(true);
  });
});
