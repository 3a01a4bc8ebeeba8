import type { UseFormReturnType } from '@mantine/form';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { config } from '../../../lib/config.ts';
import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useSave, type WriteOptions } from '../../../lib/forms/use-save.ts';
import { avisarNota, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../../ui/formulario.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { hayCambios, validar, valoresConservados, type Valores } from '../modelo/formulario.ts';
import { conTokenDelServidor, conTokenEscrito, tokenOculto } from '../modelo/token-guardado.ts';
import { CamposConAcceso } from './campos-con-acceso.tsx';

interface FormularioProyectoProps<T, R> {
  readonly inicial: Valores;
  readonly etag: string | null;
  /** The stored project, when editing. */
  readonly proyecto: { readonly _id: string; readonly clave: string } | null;
  readonly textoExito: string;
  readonly textoError: string;
  readonly textoGuardar: string;
  readonly cuerpo: (valores: Valores) => T;
  readonly enviar: (cuerpo: T, opciones: WriteOptions) => Promise<R>;
  /** Page that 'Cancelar' leads to. */
  readonly rutaCancelar: string;
  /** Page that follows the saving. */
  readonly destino: (guardado: R) => string;
  readonly onRecargar?: () => void;
  /** Reads the stored token, whose place the hidden one takes until it is shown. */
  readonly leerToken?: () => Promise<string>;
  /** Notice about what saving these values does not change, shown while typing and after saving. */
  readonly aviso?: (valores: Valores) => string | null;
}

/** Project form, for creating and editing; a refusal keeps the typed values. */
export function FormularioProyecto<T, R>(props: FormularioProyectoProps<T, R>) {
  const { inicial, proyecto, textoGuardar } = props;
  const { valores, setValues, restaurado, aviso, save, dialogo } = useFormulario(props);
  const mostrarToken = useMostrarToken(props.leerToken, setValues);
  return (
    <Formulario
      nota={restaurado ? `${textoRecuperado} El token de acceso no se conserva: compruébelo.` : null}
      guardando={save.guardando}
      errores={save.errores}
      rutaCancelar={props.rutaCancelar}
      textoGuardar={textoGuardar}
      onGuardar={save.guardar}
    >
      <CamposConAcceso
        valores={valores}
        inicial={inicial}
        errores={save.vigentes}
        proyecto={proyecto}
        guardando={save.guardando}
        avisoRama={aviso}
        onCambio={(nuevos) => {
          setValues(conTokenDelServidor(valores, conTokenEscrito(valores, nuevos), inicial));
        }}
        onMostrarToken={() => {
          if (valores.githubtoken === tokenOculto) void mostrarToken();
        }}
      />
      {dialogo}
      <DialogoConflicto
        guardado={save}
        onRecargar={() => {
          save.cerrarConflicto();
          props.onRecargar?.();
        }}
      />
    </Formulario>
  );
}

/** The values of the form, also after a sign-in on the way, and their save. */
function useFormulario<T, R>(props: FormularioProyectoProps<T, R>) {
  const { inicial, etag, textoExito, textoError, cuerpo, enviar, destino } = props;
  const navegar = useNavigate();
  const { form, guardarCopia, restaurado, ...kept } = useKeptForm({
    inicial,
    etag,
    schema: valoresConservados,
    alRecuperar: (recuperado) => conTokenDelServidor(null, recuperado, inicial),
  });
  const { values: valores, setValues } = form;
  const cambiado = hayCambios(valores, inicial);
  const aviso = props.aviso?.(valores) ?? null;
  const { dialogo, liberar } = useUnsavedGuard(cambiado);
  useKeepAtSignIn(guardarCopia, cambiado, liberar);
  const save = useSave({
    candidate: valores,
    validate: () => validar(valores, config.permitirHttp, cuerpo),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError,
    onSaved: (guardado) => {
      if (aviso !== null) avisarNota(aviso);
      liberar();
      void navegar(destino(guardado));
    },
  });
  return { valores, setValues, restaurado, aviso, save, dialogo };
}

/** Reads the stored token into the field that still has the hidden one. */
function useMostrarToken(
  leerToken: (() => Promise<string>) | undefined,
  setValues: UseFormReturnType<Valores>['setValues'],
): () => Promise<void> {
  const { avisarError } = useAvisos();
  return async () => {
    const githubtoken = await leerToken?.().catch((error: unknown) => {
      avisarError('No se pudo leer el token', toApiProblem(error).mensaje);
    });
    if (githubtoken === undefined) return;
    setValues((actuales) => (actuales.githubtoken === tokenOculto ? { ...actuales, githubtoken } : actuales));
  };
}
