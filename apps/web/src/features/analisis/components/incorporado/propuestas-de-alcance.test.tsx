import { ambitoCompleto, type AmbitoAplicado } from '@mantenible/domain/ambito';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../../testing/con-peticiones.ts';
import { conRed, Estado, montar } from '../../../../testing/montar.tsx';
import { PropuestasDeAlcance } from './propuestas-de-alcance.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000b';
const ruta = `/alcances/${id}`;
const ambito: AmbitoAplicado = {
  origen: 'archivo',
  ambito: { ...ambitoCompleto, exclusionesDeCobertura: ['src/**'] },
  avisos: [],
  partes: [],
  propuestas: [
    { clase: 'pruebas', patrones: ['tests/**', '**/*.test.ts'], archivos: 40, lineas: 3412 },
    { clase: 'ajeno', patrones: ['libs/**'], archivos: 1, lineas: 20 },
  ],
};

function abrir(guardado: unknown, respuesta: unknown = guardado, usado = ambito) {
  conRed({ [`GET ${ruta}`]: guardado, [`PUT ${ruta}`]: respuesta });
  const peticiones = conPeticiones();
  const { container } = montar(<PropuestasDeAlcance proyectoId={id} ambito={usado} />);
  return { peticiones, container };
}
const boton = (name: string) => screen.getByRole('button', { name });
const enviados = (peticiones: ReturnType<typeof conPeticiones>) =>
  peticiones.filter(({ pedida }) => pedida === `PUT ${ruta}`);

describe('the proposals of an analysis', () => {
  it('write by one press the project’s scope, above what the analysis followed', async () => {
    const { peticiones } = abrir({ ambito: null, version: 0, puedeCambiar: true });
    screen.getByText(/^En tests\/ y \*\.test\.ts hay 3.412 líneas de pruebas: ¿dejarlas fuera\?/u);
    await userEvent.dblClick(boton('Dejar fuera: las pruebas'));
    await screen.findByText('Guardado: analice de nuevo para que se note.');
    expect(enviados(peticiones)).toMatchObject([
      {
        version: '"0"',
        cuerpo: {
          ambito: {
            ...ambito.ambito,
            fuentes: [''],
            pruebas: [''],
            inclusionesDePruebas: ['tests/**', '**/*.test.ts'],
          },
        },
      },
    ]);
  });

  it('do not bring back a setting that the project has no more', async () => {
    const usado = { ...ambito, origen: 'proyecto' as const, ambito: { ...ambitoCompleto, fuentes: ['src'] } };
    const { peticiones } = abrir({ ambito: null, version: 3, puedeCambiar: true }, undefined, usado);
    await userEvent.click(boton('Dejar fuera: el código ajeno'));
    await waitFor(() => {
      expect(enviados(peticiones)).toMatchObject([
        { cuerpo: { ambito: { ...ambitoCompleto, exclusiones: ['libs/**'] } } },
      ]);
    });
  });

  it('are added to the setting that the project has by now', async () => {
    const { peticiones } = abrir({
      ambito: { ...ambitoCompleto, exclusiones: ['otro/**'] },
      version: 5,
      puedeCambiar: true,
    });
    await userEvent.click(boton('Dejar fuera: el código ajeno'));
    await waitFor(() => {
      expect(enviados(peticiones)).toMatchObject([
        { version: '"5"', cuerpo: { ambito: { exclusiones: ['otro/**', 'libs/**'] } } },
      ]);
    });
  });

  it('are not asked again once the project has them', async () => {
    abrir({ ambito: { ...ambitoCompleto, exclusiones: ['libs/**'] }, version: 5, puedeCambiar: true });
    await screen.findByText('Guardado: analice de nuevo para que se note.');
    expect(screen.queryByRole('button', { name: 'Dejar fuera: el código ajeno' })).toBeNull();
    expect(boton('Dejar fuera: las pruebas')).toBeDefined();
    expect(screen.queryByText(/vale el del proyecto/u)).toBeNull();
  });

  it('state how to keep the files, and that the file is not followed any more', async () => {
    abrir({ ambito: null, version: 0, puedeCambiar: true });
    await screen.findByText(
      /^Si estos archivos deben contar, no haga nada.*vale el del proyecto, y no el del archivo/u,
    );
  });

  it('name the patterns that did not fit', async () => {
    const exclusiones = Array.from({ length: 200 }, (_, i) => `p${i}/**`);
    abrir({ ambito: { ...ambitoCompleto, exclusiones }, version: 5, puedeCambiar: true });
    await userEvent.click(boton('Dejar fuera: el código ajeno'));
    await screen.findByText(/^Guardado, salvo 1 patrón que no cabe \(máximo: 200\)/u);
  });

  it('stay, with the reason, where another window was faster', async () => {
    const mensaje = 'Otra persona lo cambió.';
    abrir(
      { ambito: null, version: 0, puedeCambiar: true },
      new Estado(412, { codigo: 'version-antigua', mensaje }),
    );
    await userEvent.click(boton('Dejar fuera: las pruebas'));
    await screen.findByText(`No se pudo guardar el alcance. ${mensaje}`);
    expect(boton('Dejar fuera: las pruebas')).toBeDefined();
  });

  it('are an empty list for an analysis without them', () => {
    montar(<PropuestasDeAlcance proyectoId={id} ambito={null} />);
    expect(screen.queryByRole('region', { name: 'Propuestas para el alcance' })).toBeNull();
  });
});
