import { TextInput } from '@mantine/core';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

import { montar } from '../testing/montar.tsx';
import { Formulario } from './formulario.tsx';

const campos = ['nombre', 'pregunta'] as const;
type Opciones = Partial<Parameters<typeof Formulario>[0]>;

/** A form of two fields that refuses the empty ones; returns the number of accepted saves. */
function abrir(opciones: Opciones = {}): () => number {
  let guardados = 0;
  function Prueba() {
    const [valores, setValores] = useState({ nombre: '', pregunta: '' });
    const [errores, setErrores] = useState<ReadonlyMap<string, string>>(new Map());
    return (
      <Formulario
        guardando={false}
        rutaCancelar="/lista?pagina=2"
        errores={errores}
        onGuardar={() => {
          const vacios = campos.filter((campo) => valores[campo] === '');
          setErrores(new Map(vacios.map((campo) => [campo, `Falta ${campo}`])));
          if (vacios.length === 0) guardados++;
        }}
        {...opciones}
      >
        {campos.map((campo) => (
          <TextInput
            key={campo}
            label={campo}
            required
            value={valores[campo]}
            error={errores.get(campo)}
            onChange={({ currentTarget: { value } }) => {
              setValores({ ...valores, [campo]: value });
            }}
          />
        ))}
      </Formulario>
    );
  }
  montar(<Prueba />, { patron: '/crear', url: '/crear' });
  return () => guardados;
}
const campo = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const guardar = (name = 'Guardar') => userEvent.click(screen.getByRole('button', { name }));

describe('a form', () => {
  it('moves to its first field in error at each attempt, whose message the field refers to', async () => {
    const guardados = abrir();
    await guardar();
    expect(document.activeElement).toBe(campo(/^nombre/));
    const descrita = campo(/^nombre/).getAttribute('aria-describedby') ?? '';
    expect(descrita.split(' ').map((id) => document.getElementById(id)?.textContent)).toContain(
      'Falta nombre',
    );
    await userEvent.keyboard('A');
    await guardar();
    expect(document.activeElement).toBe(campo(/^pregunta/));
    expect(campo(/^nombre/).getAttribute('aria-invalid')).not.toBe('true');
    await userEvent.keyboard('B{Enter}');
    expect(guardados()).toBe(1);
  });

  it('leaves its checks to the product, not to the browser', () => {
    abrir();
    expect(campo(/^nombre/).form?.noValidate).toBe(true);
  });

  it('is not sent by Enter while it is being saved, and its button reports that', async () => {
    const guardados = abrir({ guardando: true });
    await userEvent.type(campo(/^nombre/), 'A');
    await userEvent.type(campo(/^pregunta/), 'B{Enter}');
    await guardar();
    expect(guardados()).toBe(0);
    const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' });
    expect([boton.disabled, boton.getAttribute('aria-busy')]).toEqual([false, 'true']);
  });

  it('can be left by its link while it is being saved', async () => {
    abrir({ guardando: true });
    const cancelar = screen.getByRole('link', { name: 'Cancelar' });
    expect(cancelar.getAttribute('href')).toBe('/lista?pagina=2');
    await userEvent.click(cancelar);
    expect(screen.getByText('Otra página')).toBeDefined();
  });

  it('has a note of what was restored, which is announced, and its own word for saving', () => {
    abrir({ nota: 'Se recuperó lo escrito.', textoGuardar: 'Crear' });
    expect(screen.getByRole('status').textContent).toBe('Se recuperó lo escrito.');
    expect(screen.getByRole('button', { name: 'Crear' })).toBeDefined();
    cleanup();
    abrir();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
