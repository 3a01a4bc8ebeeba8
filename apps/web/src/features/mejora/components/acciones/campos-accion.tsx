import { NativeSelect, Textarea, TextInput } from '@mantine/core';

import type { FieldErrors } from '../../../../lib/forms/validate.ts';
import { esfuerzoDe, estadoDe, opcionesEsfuerzo, opcionesEstado } from '../../modelo/etiquetas.ts';
import type { FormularioAccion } from '../../modelo/formulario.ts';
import classes from '../mejora.module.css';

interface CamposAccionProps {
  readonly form: FormularioAccion;
  readonly errores: FieldErrors;
  readonly onCambio: (form: FormularioAccion) => void;
}

/** The fields of an action. */
export function CamposAccion({ form, errores, onCambio }: CamposAccionProps) {
  const cambiar = (cambio: Partial<FormularioAccion>) => {
    onCambio({ ...form, ...cambio });
  };
  return (
    <>
      <Textarea
        label="Acción"
        description="Qué se va a hacer, en una frase."
        required
        maxLength={500}
        rows={3}
        value={form.texto}
        error={errores.get('texto')}
        onChange={({ currentTarget: { value } }) => {
          cambiar({ texto: value });
        }}
      />
      <div className={classes.fields}>
        <NativeSelect
          label="Estado"
          data={opcionesEstado}
          value={form.estado}
          onChange={({ currentTarget: { value } }) => {
            cambiar({ estado: estadoDe(value) });
          }}
        />
        <NativeSelect
          label="Esfuerzo"
          data={opcionesEsfuerzo}
          value={form.esfuerzo}
          onChange={({ currentTarget: { value } }) => {
            cambiar({ esfuerzo: esfuerzoDe(value) });
          }}
        />
        <TextInput
          label="Responsable (opcional)"
          maxLength={200}
          autoComplete="off"
          value={form.responsable}
          error={errores.get('responsable')}
          onChange={({ currentTarget: { value } }) => {
            cambiar({ responsable: value });
          }}
        />
        <TextInput
          label="Fecha (opcional)"
          type="date"
          value={form.fecha}
          error={errores.get('fecha')}
          onChange={({ currentTarget: { value } }) => {
            cambiar({ fecha: value });
          }}
        />
      </div>
    </>
  );
}
