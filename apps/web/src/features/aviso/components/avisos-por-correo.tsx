import type { AvisosPorCorreo as Eleccion } from '@mantenible/contracts/aviso';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { leerCorreoQuery } from '../api/leer-correo.ts';
import { cambiarCorreo } from '../api/cambiar-correo.ts';
import shared from '../../../ui/shared.module.css';
import classes from './aviso.module.css';

/** Whether the person gets the notices by mail, with the button that changes it; nothing where the installation sends no mail. */
export function AvisosPorCorreo() {
  const { data, isError } = useQuery(leerCorreoQuery());
  const cambio = useCambio();
  if (isError) return <p>No se pudo leer si recibe sus avisos por correo. Recargue la página.</p>;
  if (!data?.disponible) return null;
  return (
    <section aria-labelledby="avisos-por-correo" className={classes.mail}>
      <h2 id="avisos-por-correo" className={shared.subtitle}>
        Avisos por correo
      </h2>
      <p>{textoDe(data)}</p>
      {(data.activo || data.correo !== null) && (
        <BotonOcupado
          variant="default"
          ocupado={cambio.isPending}
          onClick={() => {
            cambio.mutate(!data.activo);
          }}
        >
          {data.activo ? 'Dejar de recibir avisos por correo' : 'Recibir avisos por correo'}
        </BotonOcupado>
      )}
    </section>
  );
}

function textoDe({ activo, correo }: Eleccion): string {
  if (correo === null)
    return activo
      ? 'Su cuenta ya no tiene una dirección de correo comprobada, y no se le envía nada. Dé la suya a quien administra las cuentas.'
      : 'Su cuenta no tiene una dirección de correo comprobada. Para recibir avisos por correo, dé la suya a quien administra las cuentas.';
  const resumen = 'un resumen de lo nuevo, ocho veces al día como máximo, sin notas ni comentarios';
  return activo
    ? `Recibe en ${correo} ${resumen}.`
    : `Puede recibir en ${correo} ${resumen}. Ahora no se le envía nada.`;
}

function useCambio() {
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: cambiarCorreo,
    onSuccess: async (_, activo) => {
      await cliente.invalidateQueries(leerCorreoQuery());
      avisarExito(activo ? 'Recibirá sus avisos por correo.' : 'Ya no recibirá avisos por correo.');
    },
    onError: (error) => {
      avisarError('No se pudieron cambiar los avisos por correo.', toApiProblem(error).mensaje);
    },
  });
}
