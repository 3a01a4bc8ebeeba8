import * as reports from '@mantenible/reports';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { conDescargas } from '../../../../testing/con-descargas.ts';
import { incidencia } from '../../../../lib/incidencia/incidencias.fixture.ts';
import { abrir, enEstado, rechazo, rutas } from '../analisis.fixture.tsx';

const crearAnalisisPdf = vi.fn<typeof reports.crearAnalisisPdf>();
const leidas = {
  'GET /sonarqube/issues': { issues: [incidencia()], total: 1 },
  'GET /sonarqube/measures/component_tree': { data: { components: [], total: 0 } },
};
const descargar = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Descargar PDF' }));
};

beforeEach(() => {
  crearAnalisisPdf.mockReset().mockResolvedValue(new TextEncoder().encode('%PDF'));
  vi.spyOn(reports, 'crearAnalisisPdf').mockImplementation(crearAnalisisPdf);
});

describe('the download of an analysis', () => {
  it('has the figures of the screen and the findings, under the project’s name', async () => {
    const descargas = conDescargas();
    abrir({ respuestas: leidas });
    await descargar();
    await waitFor(() => {
      expect(descargas).toMatchObject([{ archivo: 'analisis-tienda.pdf', tipo: 'application/pdf' }]);
    });
    const [modelo] = crearAnalisisPdf.mock.calls[0] ?? [];
    expect(modelo).toMatchObject({ proyecto: 'Tienda', criterio: 'Mantenibilidad alta', commit: null });
    expect(modelo?.hallazgos.archivos).toMatchObject([{ ruta: 'src/app.js' }]);
  });

  it('is absent without an analysis', async () => {
    abrir({ respuestas: { ...leidas, [rutas.estado]: enEstado({ estado: 'sin-analisis', fecha: null }) } });
    await screen.findByRole('heading', { name: 'Análisis estático' });
    await screen.findAllByText('Tienda');
    expect(screen.queryByRole('button', { name: 'Descargar PDF' })).toBeNull();
  });

  it('shows an error where the findings cannot be read', async () => {
    abrir({ respuestas: { ...leidas, 'GET /sonarqube/issues': rechazo(503, 'servicio-inaccesible') } });
    await descargar();
    await screen.findByText(/^No se pudo crear el PDF\./);
    expect(crearAnalisisPdf).not.toHaveBeenCalled();
  });
});
