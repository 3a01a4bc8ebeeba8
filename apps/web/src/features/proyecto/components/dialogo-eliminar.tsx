import type { Proyecto } from '@mantenible/domain/proyecto';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { config } from '../../../lib/config.ts';
import { aislar } from '../../../ui/aislar.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { eliminarProyecto } from '../api/eliminar-proyecto.ts';
import { leerUsosProyectoQuery } from '../api/leer-usos-proyecto.ts';
import { fraseCopias, frasePerdidas } from '../modelo/perdidas.ts';

type Elegido = Pick<Proyecto, '_id' | 'nombre'>;

interface DialogoEliminarProps {
  readonly proyecto: Elegido | null;
  /** With the project whose dialog closes: the dialog may show another one meanwhile. */
  readonly onCerrar: (cerrado: Elegido | null) => void;
  readonly onEliminado?: () => void;
}

/** Confirms the deletion of a project; names what is deleted with it and what stays. */
export function DialogoEliminar({ proyecto, onCerrar, onEliminado }: DialogoEliminarProps) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const consulta = leerUsosProyectoQuery(proyecto?._id ?? '');
  const usos = useQuery(proyecto ? consulta : { ...consulta, queryFn: skipToken });
  const eliminar = useMutation({
    onMutate: resolver,
    mutationFn: (elegido: Elegido) => eliminarProyecto(elegido._id),
    onSuccess: (_, elegido) => {
      avisarExito(`Se eliminó el proyecto «${aislar(elegido.nombre)}».`);
      onCerrar(elegido);
      onEliminado?.();
    },
    onError: (error) => {
      avisarError('No se pudo eliminar el proyecto.', toApiProblem(error).mensaje);
    },
    onSettled: () => cliente.invalidateQueries({ queryKey: ['proyectos'] }),
  });
  return (
    <DialogoConfirmar
      abierto={proyecto !== null}
      titulo="Eliminar el proyecto"
      textoConfirmar="Eliminar"
      peligro
      ocupado={eliminar.isPending}
      onCancelar={() => {
        onCerrar(proyecto);
      }}
      onConfirmar={() => {
        if (proyecto) eliminar.mutate(proyecto);
      }}
    >
      <p>
        ¿Eliminar «<bdi>{proyecto?.nombre}</bdi>»? <span role="status">{fraseUsos(usos)}</span>
      </p>
      {usos.data && usos.data.entregas.length > 0 && <p>{fraseCopias(usos.data.entregas)}</p>}
      <p>
        {config.escaneo === 'sonarqube' && 'La copia que tenga el servicio de análisis no se elimina. '}
        Esta acción no se puede deshacer.
      </p>
    </DialogoConfirmar>
  );
}

function fraseUsos({
  data,
  isError,
}: {
  data?: Parameters<typeof frasePerdidas>[0] | undefined;
  isError: boolean;
}) {
  if (data) return frasePerdidas(data);
  return isError
    ? 'Se eliminarán también sus pruebas, borradores y análisis; no se pudo averiguar cuántos hay.'
    : 'Averiguando qué se eliminará con él…';
}
