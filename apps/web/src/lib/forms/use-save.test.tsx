import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { enEspera, montar } from '../../testing/montar.tsx';
import { ApiProblem } from '../api-problem.ts';
import { openForm } from './open-form.ts';
import { useSave, type WriteOptions } from './use-save.ts';
import { validate } from './validate.ts';

const schema = z.object({
  nombre: z.string().check(z.minLength(1, 'Falta el nombre')),
  valor: z.string().check(z.minLength(1, 'Falta el valor')),
});
type Sent = [data: z.infer<typeof schema>, options: WriteOptions];
type Send = () => Promise<unknown>;

/** A form of two fields with its errors as text; `answers` are used in order, the last one again. */
function open(...answers: [Send, ...Send[]]) {
  const sent: Sent[] = [];
  const events: string[] = [];
  function Page() {
    const [form, setForm] = useState({ nombre: '', valor: '' });
    const save = useSave({
      candidate: form,
      validate: () => validate(schema, form),
      send: (data, options) => {
        sent.push([data, options]);
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        return answer === undefined ? Promise.resolve() : answer();
      },
      etag: '"3"',
      textoExito: 'Guardada',
      textoError: 'No se guardó.',
      textoInvalido: (errors) => (errors.size === 2 ? 'Falta todo' : undefined),
      onSaved: () => events.push('saved'),
      onInvalid: (errors) => events.push(`invalid ${[...errors.keys()].join()}`),
    });
    return (
      <>
        {(['nombre', 'valor'] as const).map((name) => (
          <input
            key={name}
            aria-label={name}
            value={form[name]}
            onChange={({ currentTarget: { value } }) => {
              setForm({ ...form, [name]: value });
            }}
          />
        ))}
        <button type="button" onClick={save.guardar}>
          Guardar
        </button>
        <button type="button" onClick={save.sobrescribir}>
          Sobrescribir
        </button>
        <button type="button" onClick={save.cerrarConflicto}>
          Seguir
        </button>
        <output>{[...save.vigentes].map(([name, text]) => `${name}: ${text}`).join('; ')}</output>
        <p>{save.conflicto ? 'con conflicto' : 'sin conflicto'}</p>
        <p>{save.guardando ? 'guardando' : 'quieto'}</p>
      </>
    );
  }
  montar(<Page />);
  return { sent, events };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = (name: string, text: string) => userEvent.type(screen.getByLabelText(name), text);
const errors = () => screen.getByRole('status').textContent;
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const ok: Send = () => Promise.resolve();
const fail =
  (problem: ApiProblem): Send =>
  () =>
    Promise.reject(problem);
async function fill() {
  await type('nombre', 'n');
  await type('valor', 'v');
}

describe('an invalid form', () => {
  it('names each wrong field, sends nothing, and removes its alert once all are changed', async () => {
    const { sent, events } = open(ok);
    await press('Guardar');
    expect([errors(), alerts()]).toEqual(['nombre: Falta el nombre; valor: Falta el valor', ['Falta todo']]);
    await type('nombre', 'n');
    expect([errors(), alerts()]).toEqual(['valor: Falta el valor', ['Falta todo']]);
    await type('valor', 'v');
    expect([errors(), alerts()]).toEqual(['', []]);
    expect([sent, events]).toEqual([[], ['invalid nombre,valor']]);
  });

  it('with one wrong field has the general alert', async () => {
    open(ok);
    await type('nombre', 'n');
    await press('Guardar');
    expect(alerts()).toEqual(['Revise los campos señalados']);
  });
});

describe('a valid form', () => {
  it('is sent with the version that was read, and confirmed', async () => {
    const { sent, events } = open(ok);
    await fill();
    await press('Guardar');
    expect(await screen.findByText('Guardada')).toBeDefined();
    expect(sent).toMatchObject([[{ nombre: 'n', valor: 'v' }, { etag: '"3"' }]]);
    expect(events).toEqual(['saved']);
  });

  it('is sent once while it is under way', async () => {
    const { respuesta, contestar } = enEspera();
    const { sent } = open(() => respuesta);
    await fill();
    await press('Guardar');
    await press('Guardar');
    expect(sent).toHaveLength(1);
    expect(screen.getByText('guardando')).toBeDefined();
    await act(async () => {
      contestar(null);
      await respuesta;
    });
    expect(await screen.findByText('quieto')).toBeDefined();
  });
});

describe('the answer after the form was left', () => {
  /** A page whose form can be left; records the end of the form and the reads. */
  function Outside({ send, events }: { readonly send: Send; readonly events: string[] }) {
    const [inside, setInside] = useState(true);
    useQuery({ queryKey: ['pautas'], queryFn: () => events.push('list') });
    useQuery({ queryKey: ['pautas', 'una', 'b'], queryFn: () => events.push('form'), ...openForm });
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setInside(false);
          }}
        >
          Salir
        </button>
        {inside && <Inside send={send} onSaved={() => events.push('saved')} />}
      </>
    );
  }
  function Inside({ send, onSaved }: { readonly send: Send; readonly onSaved: () => void }) {
    const save = useSave({
      candidate: null,
      validate: () => ({ ok: true, data: null }),
      send,
      etag: null,
      textoExito: 'Guardada',
      textoError: 'No se guardó.',
      onSaved,
    });
    return (
      <button type="button" onClick={save.guardar}>
        Guardar
      </button>
    );
  }

  it.each([
    [false, ['list', 'form', 'saved', 'list']],
    [true, ['list', 'form', 'list']],
  ])('is confirmed, and leads on only from the form (left: %s)', async (left, expected) => {
    const events: string[] = [];
    const { respuesta, contestar } = enEspera();
    montar(<Outside send={() => respuesta} events={events} />);
    await press('Guardar');
    if (left) await press('Salir');
    await act(async () => {
      contestar(null);
      await respuesta;
    });
    expect(await screen.findByText('Guardada')).toBeDefined();
    await expect.poll(() => events.toSorted()).toEqual(expected.toSorted());
  });
});

