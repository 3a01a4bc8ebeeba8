import type { SubcaracteristicaEnviada } from '@mantenible/contracts/subcaracteristica';
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
import { validarSubcaracteristica, subcaracteristicaForm, type SubcaracteristicaForm } from '../modelo.ts';
import { SelectorMetricas } from './selector-metricas.tsx';

interface FormularioSubcaracteristicaProps {
  readonly inicial: SubcaracteristicaForm;
  readonly etag: string | null;
  readonly textoExito: string;
  readonly enviar: (data: SubcaracteristicaEnviada, options: WriteOptions) => Promise<unknown>;
  readonly onRecargar?: () => void;
}

/** Sub-characteristic form, for creating and editing. */
export function FormularioSubcaracteristica({
  inicial,
  etag,
  textoExito,
  enviar,
  onRecargar,
}: FormularioSubcaracteristicaProps) {
  const navigate = useNavigate();
  const lista = useVuelta(paths.listaSubcaracteristicas.href());
  const kept = useKeptForm({ inicial, etag, schema: subcaracteristicaForm });
  const { form, setForm } = kept;
  const guard = useUnsavedGuard(form !== inicial);
  useKeepAtSignIn(kept.guardarCopia, form !== inicial, guard.liberar);
  const save = useSave({
    candidate: form,
    validate: () => validarSubcaracteristica(form),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError: labels.errorGuardar,
    textoInvalido: (errores) => errores.get('metricas'),
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
      <SelectorMetricas
        seleccion={form.metricas}
        error={save.vigentes.get('metricas')}
        onCambio={(metricas) => {
          setForm({ ...form, metricas });
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
