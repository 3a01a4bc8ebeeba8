import { useForm } from '@mantine/form';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { pautaVacia, type PautaForm } from '../modelo.ts';
import { NivelesCumplimiento } from './niveles-cumplimiento.tsx';

const niveles = (...valores: readonly string[]): PautaForm['niveles'] =>
  valores.map((valor, clave) => ({ clave, descripcion: `Nivel ${clave}`, valor, cota: '' }));

function abrir(
  iniciales: PautaForm['niveles'] = pautaVacia.niveles,
  errores: readonly [string, string][] = [],
) {
  function Prueba() {
    const form = useForm<PautaForm>({ initialValues: { ...pautaVacia, niveles: [...iniciales] } });
    return <NivelesCumplimiento form={form} errores={new Map(errores)} />;
  }
  montar(<Prueba />);
}
const grupos = () => screen.getAllByRole('group', { name: /^Nivel \d$/ });
const valores = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Valor' }).map(({ value }) => value);
const agregar = () => screen.getByRole('button', { name: 'Agregar Nivel' });
const quitar = () => screen.queryAllByRole('button', { name: /^Quitar el nivel/ });

describe('the levels of a guideline', () => {
  it('start with one of value 0, and each new one has value 0', async () => {
    abrir();
    expect(valores()).toEqual(['0']);
    await userEvent.click(agregar());
    expect(valores()).toEqual(['0', '0']);
  });

  it('are at most five: a sixth is refused with the reason', async () => {
    abrir(niveles('0', '1', '2', '3'));
    await userEvent.click(agregar());
    expect(agregar().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(agregar());
    expect(grupos()).toHaveLength(5);
    expect(screen.getByRole('alert')).toBeDefined();
  });

  it.each([
    [1, 0],
    [4, 0],
    [5, 5],
  ])('of %d, %d can be removed', (cuantos, quitables) => {
    abrir(niveles(...Array.from({ length: cuantos }, (_, i) => String(i))));
    expect(quitar()).toHaveLength(quitables);
  });

  it('lose the removed one alone; the focus passes to the addition, since no other can be removed', async () => {
    abrir(niveles('0', '1', '2', '3', '4'));
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el nivel 2' }));
    expect(valores()).toEqual(['0', '2', '3', '4']);
    expect(quitar()).toEqual([]);
    expect(document.activeElement).toBe(agregar());
  });

  it.each<[readonly string[], boolean]>([
    [['0', '1'], false],
    [['1', '1'], true],
    [['0,5', '0.5'], true],
    [['', ''], false],
  ])('of values %j warn about equal ones: %s', (dados, avisa) => {
    abrir(niveles(...dados));
    expect(screen.queryByRole('status') !== null).toBe(avisa);
  });

  it('name the wrong field of the wrong level', () => {
    abrir(niveles('0', 'x'), [['nivelesCumplimiento.1.valor', 'Escriba un número']]);
    const [primero, segundo] = grupos();
    expect(within(segundo ?? document.body).getByText('Escriba un número')).toBeDefined();
    expect(within(primero ?? document.body).queryByText('Escriba un número')).toBeNull();
  });

  it('keep a long and hostile description as it was typed', async () => {
    abrir();
    const texto = `<script>${'ñ'.repeat(300)}`;
    await userEvent.click(screen.getByRole('textbox', { name: 'Descripción del nivel 1' }));
    await userEvent.paste(texto);
    expect(screen.getByDisplayValue(texto)).toBeDefined();
    expect(document.querySelector('script')).toBeNull();
  });
});
