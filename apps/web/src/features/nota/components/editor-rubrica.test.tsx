import type { RubricaLeida } from '@mantenible/contracts/rubrica';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { conPersona } from '../../../testing/con-persona.ts';
import { conPeticiones } from '../../../testing/con-peticiones.ts';
import { conRed, enEspera, EnOrden, montar } from '../../../testing/montar.tsx';
import { RubricaPagina } from './rubrica-pagina.tsx';

const entregaId = '0198a3c0-0000-7000-8000-000000000001';
const url = `/entregas/${entregaId}/rubrica`;
const conNombre = (version: number, nombre: string): RubricaLeida => ({
  titulo: 'Primera',
  escala: 10,
  aprobado: 7,
  abre: '2026-01-01T05:00:00.000Z',
  congelada: true,
  soloSuma: false,
  puedeCambiar: true,
  version,
  versiones: [
    {
      version,
      motivo: version > 1 ? 'Más claro' : null,
      por: 'Dora',
      creado: '2026-01-02T05:00:00.000Z',
      lineas: [
        {
          id: 'grado',
          fuente: 'grado',
          nombre,
          modo: 'puntua',
          puntos: 10,
          bajo: 0,
          alto: 100,
          penalizaciones: [],
        },
      ],
    },
  ],
});
let espera = enEspera();

beforeEach(async () => {
  conPersona('sub-dora', ['docente']);
  espera = enEspera();
  conRed({
    [`GET ${url}`]: new EnOrden(conNombre(1, 'Grado'), conNombre(2, 'Grado A')),
    [`PUT ${url}`]: new EnOrden(espera.respuesta, conNombre(3, 'Grado A y más')),
  });
  montar(<RubricaPagina />, { patron: '/entrega/:entregaId/rubrica', url: `/entrega/${entregaId}/rubrica` });
  await screen.findByRole('textbox', { name: 'Nombre' });
});

const campo = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const guardar = () => userEvent.click(screen.getByRole('button', { name: 'Guardar la rúbrica' }));

async function guardarYEscribir(ademas: string): Promise<void> {
  await userEvent.type(campo('Nombre'), ' A');
  await userEvent.type(campo('Motivo del cambio'), 'Más claro');
  await guardar();
  if (ademas !== '') await userEvent.type(campo('Nombre'), ademas);
  espera.contestar(conNombre(2, 'Grado A'));
  await screen.findByText('Se guardó la rúbrica.');
}

it('what is written in a rubric while it is saved stays, as a change of the saved version', async () => {
  const peticiones = conPeticiones();
  await guardarYEscribir(' y más');
  await screen.findByText('Versión 2', { exact: false });
  expect(campo('Nombre').value).toBe('Grado A y más');
  // Its reason was that of the version that was saved.
  expect(campo('Motivo del cambio').value).toBe('');
  await userEvent.type(campo('Motivo del cambio'), 'Falta algo');
  await guardar();
  await expect
    .poll(() => peticiones.filter(({ pedida }) => pedida.startsWith('PUT')).map(({ version }) => version))
    .toEqual(['"1"', '"2"']);
});

it('a rubric that is saved as it is begins again from what was saved', async () => {
  await guardarYEscribir('');
  await expect.poll(() => screen.queryByText('Versión 2', { exact: false })).not.toBeNull();
  expect(campo('Nombre').value).toBe('Grado A');
  expect(campo('Motivo del cambio').value).toBe('');
});
