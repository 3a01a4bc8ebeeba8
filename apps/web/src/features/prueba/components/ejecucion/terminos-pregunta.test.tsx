import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { montar } from '../../../../testing/montar.tsx';
import { TerminosPregunta } from './terminos-pregunta.tsx';

it('the terms of a question are closed, and lead to the glossary once open', async () => {
  const pregunta = { descripcion: 'Cobertura de ramas', pregunta: '¿Qué cobertura tienen los módulos?' };
  montar(<TerminosPregunta numero={3} pregunta={pregunta} />);
  const resumen = screen.getByText('Términos');
  expect(resumen.getAttribute('aria-label')).toBe('Términos de la pregunta 3');
  expect(screen.queryAllByRole('term')).toEqual([]);
  await userEvent.click(resumen);
  const terminos = await screen.findAllByRole('term');
  expect(terminos.map(({ textContent }) => textContent)).toEqual(['cobertura coverage', 'módulo module']);
  const [cobertura] = terminos;
  const enlace = cobertura && within(cobertura).getByRole('link', { name: 'cobertura' });
  expect(enlace?.getAttribute('href')).toMatch(/\/glosario_estudiantes#cobertura$/u);
});

it('a question without terms of the glossary has no line for them', () => {
  montar(<TerminosPregunta numero={1} pregunta={{ descripcion: 'A', pregunta: '¿B?' }} />);
  expect(screen.queryByText('Términos')).toBeNull();
});
