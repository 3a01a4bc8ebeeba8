import { TextInput } from '@mantine/core';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import type { SubcaracteristicaForm } from '../modelo.ts';
import { SelectorMetricas } from './selector-metricas.tsx';

/** Fields of a sub-characteristic. */
export function CamposSubcaracteristica({ form, errores }: CamposProps<SubcaracteristicaForm>) {
  return (
    <>
      <TextInput label="Nombre" required {...form.getInputProps('nombre')} error={errores.get('nombre')} />
      <SelectorMetricas
        seleccion={form.values.metricas}
        error={errores.get('metricas')}
        onCambio={(metricas) => {
          form.setFieldValue('metricas', metricas);
        }}
      />
    </>
  );
}
