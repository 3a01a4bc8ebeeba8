import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { http } from '../../../lib/http.ts';
import { conRed, Estado, montar, sinContestar } from '../../../testing/montar.tsx';
import { EnlacesPagina } from './enlaces-pagina.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const enlaceId = '0198a3c0-0000-7000-8000-00000000000c';
const leer = `GET /enlaces/${id}`;
const crear = `POST /enlaces/${id}`;
const enlace = {
  _id: enlaceId,
  clase: 'analisis',
  titulo: '',
  conCodigo: true,
  creado: '2026-05-04T10:00:00.000Z',
  expira: '2026-06-03T10:00:00.000Z',
  vigente: true,
};
const clave = 'AAAAAAAAAAAAAAAAAAAAAA';

function abrir(respuestas: Parameters<typeof conRed>[0]) {
  const pedidas = conRed(respuestas);
  montar(<EnlacesPagina elegirQue={() => null} />, { patron: '/compartir/:id', url: `/compartir/${id}` });
  return pedidas;
}

describe('the page of read-only links', () => {
  it('makes a link, shows its address once, and lists it', async () => {
    const enviados: unknown[] = [];
    abrir({
      [leer]: { activos: true, enlaces: [] },
      [crear]: new Estado(201, { enlace, clave }),
    });
    const peticion = http.interceptors.request.use((config) => {
      if (config.method === 'post') enviados.push(config.data);
      return config;
    });
    await screen.findByText('El proyecto no tiene ningún enlace compartido.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mostrar también el código' }));
    await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
    const nuevo = await screen.findByRole('region', { name: 'Su enlace' });
    expect(within(nuevo).getByText(`${location.origin}/compartido/${clave}`)).toBeDefined();
    expect(enviados).toEqual([{ clase: 'analisis', dias: 30, conCodigo: true }]);
    http.interceptors.request.eject(peticion);
  });

  it('gives a badge as Markdown too', async () => {
    abrir({
      [leer]: { activos: true, enlaces: [] },
      [crear]: new Estado(201, { enlace: { ...enlace, clase: 'insignia-grado' }, clave }),
    });
    await userEvent.selectOptions(await screen.findByLabelText('Qué se comparte'), 'insignia-grado');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
    await screen.findByText(`![Mantenibilidad](${location.origin}/api/compartido/${clave}/insignia.svg)`);
  });

  it('names what is missing before anything is sent, and a refusal of the server', async () => {
    const pedidas = abrir({
      [leer]: { activos: true, enlaces: [] },
      [crear]: new Estado(409, { codigo: 'enlaces-completos', mensaje: 'El proyecto ya tiene 20 enlaces.' }),
    });
    await userEvent.selectOptions(await screen.findByLabelText('Qué se comparte'), 'informe');
    await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
    await screen.findByText('Elija una prueba.');
    expect(pedidas).toEqual([leer]);
    await userEvent.selectOptions(screen.getByLabelText('Qué se comparte'), 'plan');
    await userEvent.click(screen.getByRole('button', { name: 'Crear enlace' }));
    await screen.findByText(/El proyecto ya tiene 20 enlaces\./u);
    expect(screen.queryByRole('region', { name: 'Su enlace' })).toBeNull();
  });

  it('revokes a link after a confirmation', async () => {
    const pedidas = abrir({
      [leer]: { activos: true, enlaces: [enlace, { ...enlace, _id: id, vigente: false }] },
      [`DELETE /enlaces/${id}/${enlaceId}`]: new Estado(204, undefined),
    });
    const tabla = within(await screen.findByRole('table', { name: 'Enlaces del proyecto' }));
    expect(tabla.getAllByText('Caducado')).toHaveLength(1);
    expect(tabla.getAllByText('Con código')).toHaveLength(2);
    await userEvent.click(tabla.getAllByRole('button', { name: /^Retirar:/u })[0] ?? document.body);
    expect(pedidas).toEqual([leer]);
    await userEvent.click(await screen.findByRole('button', { name: 'Retirar' }));
    await screen.findByText('Enlace retirado: ya no se abre.');
    expect(pedidas).toContain(`DELETE /enlaces/${id}/${enlaceId}`);
  });

  it('offers nothing where the installation has switched links off, and still lists them', async () => {
    abrir({ [leer]: { activos: false, enlaces: [enlace] } });
    await screen.findByText(/Esta instalación no permite compartir enlaces/u);
    expect(screen.queryByRole('button', { name: 'Crear enlace' })).toBeNull();
    expect(screen.getByRole('table')).toBeDefined();
  });

  it('shows that it loads, and a failed load as failed', async () => {
    abrir({ [leer]: sinContestar });
    await screen.findByText('Cargando...');
    abrir({ [leer]: new Estado(500, { codigo: 'fallo', mensaje: 'El servidor falló.' }) });
    await screen.findByText('El servidor falló.');
    expect(screen.queryByText('El proyecto no tiene ningún enlace compartido.')).toBeNull();
  });
});
