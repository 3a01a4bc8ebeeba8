import { TextInput } from '@mantine/core';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import type { ListaForm } from '../modelo.ts';
import { SelectorPautas } from './selector-pautas.tsx';

/** Fields of a verification list. */
export function CamposLista({ form, errores }: CamposProps<ListaForm>) {
  return (
    <>
      <TextInput label="Nombre" required {...form.getInputProps('nombre')} error={errores.get('nombre')} />
      <SelectorPautas
        seleccion={form.values.pautas}
        error={errores.get('pautas')}
        onCambio={(pautas) => {
          form.setFieldValue('pautas', pautas);
        }}
      />
    </>
  );
}
