import { useState } from 'react';

import type { FieldErrors } from '../../../lib/forms/validate.ts';
import { avisoEnlace, cortarEnlace, type EnlaceCortado } from '../modelo/enlace-copiado.ts';
import type { Campo, Valores } from '../modelo/formulario.ts';
import { avisoToken, notaDeServidor } from '../modelo/token-guardado.ts';
import { CamposProyecto } from './campos-proyecto.tsx';
import { ProbarAcceso, ResultadoAcceso } from './probar-acceso.tsx';
import { usePruebaAcceso } from './use-prueba-acceso.ts';

interface CamposConAccesoProps {
  readonly valores: Valores;
  readonly inicial: Valores;
  readonly errores: FieldErrors;
  /** The stored project, when editing. */
  readonly proyecto: { readonly _id: string; readonly clave: string } | null;
  readonly guardando: boolean;
  readonly avisoRama: string | null;
  readonly onCambio: (valores: Valores) => void;
  readonly onMostrarToken: () => void;
}

/** The four fields and the check of the access, whose failure stands below the field that it is about. */
export function CamposConAcceso(props: CamposConAccesoProps) {
  const { valores, inicial, errores, proyecto, guardando, avisoRama, onCambio, onMostrarToken } = props;
  const [cortado, setCortado] = useState<EnlaceCortado | null>(null);
  const [enfocado, setEnfocado] = useState<Campo | null>(null);
  const proyectoId = proyecto?._id ?? null;
  const escribiendo = enfocado !== null;
  const prueba = usePruebaAcceso({ valores, inicial, proyectoId, escribiendo, guardando });
  const senalado = prueba.resultado?.campo;
  const nota = (campo: Campo, ...avisos: readonly (string | null)[]) => (
    <>
      {avisos.filter((aviso) => aviso !== null).join(' ')}
      {prueba.resultado && senalado === campo && <ResultadoAcceso {...prueba.resultado} />}
    </>
  );
  return (
    <>
      <CamposProyecto
        valores={valores}
        errores={errores}
        clave={proyecto?.clave ?? null}
        avisoEnlace={avisoEnlace(cortado, valores)}
        notas={{
          link: nota('link'),
          branch: nota('branch', avisoRama),
          githubtoken: nota('githubtoken', avisoToken(valores, inicial), notaDeServidor(valores)),
        }}
        onCambio={onCambio}
        onEnlace={(nuevos) => {
          const corte = cortarEnlace(nuevos, inicial, cortado);
          if (corte) setCortado(corte);
          if (corte || nuevos !== valores) onCambio(corte?.valores ?? nuevos);
        }}
        onFoco={setEnfocado}
        onMostrarToken={onMostrarToken}
      />
      <ProbarAcceso
        ocupado={prueba.ocupado}
        resultado={senalado === undefined ? prueba.resultado : null}
        onProbar={prueba.probar}
      />
    </>
  );
}
