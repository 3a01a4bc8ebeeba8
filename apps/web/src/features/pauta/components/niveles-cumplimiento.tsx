import { Button, Fieldset, TextInput } from '@mantine/core';
import { maximoNiveles, nivelesDesdeLosQueSeQuita } from '@mantenible/domain/pauta';
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react';

import type { FieldErrors } from '../../../lib/forms/validate.ts';
import { BotonExplicado } from '../../../ui/boton-explicado.tsx';
import { labels } from '../labels.ts';
import { agregarNivel, cambiarNivel, hayValoresRepetidos, quitarNivel, type PautaForm } from '../modelo.ts';
import classes from './niveles-cumplimiento.module.css';

interface NivelesProps {
  readonly form: PautaForm;
  readonly errores: FieldErrors;
  readonly onCambio: (form: PautaForm) => void;
}

/** The compliance levels: 1 to 5, each with description and value; removable only while there are more than four. */
export function NivelesCumplimiento({ form, errores, onCambio }: NivelesProps) {
  const full = form.niveles.length >= maximoNiveles;
  const removable = form.niveles.length > nivelesDesdeLosQueSeQuita;
  return (
    <Fieldset legend="Niveles de cumplimiento" className={classes.levels}>
      {form.niveles.map(({ clave, descripcion, valor }, index) => (
        <div key={clave} className={classes.level} role="group" aria-label={`Nivel ${index + 1}`}>
          <TextInput
            label={`Descripción del nivel ${index + 1}`}
            required
            value={descripcion}
            error={errores.get(`nivelesCumplimiento.${index}.descripcion`)}
            onChange={(event) => {
              onCambio(cambiarNivel(form, clave, { descripcion: event.currentTarget.value }));
            }}
          />
          <TextInput
            label="Valor"
            required
            inputMode="decimal"
            className={classes.value}
            value={valor}
            error={errores.get(`nivelesCumplimiento.${index}.valor`)}
            onChange={(event) => {
              onCambio(cambiarNivel(form, clave, { valor: event.currentTarget.value }));
            }}
          />
          {removable && (
            <Button
              variant="subtle"
              color="red"
              className={classes.remove}
              leftSection={<IconTrash size={16} aria-hidden />}
              aria-label={`Quitar el nivel ${index + 1}`}
              onClick={() => {
                onCambio(quitarNivel(form, clave));
              }}
            >
              Quitar
            </Button>
          )}
        </div>
      ))}
      {hayValoresRepetidos(form) && (
        <p className={classes.warning} role="status">
          <IconAlertTriangle size={18} aria-hidden />
          {labels.valoresRepetidos}
        </p>
      )}
      <BotonExplicado
        variant="light"
        className={classes.add ?? ''}
        motivo={full ? labels.maximoNiveles : null}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          onCambio(agregarNivel(form));
        }}
      >
        {labels.agregarNivel}
      </BotonExplicado>
    </Fieldset>
  );
}
