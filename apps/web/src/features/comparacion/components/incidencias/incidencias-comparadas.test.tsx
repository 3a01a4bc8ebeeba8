import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  conRed,
  Estado,
  montar,
  sinContestar,
  sinRed,
  type Respuestas,
} from '../../../../testing/montar.tsx';
import { IncidenciasComparadas } from './incidencias-comparadas.tsx';

type Props = Parameters<typeof IncidenciasComparadas>[0];
type Comparadas = NonNullable<Props['hallazgos']>;

const ruta = 'GET /comparaciones/analisis/p1/incidencias';
const de = (antes: number | null, despues: number | null) => ({
  antes,
  despues,
  diferencia: antes === null || despues === null ? null : despues - antes,
});
const archivo = (n: number): Comparadas['archivos'][number] => ({
  ruta: `src/a${n}.js`,
  rutaAnterior: null,
  cambio: 'peor',
  medidas: { code_smells: de(0, 1), cognitive_complexity: de(1, 1), duplicated_lines: de(null, null) },
});
const hallazgos = (cambios: Partial<Comparadas> = {}): Comparadas => ({
  cuentas: { nueva: 1, resuelta: 0, sigue: 0, 'cambio-analizador': 2 },
  archivos: [],
  totalArchivos: 0,
  nuevos: 0,
  quitados: 0,
  ...cambios,
});
const incidencia = (mensaje: string, antes: object | null, despues: object | null) => ({
  estado: 'nueva',
  regla: 'javascript:S1128',
  mensaje,
  antes,
  despues,
});
const leidas = (...incidencias: readonly object[]) => ({
  cambios: [],
  total: incidencias.length,
  incidencias,
});

/** The findings of two pairs, one after the other. */
function abrir(respuestas: Respuestas, [una, otra = una]: readonly Comparadas[] = [hallazgos()]) {
  conRed(respuestas);
  function Prueba() {
    const [segunda, setSegunda] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setSegunda(!segunda);
          }}
        >
          Otro par
        </button>
        <IncidenciasComparadas
          proyectoId="p1"
          par={segunda ? { antes: 'b', despues: 'a' } : { antes: 'a', despues: 'b' }}
          hallazgos={(segunda ? otra : una) ?? null}
          motivo="Solo se conservan las cifras."
          sinJuicio={false}
        />
      </>
    );
  }
  montar(<Prueba />);
}
const estados = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked]);
const texto = () => document.body.textContent.replace(/\s+/gu, ' ');

beforeEach(() => {
  // jsdom lacks CSS.escape; the arrow keys of a radio group need it.
  vi.stubGlobal('CSS', { escape: (valor: string) => valor });
});

describe('the compared findings', () => {
  it.each<[string, unknown, string]>([
    ['loading', sinContestar, 'Cargando...'],
    ['offline', sinRed, 'No se pudieron leer las incidencias.'],
    [
      'refused',
      new Estado(409, { codigo: 'x', mensaje: 'Se eliminó el análisis.' }),
      'Se eliminó el análisis.',
    ],
    ['empty', leidas(), 'El segundo análisis no tiene incidencias nuevas.'],
  ])('show that they are %s', async (_estado, respuesta, esperado) => {
    abrir({ [ruta]: respuesta });
    expect(await screen.findByText(esperado)).toBeDefined();
  });

  it('show the place of each, and where it was before it moved', async () => {
    abrir({
      [ruta]: leidas(
        incidencia('Quieta', { ruta: 'a.js', linea: 3 }, { ruta: 'a.js', linea: 3 }),
        incidencia('<b>Movida</b>', { ruta: 'a.js', linea: 3 }, { ruta: 'b.js', linea: null }),
        incidencia('Resuelta', { ruta: 'c.js', linea: 9 }, null),
      ),
    });
    await screen.findByText('Quieta');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Quietaa.js:3 · javascript:S1128',
      '<b>Movida</b>b.js · javascript:S1128 · antes en a.js:3',
      'Resueltac.js:9 · javascript:S1128',
    ]);
  });

  it('name the limit where more exist', async () => {
    abrir({ [ruta]: { ...leidas(incidencia('Una', null, { ruta: 'a.js', linea: 1 })), total: 2000 } });
    await screen.findByText('Una');
    expect(texto()).toContain('Se muestran las primeras 1 de 2 000 incidencias.');
  });

  it('choose what another pair has: a state without findings there is not kept', async () => {
    const sin = hallazgos({ cuentas: { nueva: 0, resuelta: 1, sigue: 0, 'cambio-analizador': 0 } });
    abrir({ [ruta]: leidas() }, [hallazgos(), sin]);
    await userEvent.click(screen.getByRole('radio', { name: /^Por cambio del analizador/ }));
    expect(await screen.findByText(/solo por la versión del analizador/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Otro par' }));
    expect(estados()).toEqual([
      ['nueva', true],
      ['resuelta', false],
      ['sigue', false],
    ]);
    expect(await screen.findByText('El segundo análisis no tiene incidencias nuevas.')).toBeDefined();
  });
});

describe('the compared files', () => {
  const conArchivos = (cuantos: number, cambios: Partial<Comparadas> = {}) =>
    hallazgos({
      archivos: Array.from({ length: cuantos }, (_, i) => archivo(i + 1)),
      totalArchivos: cuantos,
      ...cambios,
    });

  it.each([
    [0, 0, 0, '0 archivos mejoraron o empeoraron; 0 archivos nuevos y 0 archivos quitados.'],
    [1, 1, 1, '1 archivo mejoró o empeoró; 1 archivo nuevo y 1 archivo quitado.'],
    [2, 2, 2, '2 archivos mejoraron o empeoraron; 2 archivos nuevos y 2 archivos quitados.'],
  ])('of %d are counted with nouns in agreement', async (cuantos, nuevos, quitados, esperado) => {
    abrir({ [ruta]: leidas() }, [conArchivos(cuantos, { nuevos, quitados })]);
    await screen.findByText('El segundo análisis no tiene incidencias nuevas.');
    expect(texto()).toContain(esperado);
    expect(screen.queryByRole('table') !== null).toBe(cuantos > 0);
  });

  it.each([
    [25, 25, false],
    [26, 25, true],
  ])('of %d show %d, with pages: %s', async (cuantos, vistos, paginado) => {
    abrir({ [ruta]: leidas() }, [conArchivos(cuantos)]);
    const tabla = within(await screen.findByRole('table', { name: 'Archivos que cambiaron' }));
    expect(tabla.getAllByRole('row')).toHaveLength(vistos + 1);
    const paginas = screen.queryByRole('navigation', { name: 'Páginas de archivos' });
    expect(paginas !== null).toBe(paginado);
  });
});
