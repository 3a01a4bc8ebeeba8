import type { Curso } from '@mantenible/contracts/curso';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { useSave } from '../../../lib/forms/use-save.ts';
import { zonaDelLector } from '../../../lib/zona-del-lector.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import shared from '../../../ui/shared.module.css';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { Quieto } from '../../../ui/quieto.tsx';
import { useFocoEnError } from '../../../ui/use-foco-en-error.ts';
import { crearCurso } from '../api/crear-curso.ts';
import { labels } from '../labels.ts';
import { cursoVacio, validarForm } from '../modelo/form-curso.ts';
import { CamposCurso } from './campos-curso.tsx';

interface DialogoCursoProps {
  readonly onCreado: (curso: Curso) => void;
  readonly onCerrar: () => void;
}

/** Form of a new course in a dialog. */
export function DialogoCurso({ onCreado, onCerrar }: DialogoCursoProps) {
  const [form, setForm] = useState(() => cursoVacio(zonaDelLector()));
  const save = useSave({
    candidate: form,
    validate: () => validarForm(form),
    send: (datos, { idempotencyKey }) => crearCurso(datos, idempotencyKey),
    etag: null,
    textoExito: labels.abierto,
    textoError: labels.errorGuardar,
    onSaved: onCreado,
  });
  return (
    <Dialogo opened onClose={onCerrar} closeOnClickOutside={false} title={labels.abrir}>
      <form
        ref={useFocoEnError(save.errores)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save.guardar();
        }}
      >
        <Quieto ocupado={save.guardando}>
          <CamposCurso form={form} errores={save.vigentes} onCambio={setForm} />
        </Quieto>
        <div className={shared.dialogActions}>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          <BotonOcupado type="submit" ocupado={save.guardando}>
            Abrir
          </BotonOcupado>
        </div>
      </form>
    </Dialogo>
  );
}
