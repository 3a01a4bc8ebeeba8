import { PasswordInput, TextInput } from '@mantine/core';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { useId } from 'react';

import type { FieldErrors } from '../../../lib/forms/validate.ts';
import { maximos, type Campo, type Valores } from '../modelo/formulario.ts';
import pistas from '../pistas.json';
import { Pista } from './pista.tsx';
import classes from './proyecto.module.css';
import { useEnfocado } from './use-enfocado.ts';

interface CamposProyectoProps {
  readonly valores: Valores;
  readonly errores: FieldErrors;
  /** Key of a stored project: its name is locked then. */
  readonly clave: string | null;
  /** What a change of the branch leaves as it is. */
  readonly avisoRama?: string | null;
  readonly onCambio: (valores: Valores) => void;
}

/** The four fields, each with its hint: shown over the field for 4 s on focus, and staying below as its description. */
export function CamposProyecto({ valores, errores, clave, avisoRama, onCambio }: CamposProyectoProps) {
  const base = useId();
  const { enfocado, alEnfocar, alSalir } = useEnfocado<Campo>(pistas.duracionMs);
  const campo = (nombre: Campo) => ({
    id: `${base}-${nombre}`,
    required: true,
    maxLength: maximos[nombre],
    autoComplete: 'off',
    spellCheck: false,
    value: valores[nombre],
    error: errores.get(nombre),
    description: pistas[nombre],
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      'label' | 'input' | 'error' | 'description'
    )[],
    onFocus: () => {
      alEnfocar(nombre);
    },
    onBlur: alSalir,
    onChange: (evento: { readonly currentTarget: { readonly value: string } }) => {
      onCambio({ ...valores, [nombre]: evento.currentTarget.value });
    },
  });
  const clavePrevista = clave ?? (valores.nombre.trim() === '' ? null : claveDesdeNombre(valores.nombre));
  return (
    <>
      <div className={classes.field}>
        <Pista visible={enfocado === 'nombre'} texto={pistas.nombre} />
        <TextInput {...campo('nombre')} label="Nombre" readOnly={clave !== null} />
        {clavePrevista !== null && (
          <p className={classes.key} aria-live="polite">
            {clave === null ? 'Clave prevista del proyecto: ' : 'Clave del proyecto: '}
            <code>{clavePrevista}</code>
          </p>
        )}
      </div>
      <div className={classes.field}>
        <Pista visible={enfocado === 'link'} texto={pistas.link} />
        <TextInput
          {...campo('link')}
          label="Enlace del repositorio"
          type="url"
          inputMode="url"
          placeholder="https://github.com/usuario/repositorio"
        />
      </div>
      <div className={classes.field}>
        <Pista visible={enfocado === 'branch'} texto={pistas.branch} />
        <TextInput {...campo('branch')} label="Rama" />
        <p role="status" className={classes.branchNote}>
          {avisoRama}
        </p>
      </div>
      <div className={classes.field}>
        <Pista visible={enfocado === 'githubtoken'} texto={pistas.githubtoken} />
        <PasswordInput
          {...campo('githubtoken')}
          label="Token de acceso"
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar el token', tabIndex: 0 }}
        />
      </div>
    </>
  );
}
