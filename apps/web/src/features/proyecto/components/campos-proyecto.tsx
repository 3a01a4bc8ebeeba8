import { PasswordInput, TextInput } from '@mantine/core';
import { claveDesdeNombre } from '@mantenible/domain/proyecto';
import { IconLock } from '@tabler/icons-react';
import { useId, type ChangeEvent, type ReactNode } from 'react';

import type { FieldErrors } from '../../../lib/forms/validate.ts';
import { maximos, type Campo, type Valores } from '../modelo/formulario.ts';
import pistas from '../pistas.json';
import { AyudaToken } from './ayuda-token.tsx';
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
  /** What was cut from the link; it takes the place of the hint, so that nothing moves under a press that leaves the field. */
  readonly avisoEnlace: string | null;
  /** Notices below the fields, announced as they appear. */
  readonly notas: Readonly<Partial<Record<Campo, ReactNode>>>;
  readonly onCambio: (valores: Valores) => void;
  /** Called with the form once a link is complete: pasted, or left by the focus or by Enter. */
  readonly onEnlace: (valores: Valores) => void;
  /** Called with the field that has the focus, and with null when it is left. */
  readonly onFoco: (campo: Campo | null) => void;
  readonly onMostrarToken: () => void;
}

/** The four fields, each with its description, which is highlighted as a hint for the first 4 s of the focus. */
export function CamposProyecto(props: CamposProyectoProps) {
  const { valores, clave, notas, onMostrarToken } = props;
  const campo = useCampos(props);
  return (
    <>
      <div className={classes.field}>
        {clave === null ? (
          <TextInput {...campo('nombre')} label="Nombre" />
        ) : (
          <NombreFijo nombre={valores.nombre} />
        )}
        <ClaveProyecto clave={clave} nombre={valores.nombre} />
      </div>
      <div className={classes.field}>
        <EnlaceRepositorio {...props} campo={campo('link')} />
        <Nota>{notas.link}</Nota>
      </div>
      <div className={classes.field}>
        <TextInput {...campo('branch')} label="Rama" />
        <Nota>{notas.branch}</Nota>
      </div>
      <div className={classes.field}>
        <PasswordInput
          {...campo('githubtoken')}
          label="Token de acceso"
          autoComplete="new-password"
          onVisibilityChange={(visible) => {
            if (visible) onMostrarToken();
          }}
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar el token', tabIndex: 0 }}
        />
        <Nota>{notas.githubtoken}</Nota>
        <AyudaToken link={valores.link} />
      </div>
    </>
  );
}

interface EnlaceRepositorioProps extends Pick<CamposProyectoProps, 'valores' | 'onCambio' | 'onEnlace'> {
  readonly campo: ReturnType<ReturnType<typeof useCampos>>;
}

/** The link, which is complete once it is pasted, left or entered. */
function EnlaceRepositorio({ valores, campo, onCambio, onEnlace }: EnlaceRepositorioProps) {
  return (
    <TextInput
      {...campo}
      label="Enlace del repositorio"
      type="url"
      inputMode="url"
      placeholder="https://github.com/usuario/repositorio"
      onChange={(evento) => {
        const nuevos = { ...valores, link: evento.currentTarget.value };
        if (esPegado(evento)) onEnlace(nuevos);
        else onCambio(nuevos);
      }}
      onBlur={() => {
        campo.onBlur();
        onEnlace(valores);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onEnlace(valores);
      }}
    />
  );
}

/** Notice below a field. */
function Nota({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={classes.fieldNote}>
      {children}
    </div>
  );
}

function esPegado({ nativeEvent }: ChangeEvent): boolean {
  return 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
}

/** Gives the properties that the four fields have in common. */
function useCampos({ valores, errores, avisoEnlace, onCambio, onFoco }: CamposProyectoProps) {
  const base = useId();
  const { enfocado, alEnfocar, alSalir } = useEnfocado<Campo>(pistas.duracionMs);
  return (nombre: Campo) => ({
    id: `${base}-${nombre}`,
    required: true,
    maxLength: maximos[nombre],
    autoComplete: 'off',
    spellCheck: false,
    value: valores[nombre],
    error: errores.get(nombre),
    description: (nombre === 'link' ? avisoEnlace : null) ?? pistas[nombre],
    descriptionProps: {
      className: classes.description,
      'data-pista': enfocado === nombre,
      'data-aviso': nombre === 'link' && avisoEnlace !== null,
      'aria-live': 'polite' as const,
    },
    inputWrapperOrder: ordenDelCampo,
    onFocus: () => {
      alEnfocar(nombre);
      onFoco(nombre);
    },
    onBlur: () => {
      alSalir();
      onFoco(null);
    },
    onChange: (evento: { readonly currentTarget: { readonly value: string } }) => {
      onCambio({ ...valores, [nombre]: evento.currentTarget.value });
    },
  });
}

interface ClaveProyectoProps {
  readonly clave: string | null;
  readonly nombre: string;
}

/** The key of a stored project, or the one that its name will give. */
function ClaveProyecto({ clave, nombre }: ClaveProyectoProps) {
  if (clave === null && nombre.trim() === '') return null;
  return (
    <p className={classes.key} aria-live="polite">
      {clave === null ? 'Clave prevista del proyecto: ' : 'Clave del proyecto: '}
      <code>{clave ?? claveDesdeNombre(nombre)}</code>
    </p>
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
