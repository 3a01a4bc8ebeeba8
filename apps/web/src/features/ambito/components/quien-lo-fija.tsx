import { nombresDeOrigenes, type Ambito, type AmbitoAplicado } from '@mantenible/domain/ambito';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { guardarAmbito } from '../../../lib/ambito-api/guardar-ambito.ts';
import { toApiProblem } from '../../../lib/api-problem.ts';
import { clavesDeLectura } from '../../../lib/escaneo/lectura.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { UltimoCambio } from './ultimo-cambio.tsx';
import classes from './alcance.module.css';

/** What the screen reads. */
export interface Leido {
  readonly ambito: Ambito | null;
  readonly version: number;
  /** The scope of the newest analysis; null without one. */
  readonly usado: AmbitoAplicado | null;
  readonly puedeCambiar: boolean;
  readonly autor?: string | undefined;
}

interface QuienLoFijaProps {
  readonly proyectoId: string;
  readonly leido: Leido;
  readonly recargar: () => void;
}

/** Whose scope the next analysis follows, and the way back to the repository's own. */
export function QuienLoFija({ proyectoId, leido, recargar }: QuienLoFijaProps) {
  const { ambito, usado, puedeCambiar, autor } = leido;
  return (
    <section className={classes.source} aria-label="Quién fija el alcance">
      <p>
        {ambito === null
          ? 'El próximo análisis sigue el archivo sonar-project.properties de la raíz del repositorio; si no lo hay, mide todos los archivos como código principal.'
          : 'El próximo análisis sigue el alcance de este proyecto, y no el archivo sonar-project.properties del repositorio, si lo hay.'}
      </p>
      {usado !== null && <p>El último análisis siguió: {nombresDeOrigenes[usado.origen]}.</p>}
      <UltimoCambio autor={autor} />
      {!puedeCambiar && <p>Solo lo cambian las personas del proyecto.</p>}
      {ambito !== null && puedeCambiar && (
        <Quitar proyectoId={proyectoId} leido={leido} recargar={recargar} />
      )}
    </section>
  );
}

const loQueSePierde =
  'Se pierde el alcance que está guardado en el proyecto. Los próximos análisis seguirán el archivo sonar-project.properties o, si no lo hay, medirán todo el repositorio.';

function Quitar({ proyectoId, leido: { version }, recargar }: QuienLoFijaProps) {
  const [preguntando, setPreguntando] = useState(false);
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      resolver();
      await guardarAmbito(proyectoId, null, `"${version}"`);
    },
    onSuccess: async () => {
      avisarExito('Alcance del proyecto quitado. Se nota en el próximo análisis.');
      await cliente.invalidateQueries({ queryKey: clavesDeLectura(proyectoId) });
    },
    onError: (error) => {
      avisarError('No se pudo quitar el alcance.', toApiProblem(error).mensaje);
    },
    onSettled: () => {
      setPreguntando(false);
      recargar();
    },
  });
  return (
    <>
      <BotonOcupado
        variant="default"
        ocupado={isPending}
        onClick={() => {
          setPreguntando(true);
        }}
      >
        Volver al alcance del repositorio
      </BotonOcupado>
      <DialogoConfirmar
        abierto={preguntando}
        titulo="Volver al alcance del repositorio"
        textoConfirmar="Quitar el del proyecto"
        peligro
        ocupado={isPending}
        onConfirmar={() => {
          mutate();
        }}
        onCancelar={() => {
          setPreguntando(false);
        }}
      >
        {loQueSePierde}
      </DialogoConfirmar>
    </>
  );
}
