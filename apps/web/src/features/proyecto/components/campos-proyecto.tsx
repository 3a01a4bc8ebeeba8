import { PasswordInput, TextInput } from '@mantine/core';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';

import type { FieldErrors } from '../../../lib/forms/validate.ts';
import { maximos, type Campo, type Valores } from '../modelo/formulario.ts';
import pistas from '../pistas.json';
import classes from './proyecto.module.css';
import { useEnfocado } from './use-enfocado.ts';

const ordenDelCampo: ('label' | 'input' | 'error' | 'description')[] = [
  'label',
  'input',
  'error',
  'description',
];

interface CamposProyectoProps {
  readonly valores: Valores;
  readonly errores: FieldErrors;
  /** Key of a stored project, whose name is locked; null for a new one. */
  readonly clave: string | null;
  /** Notice that the main branch in the service keeps its name. */
  readonly avisoRama?: string | null;
  /** Notices why the token must be typed again, and in which form; null where one does not apply. */
  readonly avisosToken?: readonly (string | null)[];
  readonly onCambio: (valores: Valores) => void;
  readonly onMostrarToken?: (() => void) | undefined;
}

/** The four fields, each with its description, which is highlighted as a hint for the first 4 s of the focus. */
export function CamposProyecto({
  valores,
  errores,
  clave,
  avisoRama,
  avisosToken = [],
  onCambio,
  onMostrarToken,
}: CamposProyectoProps) {
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
    descriptionProps: { className: classes.description, 'data-pista': enfocado === nombre },
    inputWrapperOrder: ordenDelCampo,
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
        {clave === null ? (
          <TextInput {...campo('nombre')} label="Nombre" />
        ) : (
          <NombreFijo nombre={valores.nombre} />
        )}
        {clavePrevista !== null && (
          <p className={classes.key} aria-live="polite">
            {clave === null ? 'Clave prevista del proyecto: ' : 'Clave del proyecto: '}
            <code>{clavePrevista}</code>
          </p>
        )}
      </div>
      <div className={classes.field}>
        <TextInput
          {...campo('link')}
          label="Enlace del repositorio"
          type="url"
          inputMode="url"
          placeholder="https://github.com/usuario/repositorio"
        />
      </div>
      <div className={classes.field}>
        <TextInput {...campo('branch')} label="Rama" />
        <p role="status" className={classes.fieldNote}>
          {avisoRama}
        </p>
      </div>
      <div className={classes.field}>
        <PasswordInput
          {...campo('githubtoken')}
          label="Token de acceso"
          autoComplete="new-password"
          onVisibilityChange={(visible) => {
            if (visible) onMostrarToken?.();
          }}
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar el token', tabIndex: 0 }}
        />
        <p role="status" className={classes.fieldNote}>
          {avisosToken.filter((aviso) => aviso !== null).join(' ')}
        </p>
      </div>
    </>
  );
}

/** The name of a stored project: it can be copied but not changed. */
function NombreFijo({ nombre }: { readonly nombre: string }) {
  return (
    <TextInput
      label="Nombre"
      value={nombre}
      readOnly
      className={classes.locked}
      description={pistas.nombreFijo}
      descriptionProps={{ className: classes.description }}
      inputWrapperOrder={['label', 'input', 'description']}
      rightSection={<IconLock size={16} aria-hidden />}
    />
  );
}
