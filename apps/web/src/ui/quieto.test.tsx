import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, test } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { Quieto } from './quieto.tsx';

function Formulario() {
  const [ocupado, setOcupado] = useState(false);
  const [form, setForm] = useState({ texto: 'a', clase: 'x', si: false, lineas: 1 });
  return (
    <>
      <Quieto ocupado={ocupado}>
        <input
          aria-label="Texto"
          value={form.texto}
          onChange={({ currentTarget: { value } }) => {
            setForm({ ...form, texto: value });
          }}
        />
        <input aria-label="Fijo" readOnly value="fijo" />
        <select
          aria-label="Clase"
          value={form.clase}
          onChange={({ currentTarget: { value } }) => {
            setForm({ ...form, clase: value });
          }}
        >
          <option>x</option>
          <option>y</option>
        </select>
        <input
          type="checkbox"
          aria-label="Sí"
          checked={form.si}
          onChange={({ currentTarget: { checked } }) => {
            setForm({ ...form, si: checked });
          }}
        />
        <button
          type="button"
          onClick={() => {
            setForm({ ...form, lineas: form.lineas + 1 });
          }}
        >
          Añadir
        </button>
      </Quieto>
      <button
        type="button"
        onClick={() => {
          setOcupado(!ocupado);
        }}
      >
        Guardar
      </button>
      <output>{JSON.stringify(form)}</output>
    </>
  );
}

const texto = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Texto' });
const lista = () => screen.getByRole<HTMLSelectElement>('combobox');
const casilla = () => screen.getByRole<HTMLInputElement>('checkbox');

async function cambiarTodo(): Promise<void> {
  await userEvent.type(texto(), 'b');
  await userEvent.selectOptions(lista(), 'y');
  await userEvent.click(casilla());
  await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
}
const estado = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

test('fields take nothing while their save is under way, and again afterwards', async () => {
  montar(<Formulario />);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await cambiarTodo();
  expect(estado()).toEqual({ texto: 'a', clase: 'x', si: false, lineas: 1 });
  expect([texto().value, lista().value, casilla().checked]).toEqual(['a', 'x', false]);
  expect(texto().readOnly).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await cambiarTodo();
  expect(estado()).toEqual({ texto: 'ab', clase: 'y', si: true, lineas: 2 });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Fijo' }).readOnly).toBe(true);
});

test('the field that has the focus keeps it', async () => {
  montar(<Formulario />);
  texto().focus();
  const guardar = screen.getByRole('button', { name: 'Guardar' });
  // Enter saves from a field.
  guardar.addEventListener('mousedown', (evento) => {
    evento.preventDefault();
  });
  await userEvent.click(guardar);
  await userEvent.keyboard('b');
  expect(document.activeElement).toBe(texto());
  expect(texto().value).toBe('a');
});

test('a dialog among them, which stands elsewhere in the page, is answered while their save is under way', async () => {
  let salidas = 0;
  const salir = () => {
    salidas += 1;
  };
  const dialogo = createPortal(
    <button type="button" onClick={salir}>
      Salir sin guardar
    </button>,
    document.body,
  );
  montar(<Quieto ocupado>{dialogo}</Quieto>);
  await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
  expect(salidas).toBe(1);
});
