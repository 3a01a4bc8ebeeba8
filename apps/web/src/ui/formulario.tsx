import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { BotonOcupado } from './boton-ocupado.tsx';
import classes from './formulario.module.css';
import { Quieto } from './quieto.tsx';
import { useFocoEnError } from './use-foco-en-error.ts';

interface FormularioProps {
  readonly children: ReactNode;
  readonly guardando: boolean;
  /** Target of 'Cancelar'. */
  readonly rutaCancelar: string;
  readonly onGuardar: () => void;
  /** Errors of fields; when they change, the first field in error takes the focus. */
  readonly errores: ReadonlyMap<string, string>;
  readonly textoGuardar?: string;
  /** Note above the fields, for example that the form was restored. */
  readonly nota?: string | null;
}

/** A form of one column with its buttons. Fields mark themselves invalid; the first of them is focused. */
export function Formulario(props: FormularioProps) {
  const {
    children,
    guardando,
    rutaCancelar,
    onGuardar,
    errores,
    textoGuardar = 'Guardar',
    nota = null,
  } = props;
  return (
    <form
      ref={useFocoEnError(errores)}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onGuardar();
      }}
    >
      {nota !== null && (
        <p className={classes.note} role="status">
          {nota}
        </p>
      )}
      <Quieto ocupado={guardando}>{children}</Quieto>
      <div className={classes.actions}>
        <BotonOcupado type="submit" ocupado={guardando}>
          {textoGuardar}
        </BotonOcupado>
        <Button variant="default" component={Link} to={rutaCancelar}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
