import { Badge } from '@mantine/core';
import { IconFlag, IconFlagOff } from '@tabler/icons-react';

import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { nombreDecision } from '../../../../lib/marca/textos.ts';
import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import classes from './marcas.module.css';
import type { MarcasDeLista } from './use-marcas.ts';

interface MarcaDeIncidenciaProps {
  readonly entrada: Entrada;
  readonly marcas: MarcasDeLista;
}

/** Decision about an issue with its reason; nothing for one without a mark. */
export function MarcaDeIncidencia({ entrada, marcas }: MarcaDeIncidenciaProps) {
  const marca = marcas.porEntrada.get(entrada.id);
  if (!marca) return null;
  return (
    <p className={classes.mark}>
      <Badge component="span" variant="light" color="gray" tt="none">
        Marcada: {nombreDecision[marca.decision]}
      </Badge>{' '}
      <span>{marca.razon}</span>
    </p>
  );
}

interface BotonMarcarProps extends MarcaDeIncidenciaProps {
  readonly onMarcar: (entrada: Entrada) => void;
}

/** 'Marcar' or 'Quitar la marca', for the owner of the project: one button, which keeps the focus. */
export function BotonMarcar({ entrada, marcas, onMarcar }: BotonMarcarProps) {
  const marca = marcas.porEntrada.get(entrada.id);
  const puede = marca ? marcas.leidas?.puedeCambiar === true : marcas.analisis !== null;
  if (!puede) return null;
  const Icono = marca ? IconFlagOff : IconFlag;
  return (
    <BotonOcupado
      variant="default"
      ocupado={marca !== undefined && marcas.quitando === marca._id}
      leftSection={<Icono size={18} aria-hidden />}
      onClick={() => {
        if (marca) marcas.quitar(marca);
        else onMarcar(entrada);
      }}
    >
      {marca ? 'Quitar la marca' : 'Marcar'}
    </BotonOcupado>
  );
}
