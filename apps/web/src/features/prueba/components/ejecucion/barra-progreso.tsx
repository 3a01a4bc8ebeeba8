import { Button } from '@mantine/core';
import { progreso, type PlanPrueba } from '@mantenible/domain/respuesta';
import { contar } from '@mantenible/wording/contar';
import { IconArrowDown, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';

import { BarraCuenta } from '../../../../ui/barra-progreso/index.ts';
import { sinEfecto } from '../../../../ui/sin-efecto.ts';
import type { Sincronia } from '../../borrador/sincronia.ts';
import type { Respuestas } from '../../modelo/progreso.ts';
import classes from './ejecucion.module.css';

interface BarraProgresoProps {
  readonly plan: PlanPrueba;
  readonly respuestas: Respuestas;
  readonly sincronia: Sincronia;
  readonly onSiguiente: () => void;
}

/** Number of answered questions, state of the draft, and the button for the next unanswered question. */
export function BarraProgreso({ plan, respuestas, sincronia, onSiguiente }: BarraProgresoProps) {
  const { respondidas, preguntas } = progreso(plan, Object.values(respuestas));
  const texto = `${respondidas} de ${contar(preguntas, 'respondida', 'respondidas')}`;
  const faltan = respondidas < preguntas;
  return (
    <section className={classes.progress} aria-label="Progreso de la prueba">
      <div className={classes.progressRow}>
        <strong className={classes.count}>{texto}</strong>
        <EstadoSincronia sincronia={sincronia} />
        <Button
          size="compact-md"
          variant="light"
          leftSection={<IconArrowDown size={16} aria-hidden />}
          {...sinEfecto(!faltan)}
          onClick={faltan ? onSiguiente : undefined}
        >
          Siguiente pendiente
        </Button>
      </div>
      <BarraCuenta
        etiqueta="Preguntas respondidas"
        hechas={respondidas}
        total={preguntas}
        texto={texto}
        llenaSinNada
        color="green"
      />
    </section>
  );
}

const estados = {
  guardado: { Icono: IconCloudCheck, texto: 'Guardado' },
  guardando: { Icono: IconCloudUp, texto: 'Guardando…' },
  'sin-conexion': { Icono: IconCloudOff, texto: 'Sin conexión: ' },
  rechazado: { Icono: IconCloudOff, texto: 'El servidor no lo aceptó: ' },
} as const;

/** Place of the unsent changes. */
const lugares = {
  conservado: 'se guarda en este dispositivo',
  perdible: 'los cambios siguen solo en esta página, no la cierre',
} as const;

function EstadoSincronia({ sincronia }: { readonly sincronia: Sincronia }) {
  const { Icono, texto } = estados[sincronia.fase];
  return (
    <span role="status" className={classes.sync} data-fase={sincronia.fase}>
      <Icono size={18} aria-hidden />
      <span>
        {texto}
        {'conservado' in sincronia && lugares[sincronia.conservado ? 'conservado' : 'perdible']}
        {sincronia.fase === 'rechazado' && `. ${sincronia.motivo}`}
      </span>
    </span>
  );
}
