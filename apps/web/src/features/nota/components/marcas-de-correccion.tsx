import type { NotaDeProyecto } from '@mantenible/contracts/nota';
import { contar } from '@mantenible/wording/contar';
import { sinPunto } from '@mantenible/wording/sin-punto';
import { Checkbox } from '@mantine/core';
import { Link } from 'react-router';

import { nombreDecision } from '../../../lib/marca/textos.ts';
import { paths } from '../../../lib/paths.ts';
import { claveDeMarca } from '../modelo/form-correccion.ts';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

type Dadas = NotaDeProyecto['marcasDadas'];

interface MarcasProps {
  readonly dadas: Dadas;
  readonly aceptadas: readonly string[];
  readonly onCambiar: (aceptadas: string[]) => void;
}

/** New findings that the team marked, which count until their mark is accepted. */
export function Marcas({ dadas, aceptadas, onCambiar }: MarcasProps) {
  if (dadas.length === 0) return null;
  return (
    <Checkbox.Group
      label="Incidencias nuevas que el equipo marcó"
      description="Cuentan como las demás hasta que usted acepta la marca."
      value={[...aceptadas]}
      onChange={onCambiar}
    >
      <ul className={classes.list}>
        {dadas.map((una) => (
          <li key={claveDeMarca(una)} className={classes.option}>
            <Checkbox
              value={claveDeMarca(una)}
              label={`Aceptar la marca de «${sinPunto(una.mensaje)}» en ${una.ruta}`}
            />
            <span className={shared.largeDetail}>
              <Link to={paths.regla.href({ regla: una.regla })}>{una.regla}</Link> · {loQueQuita(una)}
            </span>
            <Motivos marcas={una.marcas} />
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );
}

const verbo = (cuantas: number): string => (cuantas === 1 ? 'cuenta' : 'cuentan');

function loQueQuita({ nuevas, aceptadas, quita }: Dadas[number]): string {
  const quedan = nuevas - quita;
  const cuentan = quedan === 0 ? `no ${verbo(nuevas)}` : `${verbo(quedan)} ${quedan}`;
  const hay = `${contar(nuevas, 'incidencia nueva', 'incidencias nuevas')}; al aceptar la marca, ${cuentan}`;
  return aceptadas === 0 || aceptadas >= quita
    ? hay
    : `${hay}. Hasta ahora se ${aceptadas === 1 ? 'aceptó' : 'aceptaron'} ${aceptadas}; si guarda con la marca aceptada, se aceptan ${quita}`;
}

function Motivos({ marcas }: Pick<Dadas[number], 'marcas'>) {
  if (marcas.length === 0) return <span className={shared.largeDetail}>El equipo ya quitó su marca.</span>;
  // Marks of findings that are alike often have one reason.
  const distintos = new Set(marcas.map(({ decision, razon }) => `${nombreDecision[decision]}: ${razon}`));
  return [...distintos].map((motivo) => (
    <span key={motivo} className={shared.largeDetail}>
      <bdi>{motivo}</bdi>
    </span>
  ));
}
