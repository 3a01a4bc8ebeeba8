import { TextInput } from '@mantine/core';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import type { MetricaForm } from '../modelo.ts';
import { SelectorLista } from './selector-lista.tsx';

/** Fields of a metric. */
export function CamposMetrica({ form, errores }: CamposProps<MetricaForm>) {
  return (
    <>
      <TextInput label="Nombre" required {...form.getInputProps('nombre')} error={errores.get('nombre')} />
      <SelectorLista
        valor={form.values.listaVerificacion}
        error={errores.get('listaVerificacion')}
        onCambio={(listaVerificacion) => {
          form.setFieldValue('listaVerificacion', listaVerificacion);
        }}
      />
    </>
  );
}
