import { useForm } from '@mantine/form';
import { lineasPorArchivo, nombresMedida } from '@mantenible/domain/medicion';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { montar } from '../../../testing/montar.tsx';
import { labels } from '../labels.ts';
import { candidatoPauta, pautaVacia, type PautaForm } from '../modelo.ts';
import { MedidaLigada } from './medida-ligada.tsx';

const [primera] = nombresMedida;
const nivel = (clave: number, valor: string, cota = '', descripcion = `Nivel ${clave}`) => ({
  clave,
  descripcion,
  valor,
  cota,
});
const tres = [nivel(0, '0'), nivel(1, '0,5'), nivel(2, '1')];

/** The fields over a form; returns what the form would send for the tie. */
function abrir(cambios: Partial<PautaForm> = {}, errores: readonly [string, string][] = []) {
  const inicial: PautaForm = { ...pautaVacia, niveles: tres, ...cambios };
  let actual = inicial;
  const anotar = (valores: PautaForm) => {
    actual = valores;
  };
  function Prueba() {
    const form = useForm<PautaForm>({ initialValues: inicial, onValuesChange: anotar });
    return <MedidaLigada form={form} errores={new Map(errores)} />;
  }
  montar(<Prueba />);
  return () => candidatoPauta(actual).medida;
}
const cotas = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox')
    .map((cota) => [cota.labels?.[0]?.textContent, cota.value]);
const elegir = (medida: string) => userEvent.selectOptions(screen.getByLabelText('Medida'), medida);
const ligada = { medida: primera, sentido: 'menor' } as const;

describe('the tie of a guideline to a measure', () => {
  it('is absent until a measure is chosen, and again after it is removed', async () => {
    const enviada = abrir();
    expect(screen.getByLabelText<HTMLSelectElement>('Medida').value).toBe('');
    expect(cotas()).toEqual([]);
    expect(screen.queryByRole('radiogroup')).toBeNull();
    await elegir(primera);
    expect(cotas()).toHaveLength(3);
    await elegir('');
    expect(cotas()).toEqual([]);
    expect(enviada()).toBeNull();
  });

  it('keeps its bounds while another measure is chosen', async () => {
    const enviada = abrir({ ...ligada, niveles: [nivel(0, '0'), nivel(1, '1', '5,5')] });
    await elegir(lineasPorArchivo);
    expect(enviada()).toEqual({ nombre: lineasPorArchivo, sentido: 'menor', cotas: [null, 5.5] });
  });

  it.each([
    [primera, '%'],
    [lineasPorArchivo, 'líneas'],
  ] as const)('names the unit of %s in each bound', (medida, unidad) => {
    abrir({ ...ligada, medida });
    expect(cotas().map(([texto]) => texto)).toEqual([
      `Cota del nivel 1: como máximo (${unidad})`,
      `Cota del nivel 2: como máximo (${unidad})`,
      `Cota del nivel 3: como máximo (${unidad})`,
    ]);
  });

  it('changes its direction by the keyboard, and the words of every bound with it', async () => {
    const enviada = abrir(ligada);
    const sentidos = within(screen.getByRole('radiogroup', { name: 'Un nivel se alcanza' }));
    expect(cotas().every(([texto]) => texto?.includes('como máximo'))).toBe(true);
    sentidos.getByRole('radio', { name: /con su cota o más/ }).focus();
    await userEvent.keyboard(' ');
    expect(sentidos.getByRole<HTMLInputElement>('radio', { name: /con su cota o más/ }).checked).toBe(true);
    expect(cotas().every(([texto]) => texto?.includes('como mínimo'))).toBe(true);
    expect(enviada()).toMatchObject({ sentido: 'mayor' });
  });

  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['', null],
    ['  ', null],
    ['abc', 'abc'],
    ['1e3', '1e3'],
  ])('sends a bound typed as %j as %j', async (texto, valor) => {
    const enviada = abrir(ligada);
    const [cota] = screen.getAllByRole('textbox');
    await userEvent.click(cota ?? document.body);
    await userEvent.paste(texto);
    expect(enviada()?.cotas[0]).toEqual(valor);
  });

  it('shows below each bound the level that it is for, where that is described', () => {
    abrir({ ...ligada, niveles: [nivel(0, '0'), nivel(1, '1', '', '  ')] });
    const descripciones = screen
      .getAllByRole('textbox')
      .map((cota) => cota.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((ids) => ids.map((id) => document.getElementById(id)?.textContent).join(''));
    expect(descripciones).toEqual(['Nivel 0', '']);
  });
});

describe('the warnings of a tie', () => {
  const conCotas = (...dadas: readonly string[]) => ({
    ...ligada,
    niveles: dadas.map((cota, i) => nivel(i, String(i), cota)),
  });

  it.each<[string, Partial<PautaForm>, boolean]>([
    ['in order', conCotas('30', '20', '10'), false],
    ['that lack the first', conCotas('', '20', '10'), false],
    ['of which a better level asks for less', conCotas('10', '20', '30'), true],
    ['of which one cannot be read', conCotas('x', '20', '10'), false],
    ['without a measure', { ...conCotas('10', '20', '30'), medida: '' }, false],
    ['in the other direction', { ...conCotas('10', '20', '30'), sentido: 'mayor' }, false],
  ])('%s are announced where a level would never be shown', (_caso, cambios, avisa) => {
    abrir(cambios);
    expect(screen.queryByRole('status')?.textContent ?? null).toBe(avisa ? labels.cotasDesordenadas : null);
  });

  it('stand at the refused bound; those of all bounds, below them as an alert', () => {
    abrir(ligada, [
      ['medida.cotas.1', 'Escriba un número'],
      ['medida.cotas', 'Escriba alguna cota'],
    ]);
    const invalidas = screen
      .getAllByRole('textbox')
      .map((cota) => cota.getAttribute('aria-invalid') === 'true');
    expect(invalidas).toEqual([false, true, false]);
    expect(screen.getByText('Escriba un número')).toBeDefined();
    expect(screen.getByRole('alert').textContent).toBe('Escriba alguna cota');
  });
});