describe('a save that failed', () => {
  const offline = new ApiProblem(0, 'ERR_NETWORK', 'No hay conexión.');

  it('is repeated under the same key, and under another one after a change', async () => {
    const { sent } = open(fail(offline), fail(offline), ok);
    await fill();
    await press('Guardar');
    expect(await screen.findByText('No se guardó. No hay conexión.')).toBeDefined();
    await press('Guardar');
    await type('valor', '2');
    await press('Guardar');
    await screen.findByText('Guardada');
    const keys = sent.map(([, { idempotencyKey }]) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(alerts()).toEqual(['Guardada']);
  });

  it('shows the refused fields until they change', async () => {
    const detalles = [{ campo: 'nombre', mensaje: 'Ya existe.' }];
    open(fail(new ApiProblem(409, 'conflicto', 'El nombre ya existe.', detalles)));
    await fill();
    await press('Guardar');
    expect(await screen.findByText('nombre: Ya existe.')).toBeDefined();
    expect(alerts()).toEqual(['No se guardó. El nombre ya existe.']);
    await type('nombre', '2');
    expect([errors(), alerts()]).toEqual(['', []]);
    await userEvent.type(screen.getByLabelText('nombre'), '{Backspace}');
    expect(errors()).toBe('nombre: Ya existe.');
  });

  it('keeps its alert while another field is changed', async () => {
    open(fail(offline));
    await fill();
    await press('Guardar');
    await screen.findByText('No se guardó. No hay conexión.');
    await type('valor', '2');
    expect(alerts()).toEqual(['No se guardó. No hay conexión.']);
  });
});

describe('a version that another person changed', () => {
  const stale = fail(new ApiProblem(412, 'version', 'Cambió.'));

  it('is a choice, not a failure: overwriting sends no version', async () => {
    const { sent, events } = open(stale, ok);
    await fill();
    await press('Guardar');
    expect(await screen.findByText('con conflicto')).toBeDefined();
    expect([alerts(), events]).toEqual([[], []]);
    await press('Sobrescribir');
    expect(await screen.findByText('Guardada')).toBeDefined();
    expect(sent.map(([, { etag }]) => etag)).toEqual(['"3"', null]);
    expect(screen.getByText('sin conflicto')).toBeDefined();
  });

  it('can be closed, and is found again by the next save', async () => {
    const { sent } = open(stale);
    await fill();
    await press('Guardar');
    await screen.findByText('con conflicto');
    await press('Seguir');
    expect(screen.getByText('sin conflicto')).toBeDefined();
    await press('Guardar');
    expect(await screen.findByText('con conflicto')).toBeDefined();
    expect(sent.map(([, { etag }]) => etag)).toEqual(['"3"', '"3"']);
  });
});
