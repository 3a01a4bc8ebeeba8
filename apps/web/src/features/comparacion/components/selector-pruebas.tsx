import { formatApart, formatShortDateTime } from '@mantenible/wording/fechas';
import { Button, NativeSelect } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';

import { alcance, masRecientesPrimero, type Prueba } from '../../../lib/prueba-api/alcance.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import { aislar } from '../../../ui/aislar.ts';
import type { Par } from '../modelo/par-de-pruebas.ts';
import classes from './comparacion.module.css';

interface SelectorPruebasProps {
  readonly pruebas: readonly Prueba[];
  readonly par: Par<Prueba>;
  /** Gets the chosen pair; `antes` alone where that test has another scope than the second: the page completes the pair. */
  readonly onElegir: (elegido: Record<string, string>) => void;
}

/** Two selects: the first offers every test, the second those with the scope of the first. */
export function SelectorPruebas({ pruebas, par, onElegir }: SelectorPruebasProps) {
  const antes = par.antes._id;
  const despues = par.despues._id;
  const comparables = pruebas.filter((una) => alcance(una) === alcance(par.antes) || una._id === despues);
  return (
    <div className={classes.pickers}>
      <NativeSelect
        label="Primera prueba"
        data={grupos(pruebas)}
        value={antes}
        onChange={({ currentTarget: { value } }) => {
          const elegida = pruebas.find(({ _id }) => _id === value);
          const sigue = elegida !== undefined && alcance(elegida) === alcance(par.despues);
          onElegir(sigue ? { antes: value, despues } : { antes: value });
        }}
      />
      <NativeSelect
        label="Segunda prueba"
        data={grupos(comparables)}
        value={despues}
        onChange={({ currentTarget: { value } }) => {
          onElegir({ antes, despues: value });
        }}
      />
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={18} aria-hidden />}
        onClick={() => {
          onElegir({ antes: despues, despues: antes });
        }}
      >
        Intercambiar
      </Button>
    </div>
  );
}

/** Options under the name of their scope, the newest first. */
function grupos(pruebas: readonly Prueba[]) {
  const recientes = masRecientesPrimero(pruebas);
  const momento = formatApart(
    pruebas.map(({ creado }) => creado),
    formatShortDateTime,
  );
  const alcances = [...new Set(recientes.map(alcance))];
  return alcances.map((uno) => {
    const suyas = recientes.filter((prueba) => alcance(prueba) === uno);
    return {
      group: nombreDeAlcance(suyas[0]),
      items: suyas.map((prueba) => ({ value: prueba._id, label: nombreDe(prueba, momento) })),
    };
  });
}

function nombreDeAlcance(prueba: Prueba | undefined): string {
  if (!prueba) return '';
  const tipo = etiquetaTipo(prueba.tipo);
  const esDeUno = prueba.subcaracteristicaId !== undefined || prueba.metricaId !== undefined;
  return esDeUno ? `${tipo}: ${aislar(prueba.elementos[0] ?? '')}` : tipo;
}

function nombreDe({ nombre, intentos, creado }: Prueba, momento: (fecha: string) => string): string {
  const intento = intentos === undefined ? '' : `, intento ${intentos}`;
  return `${aislar(nombre)}${intento} (${momento(creado)})`;
}
