import { Button } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import type { SituacionAnalisis } from '@mantenible/domain/escaneo';
import type { Momento } from './momento.ts';
import panel from '../situacion/panel.module.css';
import type { useMandos } from './use-mandos.ts';

interface AccionesProps {
  readonly momento: Momento;
  readonly estado: SituacionAnalisis;
  readonly proyectoId: string;
  readonly mandos: ReturnType<typeof useMandos>;
}

const textos: Readonly<Record<Exclude<Momento, 'en-curso'>, string>> = {
  'sin-analizar': 'Analizar',
  fallido: 'Reintentar',
  cancelado: 'Analizar',
  listo: 'Analizar de nuevo',
};

/** Actions of the owner in this state: start, start again or cancel. */
export function Acciones({ momento, estado, proyectoId, mandos }: AccionesProps) {
  if (momento === 'en-curso') return <Cancelar mandos={mandos} />;
  if (!estado.iniciable) return null;
  const Icono = momento === 'sin-analizar' ? IconPlayerPlay : IconRefresh;
  return (
    <div className={panel.actions}>
      <BotonOcupado
        color="blue"
        variant={momento === 'listo' ? 'light' : 'filled'}
        ocupado={mandos.iniciando}
        leftSection={<Icono size={18} aria-hidden />}
        onClick={mandos.iniciar}
      >
        {textos[momento]}
      </BotonOcupado>
      {momento === 'fallido' && (
        <Button component={Link} to={paths.editarProyecto.href({ id: proyectoId })} variant="light">
          Editar el proyecto
        </Button>
      )}
    </div>
  );
}

function Cancelar({ mandos }: Pick<AccionesProps, 'mandos'>) {
  return (
    <div className={panel.actions}>
      <BotonOcupado
        variant="default"
        ocupado={mandos.cancelando}
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={mandos.cancelar}
      >
        Cancelar
      </BotonOcupado>
    </div>
  );
}
