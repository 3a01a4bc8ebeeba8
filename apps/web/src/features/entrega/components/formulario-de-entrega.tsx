import { entregaEnviada, type EntregaEnviada } from '@mantenible/contracts/entrega';
import type { Ambito } from '@mantenible/domain/ambito';
import { useNavigate } from 'react-router';

import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useSave, type WriteOptions } from '../../../lib/forms/use-save.ts';
import { validate } from '../../../lib/forms/validate.ts';
import { paths } from '../../../lib/paths.ts';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../../ui/formulario.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { aEnvio, formularioEntrega, type FormularioEntrega } from '../modelo/formulario.ts';
import { CamposDeEntrega } from './campos-de-entrega.tsx';
import { useConsecuencias } from './use-consecuencias.tsx';

interface FormularioDeEntregaProps {
  readonly inicial: FormularioEntrega;
  /** Scope before the edit, whose other fields stay. */
  readonly ambito: Ambito | null;
  readonly zona: string;
  readonly etag: string | null;
  readonly textoExito: string;
  readonly rutaCancelar: string;
  readonly nota?: string | null;
  /** What a save does that takes time in a large class; shown while it is under way. */
  readonly espera?: string | null;
  /** What saving does to what was delivered, asked before. */
  readonly consecuencias?: (enviada: EntregaEnviada) => readonly string[];
  /** Sends the delivery; resolves to its id. */
  readonly enviar: (enviada: EntregaEnviada, options: WriteOptions) => Promise<string>;
  readonly onRecargar?: () => void;
}

/** Form of a delivery, for creating and editing; a refusal keeps the typed values. */
export function FormularioDeEntrega(props: FormularioDeEntregaProps) {
  const { zona, rutaCancelar, nota = null, espera = null, onRecargar } = props;
  const { kept, guard, save, previo } = useFormulario(props);
  return (
    <Formulario
      nota={kept.restaurado ? textoRecuperado : nota}
      guardando={save.guardando}
      errores={save.errores}
      rutaCancelar={rutaCancelar}
      onGuardar={previo.guardar}
    >
      <CamposDeEntrega form={kept.form} errores={save.vigentes} zona={zona} />
      {save.guardando && espera !== null && <p role="status">{espera}</p>}
      {guard.dialogo}
      {previo.dialogo}
      <DialogoConflicto
        guardado={save}
        onRecargar={() => {
          save.cerrarConflicto();
          onRecargar?.();
        }}
      />
    </Formulario>
  );
}

function useFormulario(props: FormularioDeEntregaProps) {
  const { inicial, ambito, etag, textoExito, enviar, consecuencias } = props;
  const navigate = useNavigate();
  const kept = useKeptForm({ inicial, etag, schema: formularioEntrega });
  const guard = useUnsavedGuard(kept.cambiado);
  useKeepAtSignIn(kept.guardarCopia, kept.cambiado, guard.liberar);
  const candidate = aEnvio(kept.form.values, ambito);
  const save = useSave({
    candidate,
    validate: () => validate(entregaEnviada, candidate),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError: 'No se pudo guardar la entrega.',
    onSaved: (entregaId) => {
      guard.liberar();
      void navigate(paths.entrega.href({ entregaId }));
    },
  });
  return { kept, guard, save, previo: useConsecuencias(candidate, consecuencias, save.guardar) };
}
