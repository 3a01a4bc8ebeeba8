import type { Evidencia } from '@mantenible/domain/evidencia';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { recoger } from '../../../../../lib/evidencia/recogidas.ts';
import { conPersona } from '../../../../../testing/con-persona.ts';
import { conRed, montar } from '../../../../../testing/montar.tsx';
import type { Mediciones } from '../../../modelo/mediciones.ts';
import { EvidenciasPregunta } from './evidencias-pregunta.tsx';

const repositorio = 'https://github.com/ana/tienda';
const medido = { analisis: 'a1', fecha: '2026-11-20T15:04:00.000Z', commit: '0123456789abcdef', cifras: {} };
const leidas: Mediciones = { estado: 'leidas', repositorio, medido, cambios: [] };
const enlace = (n: number): Evidencia => ({ tipo: 'enlace', url: `https://ejemplo.es/${n}` });

/** A question's evidence with local state; records its changes. */
function abrir(iniciales: readonly Evidencia[] = [], mediciones: Mediciones = leidas, proyectoId = 'p1') {
  const cambios: (readonly Evidencia[])[] = [];
  function Prueba() {
    const [evidencias, setEvidencias] = useState(iniciales);
    return (
      <EvidenciasPregunta
        numero={7}
        pregunta={{ descripcion: 'Pauta', pregunta: '¿Pregunta?' }}
        proyectoId={proyectoId}
        evidencias={evidencias}
        mediciones={mediciones}
        onCambio={(nuevas) => {
          cambios.push(nuevas);
          setEvidencias(nuevas);
        }}
      />
    );
  }
  montar(<Prueba />);
  return cambios;
}

const anadir = () =>
  userEvent.click(screen.getByRole('button', { name: 'Añadir evidencia a la pregunta 7' }));
const dialogo = () => within(screen.getByRole('dialog', { name: 'Evidencia de la pregunta 7' }));
const enviar = () => userEvent.click(dialogo().getByRole('button', { name: 'Añadir' }));
const elegirArchivo = () => userEvent.click(dialogo().getByLabelText('Un archivo del repositorio'));

beforeEach(() => {
  conPersona();
  conRed({});
});

describe('the evidence of a question', () => {
  it('takes a link, and names what is wrong with another', async () => {
    const cambios = abrir();
    await anadir();
    const guia = dialogo().getByRole('link', { name: 'Guía: reunir evidencias (en otra pestaña)' });
    expect([guia.getAttribute('href'), guia.getAttribute('target')]).toEqual([
      '/guia#reunir-evidencias',
      '_blank',
    ]);
    await userEvent.type(dialogo().getByLabelText('Enlace'), 'javascript:alert(1)');
    await enviar();
    expect(dialogo().getByText('Escriba un enlace completo que empiece por https://')).toBeDefined();
    expect(cambios).toEqual([]);
    await userEvent.clear(dialogo().getByLabelText('Enlace'));
    await userEvent.type(dialogo().getByLabelText('Enlace'), 'https://ejemplo.es/1');
    await enviar();
    expect(cambios).toEqual([[enlace(1)]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'https://ejemplo.es/1' })).toBeDefined();
  });

  it('takes a typed file at the commit of the last analysis', async () => {
    const cambios = abrir();
    await anadir();
    await elegirArchivo();
    expect(dialogo().getByText(/«Ver Código» de una incidencia/u)).toBeDefined();
    await userEvent.type(dialogo().getByLabelText('Ruta del archivo'), 'src/a.js');
    await userEvent.type(dialogo().getByLabelText('Desde la línea'), '3');
    await enviar();
    const lineas = { desde: 3, hasta: 3 };
    expect(cambios).toEqual([
      [{ tipo: 'archivo', repositorio, commit: medido.commit, ruta: 'src/a.js', lineas }],
    ]);
  });

  it('doubts a file that the analysis of its commit did not read, and takes it at the second press', async () => {
    const archivos = [{ ruta: 'src/carrito.js', lineas: 12 }];
    conRed({ 'GET /mediciones/p1/archivos': { commit: medido.commit, archivos } });
    const cambios = abrir();
    await anadir();
    await elegirArchivo();
    const ruta = dialogo().getByLabelText<HTMLInputElement>('Ruta del archivo');
    await userEvent.type(ruta, 'carr');
    await waitFor(() => {
      expect([...(ruta.list?.options ?? [])].map(({ value }) => value)).toEqual(['src/carrito.js']);
    });
    await enviar();
    const duda = /no leyó ningún archivo con esa ruta/;
    expect(dialogo().getByText(duda)).toBeDefined();
    expect(cambios).toEqual([]);
    await userEvent.type(ruta, 'o.md');
    expect(dialogo().queryByText(duda)).toBeNull();
    await enviar();
    expect(dialogo().getByText(duda)).toBeDefined();
    await enviar();
    expect(cambios).toEqual([
      [{ tipo: 'archivo', repositorio, commit: medido.commit, ruta: 'carro.md', lineas: null }],
    ]);
  });

  it('offers the places that were picked from the viewer', async () => {
    const lugar = { tipo: 'archivo', repositorio, commit: 'abcdef0', ruta: 'b.js', lineas: null } as const;
    recoger('sub-ana', 'p2', lugar);
    const cambios = abrir([], { estado: 'fallo' }, 'p2');
    await anadir();
    await elegirArchivo();
    expect(dialogo().getByText('No se pudo leer cuál es el repositorio del proyecto.')).toBeDefined();
    expect(dialogo().queryByRole('button', { name: 'Añadir' })).toBeNull();
    await userEvent.click(dialogo().getByRole('button', { name: 'Usar el lugar 1' }));
    expect(cambios).toEqual([[lugar]]);
  });

  it('asks for the commit where no analysis gives one', async () => {
    const cambios = abrir([], { estado: 'leidas', repositorio, medido: null, cambios: [] });
    await anadir();
    await elegirArchivo();
    await userEvent.type(dialogo().getByLabelText('Ruta del archivo'), 'a.js');
    await enviar();
    expect(dialogo().getByText('El siguiente campo es obligatorio')).toBeDefined();
    expect(cambios).toEqual([]);
  });

  it('removes a piece, and explains why a sixth is refused', async () => {
    const cinco = [1, 2, 3, 4, 5].map(enlace);
    const cambios = abrir(cinco);
    await anadir();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Una respuesta admite como máximo 5 evidencias')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la evidencia 2 de la pregunta 7' }));
    expect(cambios).toEqual([[1, 3, 4, 5].map(enlace)]);
    await anadir();
    expect(dialogo().getByLabelText('Enlace')).toBeDefined();
  });
  it.each([
    [[1, 2, 3], 2, 'Quitar la evidencia 2 de la pregunta 7'],
    [[1, 2, 3], 3, 'Quitar la evidencia 2 de la pregunta 7'],
    [[1], 1, 'Añadir evidencia a la pregunta 7'],
  ])('moves the focus after the removal from %j of piece %d', async (piezas, quitada, enfocado) => {
    const cambios = abrir(piezas.map(enlace));
    const nombre = `Quitar la evidencia ${quitada} de la pregunta 7`;
    await userEvent.click(screen.getByRole('button', { name: nombre }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: enfocado }));
    expect(cambios.at(-1)).toEqual(piezas.filter((n) => n !== quitada).map(enlace));
  });
});
