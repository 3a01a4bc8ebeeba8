import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { conDescargas } from '../testing/con-descargas.ts';
import { montar } from '../testing/montar.tsx';
import { AvisoAjeno } from './aviso-ajeno.tsx';
import { BarraCuenta, BarraProgreso } from './barra-progreso/index.ts';
import { DialogoConflicto } from './dialogo-conflicto.tsx';
import { EnlaceRepositorio } from './enlace-repositorio.tsx';
import { entregarArchivo } from './entregar-archivo.ts';
import { ListaUsos } from './lista-usos.tsx';
import { MarcaEje } from './marca-eje.tsx';

describe('the uses of a record', () => {
  it.each([
    [{ data: undefined, isError: false }, 'Comprobando dónde se usa…'],
    [{ data: undefined, isError: true }, 'No se pudo comprobar dónde se usa.'],
    [{ data: [], isError: false }, 'No se usa en ningún otro registro.'],
  ])('%o are announced in words', (consulta, texto) => {
    montar(<ListaUsos consulta={consulta} />);
    expect(screen.getByRole('status').textContent).toBe(texto);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('are a list of sentences', () => {
    montar(<ListaUsos consulta={{ data: ['Aparece en 2 pruebas.', 'La usa 1 lista.'], isError: false }} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Aparece en 2 pruebas.',
      'La usa 1 lista.',
    ]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it.each([
  [{ nombre: 'Eva Gil', usuario: 'eva' }, 'Proyecto de Eva Gil (eva). Solo puede consultarlo.'],
  [{ nombre: 'eva', usuario: 'eva' }, 'Proyecto de eva. Solo puede consultarlo.'],
  [{ nombre: 'Eva', usuario: null }, 'Proyecto de Eva. Solo puede consultarlo.'],
])('the owner %o is named once', (persona, texto) => {
  montar(<AvisoAjeno {...persona} />);
  expect(screen.getByText(/^Proyecto de/).textContent).toBe(texto);
});

describe('the address of a repository', () => {
  it('is a link to https only, which opens apart and gives nothing away', () => {
    montar(<EnlaceRepositorio link="https://github.com/a/b" />);
    const enlace = screen.getByRole('link', { name: 'https://github.com/a/b' });
    expect([enlace.getAttribute('target'), enlace.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  });

  it.each(['http://github.com/a', 'javascript:alert(1)', 'https://ana:clave@e.es/', 'C:\\repo'])(
    'is text for %s',
    (link) => {
      montar(<EnlaceRepositorio link={link} />);
      expect(screen.getByText(link)).toBeDefined();
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});

describe('a bar', () => {
  const valores = () => {
    const barra = screen.getByRole('progressbar');
    return ['aria-label', 'aria-valuenow', 'aria-valuetext'].map((nombre) => barra.getAttribute(nombre));
  };

  it.each([
    [{ hechas: 0, total: 0 }, '0'],
    [{ hechas: 0, total: 0, llenaSinNada: true }, '100'],
    [{ hechas: 1, total: 3 }, '33'],
    [{ hechas: 2, total: 3 }, '67'],
    [{ hechas: 3, total: 3 }, '100'],
  ])('of a count has a whole percent, and its words in place of it: %o', (cuenta, porcentaje) => {
    montar(<BarraCuenta etiqueta="Respondidas" texto="unas de otras" {...cuenta} />);
    expect(valores()).toEqual(['Respondidas', porcentaje, 'unas de otras']);
  });

  it('has what is being done in its words while a job runs', () => {
    montar(<BarraProgreso etiqueta="Análisis" texto="Midiendo" porcentaje={40} />);
    expect(valores()).toEqual(['Análisis', '40', '40 %. Midiendo']);
    expect(screen.getByText('40 %')).toBeDefined();
  });
});

describe('the tick of a chart', () => {
  const dibujar = (value: string | undefined) => {
    montar(
      <svg>
        <MarcaEje
          x={10}
          y={20}
          payload={value === undefined ? undefined : { value }}
          nombres={['Modularidad', 'Capacidad de ser modificado']}
          letras={16}
        />
      </svg>,
    );
    return [...document.querySelectorAll('tspan')].map((linea) => [
      linea.textContent,
      linea.getAttribute('dy'),
    ]);
  };

  it('has the name of its row, in the middle of the row', () => {
    expect(dibujar('0')).toEqual([['Modularidad', '0.32em']]);
  });

  it('breaks a long name into two lines around the middle', () => {
    const [primera, segunda] = dibujar('1');
    expect([primera?.[0], segunda]).toEqual(['Capacidad de ser', ['modificado', '1.2em']]);
    expect(Number.parseFloat(primera?.[1] ?? '')).toBeCloseTo(-0.28);
  });

  it.each(['7', undefined])('is empty without a row (%s)', (value) => {
    expect(dibujar(value).map(([texto]) => texto)).toEqual(['']);
  });
});

it('a file is handed over under its name, and its address is released later', () => {
  vi.useFakeTimers();
  const descargas = conDescargas();
  const liberar = vi.spyOn(URL, 'revokeObjectURL');
  entregarArchivo(new Blob(['a,b'], { type: 'text/csv' }), 'pautas.csv');
  expect(descargas).toMatchObject([{ archivo: 'pautas.csv', tipo: 'text/csv' }]);
  expect(liberar).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(liberar).toHaveBeenCalledTimes(1);
});

describe('a conflict of versions', () => {
  function abrir() {
    const actos: string[] = [];
    const anotar = (acto: string) => () => {
      actos.push(acto);
    };
    montar(
      <DialogoConflicto
        guardado={{
          conflicto: true,
          sobrescribir: anotar('sobrescribir'),
          cerrarConflicto: anotar('cerrar'),
        }}
        onRecargar={anotar('recargar')}
      />,
    );
    return actos;
  }
  const boton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

  it.each([
    ['Recargar', 'recargar'],
    ['Sobrescribir', 'sobrescribir'],
    ['Cerrar', 'cerrar'],
  ])('is decided by %s', async (name, acto) => {
    const actos = abrir();
    await userEvent.click(boton(name));
    expect(actos).toEqual([acto]);
  });

  it('is left undecided by Escape, and Enter alone overwrites nothing', async () => {
    const actos = abrir();
    await expect.poll(() => document.activeElement).toBe(boton('Recargar'));
    await userEvent.keyboard('{Escape}');
    expect(actos).toEqual(['cerrar']);
  });
});
