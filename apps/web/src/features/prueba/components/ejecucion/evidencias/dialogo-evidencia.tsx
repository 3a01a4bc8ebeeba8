import type { Evidencia } from '@mantenible/domain/evidencia';
import { Button, Radio, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';

import { noErrors, type FieldErrors } from '../../../../../lib/forms/validate.ts';
import { Dialogo } from '../../../../../ui/dialogo.tsx';
import { leerArchivosMedidosQuery } from '../../../api/leer-archivos-medidos.ts';
import { reparoDeArchivo, rutasSugeridas } from '../../../modelo/archivo-conocido.ts';
import { evidenciaVacia, revisarEvidencia, type EvidenciaForm } from '../../../modelo/evidencia-form.ts';
import type { Mediciones } from '../../../modelo/mediciones.ts';
import { CamposArchivo } from './campos-archivo.tsx';
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
  const leidas = mediciones.estado === 'leidas' ? mediciones : null;
  const [form, setForm] = useState(() => evidenciaVacia(leidas?.medido?.commit ?? null));
  const [errores, setErrores] = useState<FieldErrors>(noErrors);
  const medidos = useQuery({
    ...leerArchivosMedidosQuery(proyectoId),
    enabled: form.tipo === 'archivo' && (leidas?.medido ?? null) !== null,
  }).data;
  /** The place of which a doubt was shown: a second press takes it. */
  const [dudosa, setDudosa] = useState<EvidenciaForm | null>(null);
  const cambiar = (cambio: Partial<EvidenciaForm>) => {
    setForm({ ...form, ...cambio });
    setErrores(noErrors);
  };
  const anadir = (evento: SubmitEvent) => {
    evento.preventDefault();
    const revisada = revisarEvidencia(form, leidas?.repositorio ?? '');
    if (!revisada.evidencia) {
      setErrores(revisada.errores);
      return;
    }
    const { evidencia } = revisada;
    const reparo = evidencia.tipo === 'archivo' ? reparoDeArchivo(evidencia, medidos) : null;
    if (reparo !== null && dudosa !== form) {
      setDudosa(form);
      setErrores(new Map([[reparo.campo, reparo.mensaje]]));
      return;
    }
    onAnadir(evidencia);
  };
  return (
    <Dialogo opened onClose={onCerrar} title={`Evidencia de la pregunta ${numero}`}>
      <form className={classes.form} noValidate onSubmit={anadir}>
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
          <TextInput
            label="Enlace"
            description="Una página que otras personas puedan abrir; empieza por https://"
            type="url"
            autoComplete="off"
            value={form.url}
            error={errores.get('url')}
            onChange={({ currentTarget: { value } }) => {
              cambiar({ url: value });
            }}
          />
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
        <div className={classes.actions}>
          <Button variant="default" onClick={onCerrar}>
            Cancelar
          </Button>
          {(form.tipo === 'enlace' || leidas !== null) && <Button type="submit">Añadir</Button>}
        </div>
      </form>
    </Dialogo>
  );
}
