import { TextInput } from '@mantine/core';
import { textoOrigen } from '@mantenible/wording/evidencia';
import { useId } from 'react';

import type { FieldErrors } from '../../../../../lib/forms/validate.ts';
import type { EvidenciaForm } from '../../../modelo/evidencia-form.ts';
import type { Mediciones } from '../../../modelo/mediciones.ts';
import classes from './evidencias.module.css';

interface CamposArchivoProps {
  readonly form: EvidenciaForm;
  readonly errores: FieldErrors;
  readonly mediciones: Mediciones;
  /** Paths of the analysis that fit what was typed. */
  readonly rutas: readonly string[];
  readonly onCambio: (cambio: Partial<EvidenciaForm>) => void;
}

/** Path, lines and commit of a file. */
export function CamposArchivo({ form, errores, mediciones, rutas, onCambio }: CamposArchivoProps) {
  const sugeridas = useId();
  if (mediciones.estado === 'leyendo') return <p className={classes.note}>Cargando...</p>;
  if (mediciones.estado === 'fallo')
    return <p className={classes.note}>No se pudo leer cuál es el repositorio del proyecto.</p>;
  const campo = (nombre: 'ruta' | 'desde' | 'hasta' | 'commit', error: string) => ({
    value: form[nombre],
    error: errores.get(error),
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      onCambio({ [nombre]: value });
    },
  });
  return (
    <>
      <TextInput
        label="Ruta del archivo"
        description="Desde la raíz del repositorio, por ejemplo src/carrito.js"
        list={sugeridas}
        {...campo('ruta', 'ruta')}
      />
      <datalist id={sugeridas}>
        {rutas.map((ruta) => (
          <option key={ruta} value={ruta} />
        ))}
      </datalist>
      <div className={classes.lines}>
        <TextInput label="Desde la línea" inputMode="numeric" {...campo('desde', 'lineas.desde')} />
        <TextInput label="Hasta la línea" inputMode="numeric" {...campo('hasta', 'lineas.hasta')} />
      </div>
      <TextInput
        label="Commit"
        description={descripcionDelCommit(mediciones)}
        {...campo('commit', 'commit')}
      />
    </>
  );
}

function descripcionDelCommit({ repositorio, medido }: Extract<Mediciones, { estado: 'leidas' }>): string {
  if (!medido?.commit) return 'El identificador de la versión del repositorio en la que está el archivo';
  const origen = textoOrigen({ repositorio, commit: medido.commit, ruta: '', lineas: null });
  return `El del último análisis: ${origen}`;
}
