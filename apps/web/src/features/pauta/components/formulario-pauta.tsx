import type { PautaEnviada } from '@mantenible/contracts/pauta';
import { Textarea, TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';

import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useSave, type WriteOptions } from '../../../lib/forms/use-save.ts';
import { paths } from '../../../lib/paths.ts';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../../ui/formulario.tsx';
import { useVuelta } from '../../../ui/use-vuelta.ts';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { labels } from '../labels.ts';
import { candidatoPauta, validarPauta, pautaForm, type PautaForm } from '../modelo.ts';
import { NivelesCumplimiento } from './niveles-cumplimiento.tsx';

interface FormularioPautaProps {
  readonly inicial: PautaForm;
  readonly etag: string | null;
  readonly textoExito: string;
  readonly enviar: (data: PautaEnviada, options: WriteOptions) => Promise<unknown>;
  readonly onRecargar?: () => void;
}

/** Guideline form, for creating and editing. */
export function FormularioPauta({ inicial, etag, textoExito, enviar, onRecargar }: FormularioPautaProps) {
  const navigate = useNavigate();
  const lista = useVuelta(paths.listaPautas.href());
  const kept = useKeptForm({ inicial, etag, schema: pautaForm });
  const { form, setForm } = kept;
  const guard = useUnsavedGuard(form !== inicial);
  useKeepAtSignIn(kept.guardarCopia, form !== inicial, guard.liberar);
  const save = useSave({
    candidate: candidatoPauta(form),
    validate: () => validarPauta(form),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError: labels.errorGuardar,
    onSaved: () => {
      guard.liberar();
      void navigate(lista);
    },
  });

  return (
    <Formulario
      nota={kept.restaurado ? textoRecuperado : null}
      guardando={save.guardando}
      errores={save.errores}
      rutaCancelar={lista}
      onGuardar={save.guardar}
    >
      <TextInput
        label="Descripción"
        required
        value={form.descripcion}
        error={save.vigentes.get('descripcion')}
        onChange={(event) => {
          setForm({ ...form, descripcion: event.currentTarget.value });
        }}
      />
      <Textarea
        label="Pregunta"
        required
        rows={3}
        value={form.pregunta}
        error={save.vigentes.get('pregunta')}
        onChange={(event) => {
          setForm({ ...form, pregunta: event.currentTarget.value });
        }}
      />
      <NivelesCumplimiento form={form} errores={save.vigentes} onCambio={setForm} />
      {guard.dialogo}
      <DialogoConflicto
        abierto={save.conflicto}
        onCerrar={save.cerrarConflicto}
        onSobrescribir={save.sobrescribir}
        onRecargar={() => {
          save.cerrarConflicto();
          onRecargar?.();
        }}
      />
    </Formulario>
  );
}
