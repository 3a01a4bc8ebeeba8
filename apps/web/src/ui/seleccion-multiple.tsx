import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Button, Checkbox, Fieldset, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { moveItem, toggleItem } from './ordered-selection.ts';
import { marcaQuitar, quitarConFoco } from './quitar-con-foco.ts';
import classes from './seleccion-multiple.module.css';
import { sinEfecto } from './sin-efecto.ts';

export interface Opcion {
  readonly id: string;
  readonly texto: string;
}

interface SeleccionMultipleProps {
  /** Noun of an item, in lower case and feminine: 'pauta', 'pautas'. */
  readonly nombreSingular: string;
  readonly nombrePlural: string;
  readonly leyenda: string;
  readonly opciones: readonly Opcion[];
  /** Ids of the selected items in their order: a new one comes last, and buttons change the order. */
  readonly seleccion: readonly string[];
  readonly onCambio: (seleccion: readonly string[]) => void;
  readonly filtrar: (opciones: readonly Opcion[], busqueda: string) => readonly Opcion[];
  readonly error?: string | undefined;
}

/** Searchable selection of several items, whose order can be changed; the count is always visible. */
export function SeleccionMultiple(props: SeleccionMultipleProps) {
  const { nombreSingular, nombrePlural, leyenda, opciones, seleccion, onCambio, filtrar, error } = props;
  const [search, setSearch] = useState('');
  const caja = useRef<HTMLFieldSetElement>(null);
  const found = filtrar(opciones, search);
  return (
    <Fieldset ref={caja} legend={leyenda} className={classes.fieldset}>
      <TextInput
        type="search"
        label={`Buscar ${nombrePlural}`}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        error={error}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={classes.count} role="status">
        {contar(seleccion.length, 'seleccionada', 'seleccionadas')} · {formatNumber(found.length)} de{' '}
        {contar(opciones.length, nombreSingular, nombrePlural)} a la vista
      </p>
      <ul className={classes.options} aria-label={`Opciones de ${nombrePlural}`}>
        {found.map(({ id, texto }) => (
          <li key={id}>
            <Checkbox
              label={texto}
              checked={seleccion.includes(id)}
              onChange={() => {
                onCambio(toggleItem(seleccion, id));
              }}
            />
          </li>
        ))}
        {found.length === 0 && <li>Nada coincide con la búsqueda.</li>}
      </ul>
      <Elegidas
        opciones={opciones}
        seleccion={seleccion}
        onCambio={onCambio}
        onQuitar={(index, quitar) => {
          quitarConFoco(caja.current, index, quitar, 'input[type="search"]');
        }}
      />
    </Fieldset>
  );
}

interface ElegidasProps extends Pick<SeleccionMultipleProps, 'opciones' | 'seleccion' | 'onCambio'> {
  /** Removes an item, and moves the focus of its button. */
  readonly onQuitar: (index: number, quitar: () => void) => void;
}

function Elegidas({ opciones, seleccion, onCambio, onQuitar }: ElegidasProps) {
  if (seleccion.length === 0) return null;
  const textOf = new Map(opciones.map(({ id, texto }) => [id, texto]));
  return (
    <>
      <p className={classes.heading} id="orden-seleccion">
        Orden de la selección
      </p>
      <ol className={classes.chosen} aria-labelledby="orden-seleccion">
        {seleccion.map((id, index) => {
          const texto = textOf.get(id) ?? 'Desconocido';
          const move = (to: number) => () => {
            onCambio(moveItem(seleccion, index, to));
          };
          return (
            <li key={id}>
              <span className={classes.text}>{texto}</span>
              <BotonDeElegida icono="subir" texto={texto} inactivo={index === 0} onClick={move(index - 1)} />
              <BotonDeElegida
                icono="bajar"
                texto={texto}
                inactivo={index === seleccion.length - 1}
                onClick={move(index + 1)}
              />
              <BotonDeElegida
                icono="quitar"
                texto={texto}
                onClick={() => {
                  onQuitar(index, () => {
                    onCambio(toggleItem(seleccion, id));
                  });
                }}
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

const icons = {
  subir: { Icon: IconArrowUp, label: 'Subir' },
  bajar: { Icon: IconArrowDown, label: 'Bajar' },
  quitar: { Icon: IconX, label: 'Quitar' },
} as const;

interface BotonDeElegidaProps {
  readonly icono: keyof typeof icons;
  readonly texto: string;
  readonly inactivo?: boolean;
  readonly onClick: () => void;
}

function BotonDeElegida({ icono, texto, inactivo = false, onClick }: BotonDeElegidaProps) {
  const { Icon, label } = icons[icono];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.move}
      {...(icono === 'quitar' && marcaQuitar)}
      aria-label={`${label} ${texto}`}
      {...sinEfecto(inactivo)}
      onClick={() => {
        if (!inactivo) onClick();
      }}
    >
      <Icon size={16} aria-hidden />
    </Button>
  );
}
