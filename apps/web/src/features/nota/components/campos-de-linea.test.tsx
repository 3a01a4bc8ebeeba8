import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { escrita } from '../modelo/form-rubrica.ts';
import { CamposDeLinea } from './campos-de-linea.tsx';

const pena = { puntos: 1, tope: 2 };
const linea = escrita({
  id: 'nuevas',
  fuente: 'nuevas',
  nombre: 'Incidencias',
  modo: 'puntua',
  puntos: 4,
  bajo: 10,
  alto: 0,
  penalizaciones: [
    { ...pena, severidad: 'BLOCKER' },
    { ...pena, severidad: 'MAJOR' },
  ],
});

it('a penalty names its severity as students read it, and offers none that another penalty has', () => {
  montar(
    <CamposDeLinea
      linea={linea}
      en="lineas.0"
      errores={new Map()}
      onCambiar={() => undefined}
      onQuitar={() => undefined}
    />,
  );
  const opciones = screen
    .getAllByRole<HTMLSelectElement>('combobox', { name: 'Severidad' })
    .map((una) => [...una.options].map(({ text }) => text));
  const libres = ['Crítica', 'Menor', 'Informativa', 'Sin clasificar'];
  expect(opciones.map((unas) => unas.toSorted())).toEqual([
    ['Bloqueante', ...libres].toSorted(),
    ['Mayor', ...libres].toSorted(),
  ]);
});
