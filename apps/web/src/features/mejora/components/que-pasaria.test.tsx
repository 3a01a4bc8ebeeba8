import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Estado } from '../../../testing/montar.tsx';
import {
  abrir,
  accion,
  lista,
  conEspaciosSimples,
  mejora,
  pregunta,
  pulsar,
  respuestasCon,
  region,
  regla,
  ruta,
  uid,
} from './mejora.fixture.tsx';

describe('what would happen if', () => {
  const cambio = (antes: number, despues: number) => ({
    antes,
    despues,
    puntos: despues - antes,
    acotada: false,
    puntosCriticos: [],
  });

  it('asks for the chosen ones together and shows both figures with their criterion', async () => {
    const efecto = { promedio: cambio(50, 62.5), grado: cambio(59.994, 60.5) };
    const { enviados } = abrir(respuestasCon(mejora(), { [`POST ${ruta}/efecto`]: efecto }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Separación en capas' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Importación sin uso' }));
    await within(region()).findByText('Grado de mantenibilidad');
    const texto = conEspaciosSimples(region().textContent);
    expect(texto).toContain('Promedio general+12,50 puntosAhora50,00 %BajoDespués62,50 %Alto');
    expect(texto).toContain('Grado de mantenibilidad+0,51 puntosAhora59,99 %BajoDespués60,50 %Alto');
    expect(enviados.at(-1)).toEqual({
      cuerpo: { prueba: uid(20), origenes: [pregunta, regla] },
      version: null,
    });
    await pulsar('Quitar la selección');
    expect(region().textContent).toBe('');
  });

  it('names a criterion once where it stays the same', async () => {
    abrir(respuestasCon(mejora(), { [`POST ${ruta}/efecto`]: { promedio: cambio(50, 52), grado: null } }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Separación en capas' }));
    await within(region()).findByText('52,00 %');
    expect(conEspaciosSimples(region().textContent)).toMatch(/Ahora50,00 %Después52,00 %Bajo$/);
  });

  it('counts a proposal and its action once, and offers nothing that has no effect', async () => {
    const acciones = [
      accion(1, { origen: regla, texto: 'Tomada' }),
      accion(2),
      accion(3, { origen: pregunta, deOtroEnlace: true }),
      accion(4, { origen: { tipo: 'regla', clave: 'b' }, estado: 'descartada' }),
    ];
    abrir(respuestasCon(mejora({ acciones }), { [`POST ${ruta}/efecto`]: { promedio: null, grado: null } }));
    const casillas = within(await lista('Acciones')).getAllByRole('checkbox');
    expect(casillas).toHaveLength(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tomada' }));
    expect(screen.getByText('1 elegida')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Importación sin uso' }).checked).toBe(
      true,
    );
    await within(region()).findByText(/El grado no se puede calcular/);
  });

  it('shows that it could not be computed, with the reason', async () => {
    const fallo = new Estado(500, { codigo: 'interno', mensaje: 'El servidor tuvo un fallo.' });
    abrir(respuestasCon(mejora(), { [`POST ${ruta}/efecto`]: fallo }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Separación en capas' }));
    await within(region()).findByText(/No se pudo calcular\. El servidor tuvo un fallo\./);
    expect(within(region()).getByRole('button', { name: 'Reintentar' })).toBeDefined();
  });
});
