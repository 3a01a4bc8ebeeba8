import { Textarea, TextInput } from '@mantine/core';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import type { PautaForm } from '../modelo.ts';
import { MedidaLigada } from './medida-ligada.tsx';
import { NivelesCumplimiento } from './niveles-cumplimiento.tsx';

/** Fields of a guideline. */
export function CamposPauta({ form, errores }: CamposProps<PautaForm>) {
  return (
    <>
      <TextInput
        label="Descripción"
        required
        {...form.getInputProps('descripcion')}
        error={errores.get('descripcion')}
      />
      <Textarea
        label="Pregunta"
        required
        rows={3}
        {...form.getInputProps('pregunta')}
        error={errores.get('pregunta')}
      />
      <NivelesCumplimiento form={form} errores={errores} />
      <MedidaLigada form={form} errores={errores} />
    </>
  );
}
