import { useNavigate } from 'react-router';

import { DialogoConflicto } from '../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../ui/formulario.tsx';
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.tsx';
import { useVuelta } from '../../ui/use-vuelta.ts';
import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../forms/use-kept-form.ts';
import { useSave, type WriteOptions } from '../forms/use-save.ts';
import { validate } from '../forms/validate.ts';
import type { TipoDeRegistro } from './tipo-registro.ts';

interface FormularioRegistroProps<Registro, Valores extends object, Enviado> {
  readonly tipo: TipoDeRegistro<Registro, Valores, Enviado>;
  readonly inicial: Valores;
  readonly etag: string | null;
  readonly textoExito: string;
  /** Sends the record; resolves to the id of a new one, otherwise to null. */
  readonly enviar: (data: Enviado, options: WriteOptions) => Promise<string | null>;
  readonly onRecargar?: () => void;
}

/** Form of a catalogue record, for creating and editing; a refusal keeps the typed values. */
export function FormularioRegistro<Registro, Valores extends object, Enviado>(
  props: FormularioRegistroProps<Registro, Valores, Enviado>,
) {
  const { tipo, inicial, etag, textoExito, enviar, onRecargar } = props;
  const { Campos, campoDelAviso, labels } = tipo;
  const navigate = useNavigate();
  const rutaVuelta = useVuelta(tipo.rutaLista);
  const kept = useKeptForm({ inicial, etag, schema: tipo.conservado });
  const guard = useUnsavedGuard(kept.cambiado);
  useKeepAtSignIn(kept.guardarCopia, kept.cambiado, guard.liberar);
  const candidate = tipo.candidato(kept.form.values);
  const save = useSave({
    candidate,
    validate: () => validate(tipo.enviado, candidate),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError: labels.errorGuardar,
    textoInvalido: (errores) => (campoDelAviso === null ? undefined : errores.get(campoDelAviso)),
    onSaved: (creado) => {
      guard.liberar();
      // The list opens on the page of the new record.
      void navigate(
        creado === null ? rutaVuelta : `${tipo.rutaLista}?${new URLSearchParams({ nuevo: creado })}`,
      );
    },
  });

  return (
    <Formulario
      nota={kept.restaurado ? textoRecuperado : null}
      guardando={save.guardando}
      errores={save.errores}
      rutaCancelar={rutaVuelta}
      onGuardar={save.guardar}
    >
      <Campos form={kept.form} errores={save.vigentes} />
      {guard.dialogo}
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
