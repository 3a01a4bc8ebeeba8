import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { abrir, caso, conMedidas, conEspaciosSimples, rechazo, rutas } from '../analisis.fixture.tsx';

const propiedad = (nombre: string, valor: number) => ({
  _id: '0198a3c0-0000-7000-8000-000000000099',
  propiedad: nombre,
  valor,
  version: 1,
});

/** Texts of each card, from the ring's name to the verdict. */
async function tarjetas() {
  const region = within(await screen.findByRole('region', { name: 'Propiedades de calidad' }));
  const titulos = await region.findAllByRole('heading', { level: 3 });
  return titulos.map((titulo) => {
    const tarjeta = within(titulo.parentElement ?? document.body);
    const [medida, sobre, condicion] = tarjeta.getAllByRole('definition');
    return [
      tarjeta.getByRole('img').getAttribute('aria-label'),
      ...[medida, sobre, condicion].map((dato) => dato?.textContent ?? null),
      tarjeta.getByText(/^\s?(ACEPTABLE|DEFECTO|Sin veredicto)$/).textContent,
    ].map(conEspaciosSimples);
  });
}

describe('the six cards', () => {
  it('show measure, percent, condition and verdict', async () => {
    abrir();
    expect(await tarjetas()).toEqual([
      [
        'Líneas duplicadas: 4,00 % sobre las líneas de código',
        'Líneas duplicadas: 40',
        '4,00 %',
        'duplicadas > 5 %',
        'ACEPTABLE',
      ],
      [
        'Líneas por cubrir: 45,00 % sobre las líneas de código',
        'Líneas por cubrir: 450',
        '45,00 %',
        'por cubrir < 70 %',
        'DEFECTO',
      ],
      [
        'Complejidad ciclomática: 18,00 % sobre las líneas de código',
        'Complejidad ciclomática: 180',
        '18,00 %',
        'complejidad > 25 %',
        'ACEPTABLE',
      ],
      [
        'Olores de código: 2,00 % sobre las líneas de código',
        'Olores de código: 20',
        '2,00 %',
        'olores > 50',
        'ACEPTABLE',
      ],
      [
        'Complejidad cognitiva: 9,00 % sobre las líneas de código',
        'Complejidad cognitiva: 90',
        '9,00 %',
        'complejidad cognitiva > 15 %',
        'ACEPTABLE',
      ],
      [
        'Densidad de comentarios: 12,00 % sobre líneas y comentarios',
        'Densidad de comentarios: 12,00 %',
        '12,00 %',
        'comentarios ≥ 50 %',
        'ACEPTABLE',
      ],
    ]);
  });

  it('show the unclamped percent in a ring filled to 100 at most', async () => {
    abrir({ respuestas: { [rutas.medidas]: conMedidas({ ...caso, complexity: '1325' }) } });
    const [, , complejidad] = await tarjetas();
    expect(complejidad?.slice(2)).toEqual(['132,50 %', 'complejidad > 25 %', 'DEFECTO']);
  });

  it('give no verdict without a measure', async () => {
    const medidas = Object.fromEntries(Object.entries(caso).filter(([clave]) => clave !== 'complexity'));
    abrir({ respuestas: { [rutas.medidas]: conMedidas(medidas) } });
    const [duplicadas, , complejidad] = await tarjetas();
    expect(complejidad).toEqual([
      'Complejidad ciclomática: sin medida',
      'Complejidad ciclomática: — sin medida',
      '— sin medida',
      'complejidad > 25 %',
      'Sin veredicto',
    ]);
    expect(duplicadas?.[4]).toBe('ACEPTABLE');
  });

  it('take their thresholds in list order and give no verdict after the last one', async () => {
    abrir({ respuestas: { 'GET /propiedadCalidad': [propiedad('Copias', 3)] } });
    const [copias, cobertura] = await tarjetas();
    expect(copias).toMatchObject({ 0: 'Copias: 4,00 % sobre las líneas de código', 4: 'DEFECTO' });
    expect(cobertura?.slice(3)).toEqual(['sin umbral', 'Sin veredicto']);
  });

  it('keep the measures when the thresholds cannot be loaded', async () => {
    const { enRed } = abrir({ respuestas: { 'GET /propiedadCalidad': rechazo(500, 'fallo') } });
    await screen.findByText('No se pudo cargar');
    expect(screen.getByRole('table', { name: 'Métricas de calidad' })).toBeDefined();
    expect(screen.queryByText('Sin veredicto')).toBeNull();
    Object.assign(enRed, { 'GET /propiedadCalidad': [propiedad('Copias', 3)] });
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await tarjetas()).toHaveLength(6);
  });
});
