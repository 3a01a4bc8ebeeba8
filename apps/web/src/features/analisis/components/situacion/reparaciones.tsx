import { IconGitBranch, IconTool } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Proyecto } from '@mantenible/domain/proyecto';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import { clavesDeLectura } from '../../../../lib/escaneo/lectura.ts';
import { prepararProyecto } from '../../api/preparar-proyecto.ts';
import { renombrarRama } from '../../api/renombrar-rama.ts';

interface ReparacionProps {
  readonly proyecto: Proyecto;
}

/** Button that repeats steps 1 and 3 of the project's creation; for the owner only. */
export function BotonPreparar({ proyecto }: ReparacionProps) {
  const { ocupado, reparar } = useReparacion(proyecto, {
    hacer: prepararProyecto,
    exito: 'El proyecto está preparado en el servicio de análisis.',
    error: 'No se pudo preparar el proyecto en el servicio de análisis.',
  });
  return (
    <BotonOcupado ocupado={ocupado} onClick={reparar} leftSection={<IconTool size={18} aria-hidden />}>
      Preparar el proyecto en el servicio
    </BotonOcupado>
  );
}

/** Button that renames the service's main branch to the project's; for the owner only. */
export function BotonUsarRama({ proyecto }: ReparacionProps) {
  const { ocupado, reparar } = useReparacion(proyecto, {
    hacer: renombrarRama,
    exito: `El servicio de análisis usa ahora la rama «${proyecto.branch}».`,
    error: 'No se pudo cambiar la rama en el servicio de análisis.',
  });
  return (
    <BotonOcupado
      ocupado={ocupado}
      onClick={reparar}
      variant="light"
      leftSection={<IconGitBranch size={18} aria-hidden />}
    >
      Usar la rama «{proyecto.branch}» en el servicio
    </BotonOcupado>
  );
}

/** The call of a repair, and the alerts of its success and failure. */
interface Reparacion {
  readonly hacer: (proyecto: Proyecto) => Promise<void>;
  readonly exito: string;
  readonly error: string;
}

/** Runs an idempotent repair and reads the analysis again afterwards, even when it failed. */
function useReparacion(proyecto: Proyecto, { hacer, exito, error }: Reparacion) {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const { isPending, mutate } = useMutation({
    onMutate: resolver,
    mutationFn: () => hacer(proyecto),
    onSuccess: () => {
      avisarExito(exito);
    },
    onError: (causa) => {
      avisarError(error, toApiProblem(causa).mensaje);
    },
    onSettled: () => cliente.invalidateQueries({ queryKey: clavesDeLectura(proyecto._id) }),
  });
  return {
    ocupado: isPending,
    reparar: () => {
      mutate();
    },
  };
}
