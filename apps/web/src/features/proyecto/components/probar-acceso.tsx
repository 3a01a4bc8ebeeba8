import { IconCircleCheck, IconCircleX, IconPlugConnected } from '@tabler/icons-react';

import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import type { AccesoResultado } from '../api/probar-acceso.ts';
import classes from './proyecto.module.css';

interface ProbarAccesoProps {
  readonly ocupado: boolean;
  /** Result that belongs to no single field; null for none. */
  readonly resultado: AccesoResultado | null;
  readonly onProbar: () => void;
}

/** Button that checks whether link, branch and token open the repository; saving does not require the check. */
export function ProbarAcceso({ ocupado, resultado, onProbar }: ProbarAccesoProps) {
  return (
    <div className={classes.access}>
      <BotonOcupado
        variant="default"
        leftSection={<IconPlugConnected size={18} aria-hidden />}
        ocupado={ocupado}
        onClick={onProbar}
      >
        Probar acceso
      </BotonOcupado>
      <span className={classes.accessHelp}>
        Comprueba el enlace, la rama y el token en cuanto los escribe. No es obligatorio para guardar.
      </span>
      <div role="status" className={classes.accessStatus}>
        {resultado && <ResultadoAcceso {...resultado} />}
      </div>
    </div>
  );
}

/** Result of a check, with its icon. */
export function ResultadoAcceso({ correcto, mensaje }: Pick<AccesoResultado, 'correcto' | 'mensaje'>) {
  const Icono = correcto ? IconCircleCheck : IconCircleX;
  return (
    <span className={classes.accessResult} data-correcto={correcto}>
      <Icono size={18} aria-hidden /> {mensaje}
    </span>
  );
}
