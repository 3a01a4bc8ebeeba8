import { ambitoEnviado } from '@mantenible/contracts/ambito';
import type { Ambito } from '@mantenible/domain/ambito';
import { Textarea } from '@mantine/core';
import { useState } from 'react';

import { guardarAmbito } from '../../../lib/ambito-api/guardar-ambito.ts';
import { useSave } from '../../../lib/forms/use-save.ts';
import { validate, type FieldErrors } from '../../../lib/forms/validate.ts';
import { paths } from '../../../lib/paths.ts';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../../ui/formulario.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { aAmbito, aFormulario, campos, errorDe, type FormularioAlcance } from '../modelo/formulario.ts';
import { Comprobacion } from './comprobacion.tsx';

interface FormularioDeAlcanceProps {
  readonly proyectoId: string;
  readonly inicial: Ambito;
  readonly version: number;
  readonly puedeCambiar: boolean;
  readonly recargar: () => void;
}

/** The lists of a scope, a value in each line. Another person's project shows them without a way to change them. */
export function FormularioDeAlcance(props: FormularioDeAlcanceProps) {
  const { proyectoId, inicial, puedeCambiar, recargar } = props;
  const [form, setForm] = useState(() => aFormulario(inicial));
  const { save, dialogo } = useGuardar(props, form);
  const general = save.vigentes.get('ambito');
  const cuerpo = (
    <>
      <Listas form={form} errores={save.vigentes} onCambio={puedeCambiar ? setForm : null} />
      {general !== undefined && <p role="alert">{general}</p>}
      <Comprobacion proyectoId={proyectoId} ambito={aAmbito(form)} />
    </>
  );
  if (!puedeCambiar) return cuerpo;
  return (
    <>
      <Formulario
        guardando={save.guardando}
        rutaCancelar={paths.analisis.href({ id: proyectoId })}
        onGuardar={save.guardar}
        errores={save.errores}
        textoGuardar="Guardar el alcance"
      >
        {cuerpo}
      </Formulario>
      <DialogoConflicto
        guardado={save}
        onRecargar={() => {
          save.cerrarConflicto();
          recargar();
        }}
      />
      {dialogo}
    </>
  );
}

interface ListasProps {
  readonly form: FormularioAlcance;
  readonly errores: FieldErrors;
  /** Null for a reader who may not change them. */
  readonly onCambio: ((form: FormularioAlcance) => void) | null;
}

function Listas({ form, errores, onCambio }: ListasProps) {
  return campos.map(([campo, nombre, ayuda]) => (
    <Textarea
      key={campo}
      label={nombre}
      description={ayuda}
      rows={filasPara(form[campo])}
      spellCheck={false}
      readOnly={onCambio === null}
      value={form[campo]}
      error={errorDe(errores, campo)}
      onChange={({ currentTarget: { value } }) => {
        onCambio?.({ ...form, [campo]: value });
      }}
    />
  ));
}

/** Rows of a field: all its lines and one more, within bounds. */
const filasPara = (texto: string): number => Math.min(12, texto.split('\n').length + 1);

function useGuardar(
  { proyectoId, inicial, version, recargar }: FormularioDeAlcanceProps,
  form: ReturnType<typeof aFormulario>,
) {
  const ambito = aAmbito(form);
  const { dialogo } = useUnsavedGuard(JSON.stringify(form) !== JSON.stringify(aFormulario(inicial)));
  const save = useSave({
    candidate: { ...ambito, ambito },
    validate: () => validate(ambitoEnviado, { ambito }),
    send: (datos, { etag }) => guardarAmbito(proyectoId, datos.ambito, etag),
    etag: `"${version}"`,
    textoExito: 'Alcance guardado. Se nota en el próximo análisis.',
    textoError: 'No se pudo guardar el alcance.',
    onSaved: recargar,
  });
  return { save, dialogo };
}
