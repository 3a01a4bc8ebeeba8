import type { Evidencia } from '@mantenible/domain/evidencia';
import { Button, Radio, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { EnlaceGuia } from '../../../../../lib/enlace-guia.tsx';
import { noErrors, type FieldErrors } from '../../../../../lib/forms/validate.ts';
import { Dialogo } from '../../../../../ui/dialogo.tsx';
import { leerArchivosMedidosQuery } from '../../../api/leer-archivos-medidos.ts';
import { reparoDeArchivo, rutasSugeridas } from '../../../modelo/archivo-conocido.ts';
import { evidenciaVacia, revisarEvidencia, type EvidenciaForm } from '../../../modelo/evidencia-form.ts';
import type { Mediciones } from '../../../modelo/mediciones.ts';
import { CamposArchivo } from './campos-archivo.tsx';
import shared from '../../../../../ui/shared.module.css';
import classes from './evidencias.module.css';
import { Recogidas } from './recogidas.tsx';

interface DialogoEvidenciaProps {
  readonly numero: number;
  readonly proyectoId: string;
  readonly mediciones: Mediciones;
  readonly onAnadir: (evidencia: Evidencia) => void;
  readonly onCerrar: () => void;
}

/** Asks for a link, or for a place in the code: picked before from 'Ver Código', or typed. */
export function DialogoEvidencia(props: DialogoEvidenciaProps) {
  const { numero, proyectoId, mediciones, onAnadir, onCerrar } = props;
  const { form, errores, medidos, cambiar, anadir } = useEvidencia(proyectoId, mediciones, onAnadir);
  return (
    <Dialogo opened onClose={onCerrar} title={`Evidencia de la pregunta ${numero}`}>
      <form className={shared.grid} noValidate onSubmit={anadir}>
        <Radio.Group
          label="Qué es"
          value={form.tipo}
          onChange={(tipo) => {
            cambiar({ tipo: tipo === 'archivo' ? 'archivo' : 'enlace' });
          }}
        >
          <div className={classes.types}>
            <Radio value="enlace" label="Un enlace" />
            <Radio value="archivo" label="Un archivo del repositorio" />
          </div>
        </Radio.Group>
        {form.tipo === 'enlace' ? (
          <CampoEnlace url={form.url} error={errores.get('url')} onCambio={cambiar} />
        ) : (
          <>
            <Recogidas proyectoId={proyectoId} onElegir={onAnadir} />
            <CamposArchivo
              form={form}
              errores={errores}
              mediciones={mediciones}
              rutas={rutasSugeridas(form.ruta, medidos)}
              onCambio={cambiar}
            />
          </>
        )}
        <EnlaceGuia a="evidencias" otraPestana>
          Guía: reunir evidencias
        </EnlaceGuia>
        <div className={classes.actions}>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          {(form.tipo === 'enlace' || mediciones.estado === 'leidas') && (
            <Button type="submit">Añadir</Button>
          )}
        </div>
      </form>
    </Dialogo>
  );
}

/** The typed evidence and its errors; a place that the analysis does not have is refused once, as a doubt. */
function useEvidencia(
  proyectoId: string,
  mediciones: Mediciones,
  onAnadir: DialogoEvidenciaProps['onAnadir'],
) {
  const leidas = mediciones.estado === 'leidas' ? mediciones : null;
  const medido = leidas?.medido ?? null;
  const [form, setForm] = useState(() => evidenciaVacia(medido?.commit ?? null));
  const [errores, setErrores] = useState<FieldErrors>(noErrors);
  const consulta = leerArchivosMedidosQuery(proyectoId);
  const medidos = useQuery({ ...consulta, enabled: form.tipo === 'archivo' && medido !== null }).data;
  /** The place of which a doubt was shown: a second press takes it. */
  const [dudosa, setDudosa] = useState<EvidenciaForm | null>(null);
  const cambiar = (cambio: Partial<EvidenciaForm>) => {
    setForm({ ...form, ...cambio });
    setErrores(noErrors);
  };
  const anadir = (evento: SubmitEvent) => {
    evento.preventDefault();
    const { evidencia, errores: suyos } = revisarEvidencia(form, leidas?.repositorio ?? '');
    if (!evidencia) {
      setErrores(suyos);
      return;
    }
    const reparo = evidencia.tipo === 'archivo' ? reparoDeArchivo(evidencia, medidos) : null;
    if (reparo !== null && dudosa !== form) {
      setDudosa(form);
      setErrores(new Map([[reparo.campo, reparo.mensaje]]));
      return;
    }
    onAnadir(evidencia);
  };
  return { form, errores, medidos, cambiar, anadir };
}

interface CampoEnlaceProps {
  readonly url: string;
  readonly error: string | undefined;
  readonly onCambio: (cambio: { readonly url: string }) => void;
}

function CampoEnlace({ url, error, onCambio }: CampoEnlaceProps) {
  return (
    <TextInput
      label="Enlace"
      description="Una página que otras personas puedan abrir; empieza por https://"
      type="url"
      autoComplete="off"
      value={url}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        onCambio({ url: value });
      }}
    />
  );
}
