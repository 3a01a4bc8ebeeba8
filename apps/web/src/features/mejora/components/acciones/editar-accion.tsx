import { accionCambiada, type Accion } from '@mantenible/contracts/mejora';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

import { validate } from '../../../../lib/forms/validate.ts';
import { useSave } from '../../../../lib/forms/use-save.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { Quieto } from '../../../../ui/quieto.tsx';
import { useFocoEnError } from '../../../../ui/use-foco-en-error.ts';
import { useUnsavedGuard } from '../../../../ui/use-unsaved-guard.tsx';
import { accionVacia, aEnvio, aFormulario, type FormularioAccion } from '../../modelo/formulario.ts';
import classes from '../mejora.module.css';
import { CamposAccion } from './campos-accion.tsx';
import { Conflicto } from './conflicto.tsx';
import { useEnviarAccion } from './use-enviar-accion.ts';

interface EditarAccionProps {
  readonly proyectoId: string;
  /** The action as it was read; null for a new one of the person's own. */
  readonly accion: Accion | null;
  /** With the id of the saved or edited action; null after a cancelled new one. */
  readonly onCerrar: (id: string | null) => void;
}

/** The form of an action. What was typed stays where another tab changed or deleted the action meanwhile. */
export function EditarAccion(props: EditarAccionProps) {
  const { accion, onCerrar } = props;
  const { form, setForm, save, conflicto, setConflicto, dialogo } = useEdicion(props);
  const formulario = useFocoEnError(save.errores);
  useEffect(() => formulario.current?.querySelector('textarea')?.focus(), [formulario]);
  return (
    <form
      ref={formulario}
      noValidate
      className={classes.form}
      aria-label={accion === null ? 'Nueva acción' : 'Editar la acción'}
      onSubmit={(evento) => {
        evento.preventDefault();
        save.guardar();
      }}
    >
      {conflicto !== null && (
        <Conflicto
          conflicto={conflicto}
          onUsar={(otra) => {
            setForm(aFormulario(otra));
            setConflicto(null);
          }}
        />
      )}
      <Quieto ocupado={save.guardando}>
        <CamposAccion form={form} errores={save.vigentes} onCambio={setForm} />
      </Quieto>
      <div className={classes.buttons}>
        <BotonOcupado type="submit" ocupado={save.guardando}>
          {textoGuardar(conflicto)}
        </BotonOcupado>
        <Button
          variant="default"
          onClick={() => {
            onCerrar(accion?._id ?? null);
          }}
        >
          Cancelar
        </Button>
      </div>
      {dialogo}
    </form>
  );
}

/** What is typed, its save, and the action that another tab changed or deleted meanwhile. */
function useEdicion({ proyectoId, accion, onCerrar }: EditarAccionProps) {
  const [inicial] = useState<FormularioAccion>(accion === null ? accionVacia : aFormulario(accion));
  const [form, setForm] = useState(inicial);
  const { enviar, conflicto, setConflicto } = useEnviarAccion(proyectoId, accion);
  const guardada = useRef<string | null>(accion?._id ?? null);
  const candidato = aEnvio(form);
  const save = useSave({
    candidate: candidato,
    validate: () => validate(accionCambiada, candidato),
    send: async (datos, { idempotencyKey }) => {
      guardada.current = await enviar(datos, idempotencyKey);
    },
    etag: null,
    textoExito: accion === null ? 'Acción añadida al plan.' : 'Acción guardada.',
    textoError: 'No se pudo guardar la acción.',
    onSaved: () => {
      onCerrar(guardada.current);
    },
  });
  const { dialogo } = useUnsavedGuard(JSON.stringify(form) !== JSON.stringify(inicial));
  return { form, setForm, save, conflicto, setConflicto, dialogo };
}

function textoGuardar(conflicto: Accion | 'eliminada' | null): string {
  if (conflicto === null) return 'Guardar';
  return conflicto === 'eliminada' ? 'Añadirla de nuevo' : 'Guardar lo que he escrito';
}
