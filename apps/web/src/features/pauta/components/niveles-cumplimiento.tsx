import { Button, Fieldset, TextInput } from '@mantine/core';
import { maximoNiveles, nivelesDesdeLosQueSeQuita } from '@mantenible/domain/pauta';
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';

import type { CamposProps } from '../../../lib/registros/tipo-registro.ts';
import { BotonExplicado } from '../../../ui/boton-explicado.tsx';
import { marcaQuitar, quitarConFoco } from '../../../ui/quitar-con-foco.ts';
import { labels } from '../labels.ts';
import { hayValoresRepetidos, nuevoNivel, type PautaForm } from '../modelo.ts';
import classes from './niveles-cumplimiento.module.css';

/** The compliance levels: 1 to 5, each with description and value; removable only while there are more than four. */
export function NivelesCumplimiento({ form, errores }: CamposProps<PautaForm>) {
  const { niveles } = form.values;
  const caja = useRef<HTMLFieldSetElement>(null);
  const full = niveles.length >= maximoNiveles;
  const removable = niveles.length > nivelesDesdeLosQueSeQuita;
  return (
    <Fieldset ref={caja} legend="Niveles de cumplimiento" className={classes.levels}>
      {niveles.map(({ clave }, index) => (
        <Nivel key={clave} form={form} errores={errores} index={index}>
          {removable && (
            <BotonQuitar
              numero={index + 1}
              onClick={() => {
                const quitar = () => {
                  form.removeListItem('niveles', index);
                };
                quitarConFoco(caja.current, index, quitar, '[data-anadir]');
              }}
            />
          )}
        </Nivel>
      ))}
      {hayValoresRepetidos(form.values) && (
        <p className={classes.warning} role="status">
          <IconAlertTriangle size={18} aria-hidden />
          {labels.valoresRepetidos}
        </p>
      )}
      <BotonExplicado
        variant="light"
        className={classes.add ?? ''}
        data-anadir
        motivo={full ? labels.maximoNiveles : null}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          form.insertListItem('niveles', nuevoNivel(niveles));
        }}
      >
        {labels.agregarNivel}
      </BotonExplicado>
    </Fieldset>
  );
}

interface NivelProps extends CamposProps<PautaForm> {
  readonly index: number;
  /** What removes the level, where it may be removed. */
  readonly children: ReactNode;
}

function Nivel({ form, errores, index, children }: NivelProps) {
  return (
    <div className={classes.level} role="group" aria-label={`Nivel ${index + 1}`}>
      <TextInput
        label={`Descripción del nivel ${index + 1}`}
        required
        {...form.getInputProps(`niveles.${index}.descripcion`)}
        error={errores.get(`nivelesCumplimiento.${index}.descripcion`)}
      />
      <TextInput
        label="Valor"
        required
        inputMode="decimal"
        className={classes.value}
        {...form.getInputProps(`niveles.${index}.valor`)}
        error={errores.get(`nivelesCumplimiento.${index}.valor`)}
      />
      {children}
    </div>
  );
}

function BotonQuitar({ numero, onClick }: { readonly numero: number; readonly onClick: () => void }) {
  return (
    <Button
      variant="subtle"
      color="red"
      className={classes.remove}
      leftSection={<IconTrash size={16} aria-hidden />}
      aria-label={`Quitar el nivel ${numero}`}
      {...marcaQuitar}
      onClick={onClick}
    >
      Quitar
    </Button>
  );
}
