import { Fieldset, NativeSelect, Radio, TextInput } from '@mantine/core';
import { nombresMedida } from '@mantenible/domain/medicion';
import { IconAlertTriangle } from '@tabler/icons-react';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import { labels } from '../labels.ts';
import { hayCotasDesordenadas, unidadDe, type PautaForm } from '../modelo.ts';
import classes from './niveles-cumplimiento.module.css';

const opcionesMedida = [
  { value: '', label: labels.sinMedida },
  ...nombresMedida.map((nombre) => ({ value: nombre, label: nombre })),
];

/** The optional tie to a measure: which one, its direction, and a bound a level. */
export function MedidaLigada({ form, errores }: CamposProps<PautaForm>) {
  const { medida } = form.values;
  return (
    <Fieldset legend={labels.medida} className={classes.levels}>
      <NativeSelect
        label="Medida"
        description={labels.ayudaMedida}
        data={opcionesMedida}
        {...form.getInputProps('medida')}
        error={errores.get('medida.nombre')}
      />
      {medida !== '' && (
        <>
          <Radio.Group label="Un nivel se alcanza" {...form.getInputProps('sentido')}>
            <div className={classes.directions}>
              <Radio value="menor" label="con su cota o menos: cuanto menos, mejor" />
              <Radio value="mayor" label="con su cota o más: cuanto más, mejor" />
            </div>
          </Radio.Group>
          <Cotas form={form} errores={errores} unidad={unidadDe(medida)} />
          <p className={classes.hint}>
            Deje vacía la cota del nivel que ninguna cifra puede mostrar. Los porcentajes son los de la tabla
            de métricas de calidad del análisis.
          </p>
          {errores.has('medida.cotas') && (
            <p className={classes.boundsError} role="alert">
              {errores.get('medida.cotas')}
            </p>
          )}
          {hayCotasDesordenadas(form.values) && (
            <p className={classes.warning} role="status">
              <IconAlertTriangle size={18} aria-hidden />
              {labels.cotasDesordenadas}
            </p>
          )}
        </>
      )}
    </Fieldset>
  );
}

interface CotasProps extends CamposProps<PautaForm> {
  readonly unidad: string;
}

function Cotas({ form, errores, unidad }: CotasProps) {
  const { sentido, niveles } = form.values;
  const limite = sentido === 'menor' ? 'como máximo' : 'como mínimo';
  return niveles.map(({ clave, descripcion }, index) => (
    <TextInput
      key={clave}
      className={classes.bound}
      label={`Cota del nivel ${index + 1}: ${limite} (${unidad})`}
      description={descripcion.trim() === '' ? undefined : <bdi>{descripcion}</bdi>}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      inputMode="decimal"
      {...form.getInputProps(`niveles.${index}.cota`)}
      error={errores.get(`medida.cotas.${index}`)}
    />
  ));
}
