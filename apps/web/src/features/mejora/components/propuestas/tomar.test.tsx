import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conPeticiones } from '../../../../testing/con-peticiones.ts';
import { EnOrden, enEspera, Estado, sinRed } from '../../../../testing/montar.tsx';
import {
  abrir,
  accion,
  lista,
  mejora,
  pregunta,
  pulsar,
  respuestasCon,
  regla,
  ruta,
  uid,
} from '../mejora.fixture.tsx';

const crear = `POST ${ruta}/acciones`;
const leer = `GET ${ruta}`;
const deRegla = 'Añadir al plan: Importación sin uso';
const dePregunta = 'Añadir al plan: Separación en capas';
const creada = new Estado(201, { _id: uid(7) });
const conRegla = mejora({ acciones: [accion(7, { origen: regla, texto: 'Tomada' })] });
const boton = (name: string) => screen.getByRole('button', { name });
const veces = (pedidas: readonly string[], una: string) => pedidas.filter((pedida) => pedida === una).length;

/** Idempotency keys of the sent actions. */
const clavesDe = (peticiones: ReturnType<typeof conPeticiones>) =>
  peticiones.filter(({ pedida }) => pedida === crear).map(({ claveIdempotencia }) => claveIdempotencia);

describe('a proposal that is taken as an action', () => {
  it('is sent once for two presses, and its button reports that it is busy', async () => {
    const { respuesta, contestar } = enEspera();
    const { pedidas } = abrir(respuestasCon(mejora(), { [crear]: respuesta }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    expect(boton(deRegla).getAttribute('aria-busy')).toBe('true');
    expect(boton(dePregunta).getAttribute('aria-busy')).toBe('false');
    await pulsar(deRegla);
    contestar(creada);
    await screen.findByText('Acción añadida al plan.');
    expect(veces(pedidas, crear)).toBe(1);
  });

  it('does not keep another one from being added meanwhile', async () => {
    const primera = enEspera();
    const { enviados } = abrir(respuestasCon(mejora(), { [crear]: new EnOrden(primera.respuesta, creada) }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    await pulsar(dePregunta);
    primera.contestar(creada);
    await waitFor(() => {
      expect(boton(deRegla).getAttribute('aria-busy')).toBe('false');
    });
    expect(enviados).toMatchObject([{ cuerpo: { origen: regla } }, { cuerpo: { origen: pregunta } }]);
  });

  it('gives its place to the state that it is an action, which takes the focus', async () => {
    abrir(respuestasCon(new EnOrden(mejora(), conRegla), { [crear]: creada }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    const estado = await within(await lista('Propuestas del análisis')).findByText('Ya está en el plan');
    expect(document.activeElement).toBe(estado);
    expect(screen.queryByRole('button', { name: deRegla })).toBeNull();
    expect(within(await lista('Acciones')).getByRole('checkbox', { name: 'Tomada' })).toBeDefined();
  });

  it('has the effort of its minutes, and the origin that the check needs', async () => {
    const { enviados } = abrir(respuestasCon(mejora(), { [crear]: creada }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    await screen.findByText('Acción añadida al plan.');
    expect(enviados).toEqual([
      {
        version: null,
        cuerpo: {
          origen: regla,
          texto: 'Corregir 3 incidencias de la regla «Importación sin uso»',
          esfuerzo: 'medio',
          estado: 'pendiente',
          responsable: null,
          fecha: null,
        },
      },
    ]);
  });

  it('is repeated under its key after a lost answer: the server stores one action', async () => {
    const peticiones = conPeticiones();
    abrir(respuestasCon(mejora(), { [crear]: new EnOrden(sinRed, creada) }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    await screen.findByText(/^No se pudo añadir la acción\. No hay conexión/);
    await pulsar(deRegla);
    await screen.findByText('Acción añadida al plan.');
    expect(screen.queryByText(/No se pudo añadir/)).toBeNull();
    const [clave] = clavesDe(peticiones);
    expect(clave).toBeTypeOf('string');
    expect(clavesDe(peticiones)).toEqual([clave, clave]);
  });

  it('has a new key after its action was deleted: the stored answer of the first would add nothing', async () => {
    const peticiones = conPeticiones();
    const eliminar = `DELETE ${ruta}/acciones/${uid(7)}`;
    const lecturas = new EnOrden(mejora({ acciones: [] }), conRegla, mejora({ acciones: [] }));
    abrir(respuestasCon(lecturas, { [crear]: creada, [eliminar]: new Estado(204, '') }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    await userEvent.click(await screen.findByRole('button', { name: 'Eliminar: Tomada' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eliminar' }));
    await userEvent.click(await screen.findByRole('button', { name: deRegla }));
    await waitFor(() => {
      expect(clavesDe(peticiones)).toHaveLength(2);
    });
    expect(new Set(clavesDe(peticiones)).size).toBe(2);
  });

  it('keeps its button after a refusal, and the page is not read again', async () => {
    const lleno = new Estado(409, { codigo: 'plan-completo', mensaje: 'El plan ya tiene 200 acciones.' });
    const { pedidas } = abrir(respuestasCon(mejora(), { [crear]: lleno }));
    await lista('Propuestas del análisis');
    await pulsar(deRegla);
    await screen.findByText('No se pudo añadir la acción. El plan ya tiene 200 acciones.');
    expect(boton(deRegla).getAttribute('aria-busy')).toBe('false');
    expect(document.activeElement).toBe(boton(deRegla));
    expect(veces(pedidas, leer)).toBe(1);
  });

  it.each([
    ['discarded', { estado: 'descartada' }, true],
    ['done', { estado: 'hecha' }, false],
    ['of another link', { deOtroEnlace: true }, true],
  ])('whose action is %s', async (_caso, cambios, seOfrece) => {
    abrir(respuestasCon(mejora({ acciones: [accion(7, { origen: regla, ...cambios })] })));
    await lista('Propuestas del análisis');
    expect(screen.queryAllByRole('button', { name: deRegla })).toHaveLength(seOfrece ? 1 : 0);
    expect(screen.queryAllByText('Ya está en el plan')).toHaveLength(seOfrece ? 0 : 1);
  });
});
