import { mismoServidor } from '@mantenible/domain/proyecto';
import { IconCircleCheck, IconCircleX, IconPlugConnected } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { probarAcceso } from '../api/probar-acceso.ts';
import type { Valores } from '../modelo/formulario.ts';
import classes from './proyecto.module.css';

interface ProbarAccesoProps {
  readonly valores: Valores;
  readonly inicial: Valores;
  readonly proyectoId: string | null;
}

/** Button that checks whether link, branch and token open the repository; saving does not require the check. */
export function ProbarAcceso({ valores, inicial, proyectoId }: ProbarAccesoProps) {
  const prueba = useMutation({
    mutationFn: ({ link, branch, githubtoken }: Valores) => {
      // The server uses the stored token only for the host that it was stored for; otherwise the token in the field is sent.
      const guardado =
        proyectoId !== null &&
        githubtoken === inicial.githubtoken &&
        mismoServidor(link.trim(), inicial.link);
      const token = guardado ? { proyectoId } : { githubtoken: githubtoken.trim() };
      return probarAcceso({
        link: link.trim(),
        branch: branch.trim(),
        ...(githubtoken.trim() === '' ? {} : token),
      });
    },
  });
  const vigente = prueba.variables !== undefined && mismoAcceso(prueba.variables, valores);
  const resultado = prueba.isPending || !vigente ? null : resultadoDe(prueba);
  const Icono = resultado?.correcto === true ? IconCircleCheck : IconCircleX;
  return (
    <div className={classes.access}>
      <BotonOcupado
        variant="default"
        leftSection={<IconPlugConnected size={18} aria-hidden />}
        ocupado={prueba.isPending}
        onClick={() => {
          prueba.mutate(valores);
        }}
      >
        Probar acceso
      </BotonOcupado>
      <span className={classes.accessHelp}>
        Comprueba el enlace, la rama y el token. No es obligatorio para guardar.
      </span>
      <p role="status" className={classes.accessResult} data-correcto={resultado?.correcto}>
        {resultado && (
          <>
            <Icono size={18} aria-hidden /> {resultado.mensaje}
          </>
        )}
      </p>
    </div>
  );
}

/** Whether a result is still that of the fields on screen. */
function mismoAcceso(probados: Valores, valores: Valores): boolean {
  return (['link', 'branch', 'githubtoken'] as const).every((campo) => probados[campo] === valores[campo]);
}

function resultadoDe({
  data,
  error,
}: {
  data: { correcto: boolean; mensaje: string } | undefined;
  error: Error | null;
}) {
  if (data) return data;
  return error ? { correcto: false, mensaje: toApiProblem(error).mensaje } : null;
}
