import type { ListaEnviada } from '@mantenible/contracts/lista-verificacion';
import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router';

import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useSave, type WriteOptions } from '../../../lib/forms/use-save.ts';
import { paths } from '../../../lib/paths.ts';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../../ui/formulario.tsx';
import { useVuelta } from '../../../ui/use-vuelta.ts';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { labels } from '../labels.ts';
import { validarLista, listaForm, type ListaForm } from '../modelo.ts';
import { SelectorPautas } from './selector-pautas.tsx';

interface FormularioListaProps {
  readonly inicial: ListaForm;
  readonly etag: string | null;
  readonly textoExito: string;
  readonly enviar: (data: ListaEnviada, options: WriteOptions) => Promise<unknown>;
  readonly onRecargar?: () => void;
}

/** Verification-list form, for creating and editing. */
export function FormularioLista({ inicial, etag, textoExito, enviar, onRecargar }: FormularioListaProps) {
  const navigate = useNavigate();
  const lista = useVuelta(paths.listaListas.href());
  const kept = useKeptForm({ inicial, etag, schema: listaForm });
  const { form, setForm } = kept;
  const guard = useUnsavedGuard(form !== inicial);
  useKeepAtSignIn(kept.guardarCopia, form !== inicial, guard.liberar);
  const save = useSave({
    candidate: form,
    validate: () => validarLista(form),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError: labels.errorGuardar,
    textoInvalido: (errores) => errores.get('pautas'),
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
        label="Nombre"
        required
        value={form.nombre}
        error={save.vigentes.get('nombre')}
        onChange={(event) => {
          setForm({ ...form, nombre: event.currentTarget.value });
        }}
      />
      <SelectorPautas
        seleccion={form.pautas}
        error={save.vigentes.get('pautas')}
        onCambio={(pautas) => {
          setForm({ ...form, pautas });
        }}
      />
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
