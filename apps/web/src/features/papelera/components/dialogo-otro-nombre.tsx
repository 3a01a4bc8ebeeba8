import type { ElementoBorrado } from '@mantenible/domain/papelera';
import { TextInput } from '@mantine/core';
import { useState } from 'react';

import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';

interface DialogoOtroNombreProps {
  /** The record whose name is taken; null while none is. */
  readonly elemento: ElementoBorrado | null;
  readonly ocupado: boolean;
  readonly onRestaurar: (nombre: string) => void;
  readonly onCancelar: () => void;
}

/** Asks for another name of a restored record. */
export function DialogoOtroNombre({ elemento, ocupado, onRestaurar, onCancelar }: DialogoOtroNombreProps) {
  const [nombre, setNombre] = useState(`${elemento?.nombre.slice(0, 280) ?? ''} (restaurada)`);
  return (
    <DialogoConfirmar
      abierto={elemento !== null}
      titulo="El nombre está ocupado"
      textoConfirmar="Restaurar"
      ocupado={ocupado}
      onConfirmar={() => {
        onRestaurar(nombre);
      }}
      onCancelar={onCancelar}
    >
      <p>
        Otro elemento del mismo tipo se llama ya «{elemento?.nombre}». Escriba otro nombre para restaurarlo.
      </p>
      <TextInput
        label="Nombre"
        required
        maxLength={300}
        value={nombre}
        onChange={(evento) => {
          setNombre(evento.currentTarget.value);
        }}
      />
    </DialogoConfirmar>
  );
}
