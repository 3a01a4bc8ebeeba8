import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { conRed, montar } from '../../../../testing/montar.tsx';
import { IncidenciasComparadas } from './incidencias-comparadas.tsx';

type Comparadas = NonNullable<Parameters<typeof IncidenciasComparadas>[0]['hallazgos']>;

const sinCambio = { antes: 1, despues: 1, diferencia: 0 };
const archivo = (n: number): Comparadas['archivos'][number] => ({
  ruta: `a${String(n)}.js`,
  rutaAnterior: null,
  cambio: 'mixto',
  medidas: { code_smells: sinCambio, cognitive_complexity: sinCambio, duplicated_lines: sinCambio },
});
const incidencia = (n: number) => ({
  estado: 'nueva',
  regla: 'javascript:S1128',
  mensaje: `Incidencia ${String(n)}`,
  antes: null,
  despues: { ruta: 'a.js', linea: n },
});
const lista = <T,>(cuantos: number, hacer: (n: number) => T) =>
  Array.from({ length: cuantos }, (_, i) => hacer(i + 1));

interface Casa {
  readonly archivos?: number;
  readonly totalArchivos?: number;
  readonly incidencias?: number;
  readonly total?: number;
}

/** The findings of one pair of analyses, and of its exchange. */
function abrir({ archivos = 0, totalArchivos = archivos, incidencias = 0, total = incidencias }: Casa): void {
  conRed({
    'GET /comparaciones/analisis/p1/incidencias': {
      cambios: [],
      total,
      incidencias: lista(incidencias, incidencia),
    },
  });
  const hallazgos: Comparadas = {
    cuentas: { nueva: total, resuelta: 1234, sigue: 0, 'cambio-analizador': 0 },
    archivos: lista(archivos, archivo),
    totalArchivos,
    nuevos: 1,
    quitados: 0,
  };
  function Prueba() {
    const [par, setPar] = useState({ antes: 'a', despues: 'b' });
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setPar({ antes: par.despues, despues: par.antes });
          }}
        >
          Intercambiar
        </button>
        <IncidenciasComparadas
          proyectoId="p1"
          par={par}
          hallazgos={hallazgos}
          motivo={null}
          sinJuicio={false}
        />
      </>
    );
  }
  montar(<Prueba />);
}
const paginas = (de: 'archivos' | 'incidencias') =>
  screen.findByRole('navigation', { name: `Páginas de ${de}` });
const pagina = async (de: 'archivos' | 'incidencias') =>
  within(await paginas(de)).getByRole('status').textContent;
const siguiente = async (de: 'archivos' | 'incidencias') =>
  userEvent.click(within(await paginas(de)).getByRole('button', { name: 'Siguiente' }));
const normal = (texto: string | null | undefined) => (texto ?? '').replace(/\s+/gu, ' ').trim();

describe('the pages of the findings', () => {
  it.each([
    [25, 0],
    [26, 1],
  ])('of %d files and issues exist: %d', async (cuantos, hay) => {
    abrir({ archivos: cuantos, incidencias: cuantos });
    await screen.findByText('Incidencia 1');
    expect(screen.queryAllByRole('navigation')).toHaveLength(2 * hay);
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    expect(screen.getAllByRole('rowheader')).toHaveLength(25);
  });

  it('turn each on its own', async () => {
    abrir({ archivos: 60, incidencias: 30 });
    await siguiente('incidencias');
    expect(await pagina('incidencias')).toBe('Página 2 de 2');
    expect(await pagina('archivos')).toBe('Página 1 de 3');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByText('Incidencia 26')).toBeDefined();
    await siguiente('archivos');
    await siguiente('archivos');
    expect(screen.getAllByRole('rowheader').map((fila) => fila.textContent)[0]).toMatch(/^a51\.js/u);
    expect(await pagina('incidencias')).toBe('Página 2 de 2');
  });

  it('begin again with another pair', async () => {
    abrir({ archivos: 60, incidencias: 60 });
    await siguiente('incidencias');
    await siguiente('archivos');
    await userEvent.click(screen.getByRole('button', { name: 'Intercambiar' }));
    await waitFor(async () => {
      expect([await pagina('incidencias'), await pagina('archivos')]).toEqual([
        'Página 1 de 3',
        'Página 1 de 3',
      ]);
    });
  });
});

describe('the counts of the findings', () => {
  it('group their thousands', async () => {
    abrir({ incidencias: 2, total: 5678, archivos: 1, totalArchivos: 1234 });
    expect(normal((await screen.findByText(/^Se muestran las primeras/)).textContent)).toBe(
      'Se muestran las primeras 2 de 5 678 incidencias.',
    );
    expect(screen.getByRole('radio', { name: /^Resueltas \(1\s234\)$/u })).toBeDefined();
    expect(normal(screen.getByText(/mejoraron o empeoraron/).textContent)).toBe(
      '1 234 archivos mejoraron o empeoraron; 1 archivo nuevo y 0 archivos quitados. Se muestran los 1 que más cambiaron.',
    );
  });

  it('have no table where there is no file', async () => {
    abrir({});
    await screen.findByText('El segundo análisis no tiene incidencias nuevas.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(normal(screen.getByText(/archivos mejoraron/).textContent)).toBe(
      '0 archivos mejoraron o empeoraron; 1 archivo nuevo y 0 archivos quitados.',
    );
  });
});
