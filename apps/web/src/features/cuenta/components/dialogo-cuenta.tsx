import type { ClaveEntregada, Cuenta } from '@mantenible/contracts/cuenta';
import { esRol } from '@mantenible/domain/acceso';
import { rolesConNombre } from '@mantenible/wording/roles';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';

import { useSave } from '../../../lib/forms/use-save.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import shared from '../../../ui/shared.module.css';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { Quieto } from '../../../ui/quieto.tsx';
import { useFocoEnError } from '../../../ui/use-foco-en-error.ts';
import { crearCuenta } from '../api/crear-cuenta.ts';
import { cambiarCuenta } from '../api/cambiar-cuenta.ts';
import { avisarCursos } from '../avisar-cursos.ts';
import { labels } from '../labels.ts';
import { cuentaVacia, formDeCuenta, validarCuenta, type CuentaForm } from '../modelo.ts';
import classes from './cuentas.module.css';

interface DialogoCuentaProps {
  /** The account to change, or null to add one. */
  readonly cuenta: Cuenta | null;
  readonly propia: boolean;
  readonly onAgregada: (entrega: ClaveEntregada) => void;
  readonly onCerrar: () => void;
}

/** Form of an account in a dialog, for adding and editing. */
export function DialogoCuenta({ cuenta, propia, onAgregada, onCerrar }: DialogoCuentaProps) {
  const [form, setForm] = useState<CuentaForm>(cuenta === null ? cuentaVacia : formDeCuenta(cuenta));
  const existe = cuenta !== null;
  const save = useSave({
    candidate: form,
    validate: () => validarCuenta(form, existe),
    send: async (data) => {
      if (cuenta === null) onAgregada(await crearCuenta(data));
      else avisarCursos(await cambiarCuenta(cuenta._id, data));
    },
    etag: null,
    textoExito: cuenta === null ? labels.agregada : labels.actualizada,
    textoError: labels.errorGuardar,
    onSaved: () => {
      if (cuenta !== null) onCerrar();
    },
  });
  return (
    <Dialogo
      opened
      onClose={onCerrar}
      closeOnClickOutside={false}
      title={cuenta === null ? labels.agregar : `Editar la cuenta ${cuenta.usuario}`}
    >
      <form
        ref={useFocoEnError(save.errores)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.guardar();
        }}
      >
        <Quieto ocupado={save.guardando}>
          <Campos form={form} errores={save.vigentes} existe={existe} propia={propia} onCambio={setForm} />
        </Quieto>
        <div className={shared.dialogActions}>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          <BotonOcupado type="submit" ocupado={save.guardando}>
            {cuenta === null ? 'Agregar' : 'Guardar'}
          </BotonOcupado>
        </div>
      </form>
    </Dialogo>
  );
}

interface CamposProps {
  readonly form: CuentaForm;
  readonly errores: ReadonlyMap<string, string>;
  readonly existe: boolean;
  readonly propia: boolean;
  readonly onCambio: (form: CuentaForm) => void;
}

function Campos({ form, errores, existe, propia, onCambio }: CamposProps) {
  const texto = (campo: 'usuario' | 'nombre' | 'correo', etiqueta: string, descripcion?: string) => (
    <TextInput
      label={etiqueta}
      description={descripcion}
      required={campo !== 'correo'}
      value={form[campo]}
      error={errores.get(campo)}
      autoComplete="off"
      data-autofocus={campo === (existe ? 'nombre' : 'usuario') || undefined}
      onChange={(event) => {
        onCambio({ ...form, [campo]: event.currentTarget.value });
      }}
    />
  );
  return (
    <div className={classes.fields}>
      {!existe && texto('usuario', 'Usuario', 'Con él se inicia sesión; no puede cambiarse después.')}
      {texto('nombre', 'Nombre')}
      {texto('correo', 'Correo (opcional)')}
      <NativeSelect
        label="Rol"
        description={propia ? 'Otra persona con el rol admin puede cambiar el suyo.' : undefined}
        disabled={propia}
        data={rolesConNombre}
        value={form.rol}
        error={errores.get('rol')}
        onChange={(event) => {
          const { value } = event.currentTarget;
          if (esRol(value)) onCambio({ ...form, rol: value });
        }}
      />
    </div>
  );
}
