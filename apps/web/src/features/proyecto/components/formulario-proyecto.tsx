import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { config } from '../../../lib/config.ts';
import { textoRecuperado, useKeepAtSignIn, useKeptForm } from '../../../lib/forms/use-kept-form.ts';
import { useSave, type WriteOptions } from '../../../lib/forms/use-save.ts';
import { paths } from '../../../lib/paths.ts';
import { avisarNota, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { Formulario } from '../../../ui/formulario.tsx';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { hayCambios, validar, valoresConservados, type Valores } from '../modelo/formulario.ts';
import {
  avisoToken,
  conTokenDelServidor,
  conTokenEscrito,
  notaDeServidor,
  tokenOculto,
} from '../modelo/token-guardado.ts';
import { CamposProyecto } from './campos-proyecto.tsx';
import { ProbarAcceso } from './probar-acceso.tsx';

interface FormularioProyectoProps<T> {
  readonly inicial: Valores;
  readonly etag: string | null;
  /** The stored project, when editing. */
  readonly proyecto: { readonly _id: string; readonly clave: string } | null;
  readonly textoExito: string;
  readonly textoError: string;
  readonly textoGuardar: string;
  readonly cuerpo: (valores: Valores) => T;
  readonly enviar: (cuerpo: T, opciones: WriteOptions) => Promise<void>;
  readonly onRecargar?: () => void;
  /** Reads the stored token, whose place the hidden one takes until it is shown. */
  readonly leerToken?: () => Promise<string>;
  /** Notice about what saving these values does not change, shown while typing and after saving. */
  readonly aviso?: (valores: Valores) => string | null;
}

/** Project form, for creating and editing; a refusal keeps the typed values. */
export function FormularioProyecto<T>(props: FormularioProyectoProps<T>) {
  const { inicial, etag, proyecto, textoExito, textoError, textoGuardar, cuerpo, enviar, onRecargar } = props;
  const navegar = useNavigate();
  const kept = useKeptForm({
    inicial,
    etag,
    schema: valoresConservados,
    alRecuperar: (recuperado) => conTokenDelServidor(null, recuperado, inicial),
  });
  const { values: valores, setValues } = kept.form;
  const cambiado = hayCambios(valores, inicial);
  const aviso = props.aviso?.(valores) ?? null;
  const { avisarError } = useAvisos();
  const mostrarToken = async () => {
    const githubtoken = await props.leerToken?.().catch((error: unknown) => {
      avisarError('No se pudo leer el token', toApiProblem(error).mensaje);
    });
    if (githubtoken === undefined) return;
    setValues((ahora) => (ahora.githubtoken === tokenOculto ? { ...ahora, githubtoken } : ahora));
  };
  const salida = useUnsavedGuard(cambiado);
  useKeepAtSignIn(kept.guardarCopia, cambiado, salida.liberar);
  const save = useSave({
    candidate: valores,
    validate: () => validar(valores, config.permitirHttp, cuerpo),
    send: enviar,
    etag: kept.etag,
    textoExito,
    textoError,
    onSaved: () => {
      if (aviso !== null) avisarNota(aviso);
      salida.liberar();
      void navegar(paths.listaProyectos.href());
    },
  });
  return (
    <Formulario
      nota={kept.restaurado ? `${textoRecuperado} El token de acceso no se conserva: compruébelo.` : null}
      guardando={save.guardando}
      errores={save.errores}
      rutaCancelar={paths.listaProyectos.href()}
      textoGuardar={textoGuardar}
      onGuardar={save.guardar}
    >
      <CamposProyecto
        valores={valores}
        errores={save.vigentes}
        clave={proyecto?.clave ?? null}
        avisoRama={aviso}
        avisosToken={[avisoToken(valores, inicial), notaDeServidor(valores)]}
        onCambio={(nuevos) => {
          setValues(conTokenDelServidor(valores, conTokenEscrito(valores, nuevos), inicial));
        }}
        onMostrarToken={() => {
          if (valores.githubtoken === tokenOculto) void mostrarToken();
        }}
      />
      <ProbarAcceso valores={valores} inicial={inicial} proyectoId={proyecto?._id ?? null} />
      {salida.dialogo}
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
