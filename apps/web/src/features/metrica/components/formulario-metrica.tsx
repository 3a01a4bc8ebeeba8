import type { MetricaEnviada } from '@mantenible/contracts/metrica';
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
import { validarMetrica, metricaForm, type MetricaForm } from '../modelo.ts';
import { SelectorLista } from './selector-lista.tsx';

interface FormularioMetricaProps {
  readonly inicial: MetricaForm;
  readonly etag: string | null;
  readonly textoExito: string;
  readonly enviar: (data: MetricaEnviada, options: WriteOptions) => Promise<unknown>;
  readonly onRecargar?: () => void;
}

/** Metric form, for creating and editing. */
export function FormularioMetrica({ inicial, etag, textoExito, enviar, onRecargar }: FormularioMetricaProps) {
  const navigate = useNavigate();
  const lista = useVuelta(paths.listaMetricas.href());
  const kept = useKeptForm({ inicial, etag, schema: metricaForm });
  const { form, setForm } = kept;
  const guard = useUnsavedGuard(form !== inicial);
  useKeepAtSignIn(kept.guardarCopia, form !== inicial, guard.liberar);
  const save = useSave({
    candidate: form,
    validate: () => validarMetrica(form),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError: labels.errorGuardar,
    textoInvalido: (errores) => errores.get('listaVerificacion'),
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
      <SelectorLista
        valor={form.listaVerificacion}
        error={save.vigentes.get('listaVerificacion')}
        onCambio={(listaVerificacion) => {
          setForm({ ...form, listaVerificacion });
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
