import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import { Recomendaciones } from './dialogo-recomendaciones.tsx';

describe('the recommendations of a measure', () => {
  it('are a table of metric, rule and recommendation', () => {
    montar(<Recomendaciones filas={[{ metrica: 'M', regla: 'R', recomendacion: 'Haga esto' }]} />);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'M',
      'R',
      'Haga esto',
    ]);
    expect(screen.queryByText('No hay recomendaciones para esta métrica.')).toBeNull();
  });

  it('show a note instead of an empty table', () => {
    montar(<Recomendaciones filas={[]} />);
    expect(screen.getByText('No hay recomendaciones para esta métrica.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
