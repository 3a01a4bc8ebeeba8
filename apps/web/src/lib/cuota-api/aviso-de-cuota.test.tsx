// seguridad: 63
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { conRed, montar } from '../../testing/montar.tsx';
import { AvisoDeCuota } from './aviso-de-cuota.tsx';
import type { NombreCuota } from './textos.ts';

const mib = 2 ** 20;
const libre = (limite: number) => ({ usado: 0, limite, estado: 'libre' });
const cuotas = {
  disco: null,
  proyectos: { usado: 40, limite: 50, estado: 'aviso' },
  bytesAnalisis: { usado: 310 * mib, limite: 300 * mib, estado: 'llena' },
  bytesPruebas: libre(100 * mib),
  proyecto: { pruebas: { usado: 190, limite: 200, estado: 'aviso' }, borradores: libre(20) },
};

function abrir(nombres: readonly NombreCuota[], respuesta: unknown = cuotas) {
  conRed({ 'GET /cuotas/propias': respuesta });
  montar(
    <>
      <p>Página</p>
      <AvisoDeCuota cuotas={nombres} />
    </>,
    { patron: '/', url: '/' },
  );
}
const avisos = async () =>
  [...(await screen.findByRole('status')).querySelectorAll('p')].map(({ textContent }) =>
    textContent.replace(/\s/gu, ' '),
  );

it('announces the quotas of the screen that are near their limit, with the way out', async () => {
  abrir(['disco', 'proyectos', 'pruebas', 'borradores']);
  expect(await avisos()).toEqual([
    'Tiene 40 de los 50 proyectos que puede tener. Al llegar al límite tendrá que eliminar alguno para crear otro.',
    'Este proyecto tiene 190 de las 200 pruebas que puede tener. Al llegar al límite tendrá que crear otro proyecto con el mismo enlace.',
  ]);
});

it('announces a full quota', async () => {
  abrir(['bytesAnalisis']);
  expect(await avisos()).toEqual([
    'Los análisis de sus proyectos ocupan 310 MB, y el límite es de 300 MB. Elimine algún proyecto para analizar otra vez.',
  ]);
});

it('announces the disk to an admin', async () => {
  abrir(['disco'], { ...cuotas, disco: { usado: 90.2, limite: 90, estado: 'llena' } });
  expect((await avisos())[0]).toMatch(/^El disco de esta instalación está al 90 %/u);
});

it('shows nothing while there is room', async () => {
  abrir(['bytesPruebas', 'borradores']);
  await screen.findByText('Página');
  expect(screen.queryByRole('status')).toBeNull();
});
