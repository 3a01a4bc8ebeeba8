import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { enEspera, montar } from '../../testing/montar.tsx';
import { ApiProblem } from '../api-problem.ts';
import { openForm } from './open-form.ts';
import { useDelete } from './use-delete.ts';

type Remove = (id: string) => Promise<unknown>;

/** Two records and their uses, with the state of the dialog as text. */
function Page({ remove, reads }: { readonly remove: Remove; readonly reads: string[] }) {
  useQuery({ queryKey: ['pautas'], queryFn: () => reads.push('pautas') });
  useQuery({ queryKey: ['pauta', 'usos', 'a'], queryFn: () => reads.push('usos') });
  useQuery({ queryKey: ['pautas', 'una', 'b'], queryFn: () => reads.push('form'), ...openForm });
  const dialog = useDelete({ remove, textoExito: 'Eliminada', textoError: 'No se eliminó.' });
  return (
    <>
      <p role="status">
        {dialog.id ?? 'cerrado'} {dialog.eliminando ? 'eliminando' : 'quieto'}
      </p>
      {['a', 'b'].map((id) => (
        <button
          key={id}
          type="button"
          onClick={() => {
            dialog.abrir(id);
          }}
        >
          Abrir {id}
        </button>
      ))}
      <button type="button" onClick={dialog.confirmar}>
        Confirmar
      </button>
      <button type="button" onClick={dialog.cancelar}>
        Cancelar
      </button>
    </>
  );
}

function open(remove: Remove) {
  const reads: string[] = [];
  const removed: string[] = [];
  montar(
    <Page
      reads={reads}
      remove={(id) => {
        removed.push(id);
        return remove(id);
      }}
    />,
  );
  return { reads, removed };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const state = () => screen.getByRole('status').textContent;

describe('the dialog of a deletion', () => {
  it('deletes on confirmation alone, closes, and reads the lists again without the uses and open forms', async () => {
    const { reads, removed } = open(() => Promise.resolve());
    await press('Confirmar');
    await press('Abrir a');
    await press('Cancelar');
    expect([removed, state()]).toEqual([[], 'cerrado quieto']);
    await press('Abrir b');
    await press('Confirmar');
    expect(await screen.findByText('Eliminada')).toBeDefined();
    expect([removed, state()]).toEqual([['b'], 'cerrado quieto']);
    expect(reads).toEqual(['pautas', 'usos', 'form', 'pautas']);
  });

  it('closes after a failure, with the reason, which the next opening removes', async () => {
    const { reads } = open(() => Promise.reject(new ApiProblem(409, 'conflicto', 'Está en uso.')));
    await press('Abrir a');
    await press('Confirmar');
    expect(await screen.findByText('No se eliminó. Está en uso.')).toBeDefined();
    expect(state()).toBe('cerrado quieto');
    expect(reads).toEqual(['pautas', 'usos', 'form']);
    await press('Abrir b');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('deletes once, however often the confirmation is pressed', async () => {
    const { removed } = open(() => new Promise(() => undefined));
    await press('Abrir a');
    await press('Confirmar');
    await press('Confirmar');
    expect([removed, state()]).toEqual([['a'], 'a eliminando']);
  });

  it.each([
    ['success', null],
    ['failure', new ApiProblem(500, 'fallo', 'x')],
  ])('of another record stays when a late deletion ends (%s)', async (_end, problem) => {
    const { respuesta, contestar } = enEspera<ApiProblem | null>();
    open(async () => {
      const late = await respuesta;
      if (late !== null) throw late;
    });
    await press('Abrir a');
    await press('Confirmar');
    await press('Cancelar');
    await press('Abrir b');
    await act(async () => {
      contestar(problem);
      await respuesta;
    });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(state()).toBe('b quieto');
  });
});
