import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useState } from 'react';
import * as z from 'zod/mini';

import { conPersona } from '../../testing/con-persona.ts';
import { conRed, montar } from '../../testing/montar.tsx';
import { copiasPestana } from '../copias/copias-locales.ts';
import { nombreCopiaLocal } from '../copias/nombres.ts';
import { pendingWork, runSignInHooks, runSignOutHooks } from '../session/hooks.ts';
import { useKeepAtSignIn, useKeptForm, useKeptState } from './use-kept-form.ts';

interface Values {
  readonly name: string;
  readonly secret: string;
}
const initial: Values = { name: 'stored', secret: 's1' };
const schema = z.object({ name: z.string() });
const copy = nombreCopiaLocal('sub-ana', `formulario:${location.pathname}`);
const liberar = vi.fn();

interface FormProps {
  readonly kind: 'form' | 'state';
  readonly recover?: (form: Values) => Values;
}

/** A form of one field, which shows what the hook returns. */
function Form({ kind, recover }: FormProps) {
  const [etag, setEtag] = useState('"2"');
  const options = { inicial: initial, etag, schema, ...(recover && { alRecuperar: recover }) };
  return (
    <>
      {kind === 'form' ? <WithForm options={options} /> : <WithState options={options} />}
      <button
        onClick={() => {
          setEtag('"3"');
        }}
      >
        save
      </button>
    </>
  );
}
type Options = Parameters<typeof useKeptForm<Values>>[0];
function WithForm({ options }: { readonly options: Options }) {
  const kept = useKeptForm(options);
  useKeepAtSignIn(kept.guardarCopia, kept.cambiado, liberar);
  const { values, setFieldValue } = kept.form;
  return (
    <Shown
      values={values}
      facts={[kept.etag, kept.restaurado, kept.cambiado]}
      onName={(name) => {
        setFieldValue('name', name);
      }}
    />
  );
}
function WithState({ options }: { readonly options: Options }) {
  const kept = useKeptState(options);
  const changed = kept.restaurado || kept.form.name !== initial.name;
  useKeepAtSignIn(kept.guardarCopia, changed, liberar);
  return (
    <Shown
      values={kept.form}
      facts={[kept.etag, kept.restaurado, changed]}
      onName={(name) => {
        kept.setForm((form) => ({ ...form, name }));
      }}
    />
  );
}
interface ShownProps {
  readonly values: Values;
  readonly facts: readonly unknown[];
  readonly onName: (name: string) => void;
}
function Shown({ values, facts, onName }: ShownProps) {
  return (
    <>
      <input
        value={values.name}
        onChange={({ currentTarget: { value } }) => {
          onName(value);
        }}
      />
      <output>{JSON.stringify([values, ...facts])}</output>
    </>
  );
}
const open = (props: FormProps) => montar(<Form {...props} />);
const shown = (): unknown => JSON.parse(screen.getByRole('status').textContent);
const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
const stored = (): unknown => JSON.parse(copiasPestana.getItem(copy) ?? 'null');

beforeEach(() => {
  conPersona();
  conRed({ 'GET /copias/claves': { claves: [{ id: 'k1', clave: btoa('x'.repeat(32)) }] } });
  liberar.mockReset();
});
afterEach(async () => {
  copiasPestana.removeItem(copy);
  await runSignOutHooks();
});

describe.each(['form', 'state'] as const)('the values of a kept %s', (kind) => {
  it('begin with the record and its version', () => {
    open({ kind });
    expect(shown()).toEqual([initial, '"2"', false, false]);
  });

  it('are stored without secrets when the person leaves to sign in, and may then be left', async () => {
    open({ kind });
    await type('!');
    await runSignInHooks();
    expect(stored()).toEqual({ form: { name: 'stored!' }, etag: '"2"' });
    expect(liberar).toHaveBeenCalledOnce();
  });

  it('are not stored where nothing was typed', async () => {
    open({ kind });
    await runSignInHooks();
    expect([stored(), liberar.mock.calls]).toEqual([null, []]);
  });

  it('are asked about at sign-out only while they differ', async () => {
    open({ kind });
    expect(await pendingWork()).toEqual([]);
    await type('!');
    expect(await pendingWork()).toEqual(['formulario']);
    cleanup();
    expect(await pendingWork()).toEqual([]);
  });

  it('are restored once, under the version that they were typed for', () => {
    copiasPestana.setItem(copy, JSON.stringify({ form: { name: 'typed' }, etag: '"1"' }));
    open({ kind });
    expect(shown()).toEqual([{ name: 'typed', secret: 's1' }, '"1"', true, true]);
    cleanup();
    open({ kind });
    expect(shown()).toEqual([initial, '"2"', false, false]);
  });

  it('are sent under the version that a save here gave, also where they were restored', async () => {
    copiasPestana.setItem(copy, JSON.stringify({ form: { name: 'typed' }, etag: '"1"' }));
    open({ kind });
    await userEvent.click(screen.getByRole('button'));
    expect(shown()).toEqual([{ name: 'typed', secret: 's1' }, '"3"', true, true]);
  });

  it('are transformed when they are restored, and only then', () => {
    const recover = (form: Values) => ({ ...form, secret: '' });
    open({ kind, recover });
    expect(shown()).toEqual([initial, '"2"', false, false]);
    cleanup();
    copiasPestana.setItem(copy, JSON.stringify({ form: { name: 'typed' }, etag: null }));
    open({ kind, recover });
    expect(shown()).toEqual([{ name: 'typed', secret: '' }, null, true, true]);
  });

  it.each(['{', '{"form":{"name":7},"etag":null}', '{"form":{}}'])(
    'ignore the damaged copy %s, and drop it',
    (text) => {
      copiasPestana.setItem(copy, text);
      open({ kind });
      expect(shown()).toEqual([initial, '"2"', false, false]);
      expect(copiasPestana.getItem(copy)).toBeNull();
    },
  );

  it('keep the question of the page when they cannot be stored', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    // A person without keys yet, whom the server refuses them.
    conPersona('sub-beto');
    conRed({});
    open({ kind });
    await type('!');
    await runSignInHooks();
    expect(liberar).not.toHaveBeenCalled();
  });
});

it('without a signed-in person a form cannot be drawn', () => {
  vi.restoreAllMocks();
  const error = vi.spyOn(console, 'error').mockReturnValue(undefined);
  open({ kind: 'form' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(error).toHaveBeenCalled();
});
