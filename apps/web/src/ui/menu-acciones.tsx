import { ActionIcon } from '@mantine/core';
import { IconDots, type Icon } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';

import classes from './menu-acciones.module.css';

/** One entry of a menu of actions: a link, or a button. */
export type AccionDeMenu = {
  readonly texto: string;
  /** Accessible name where the text alone does not name what it acts on. */
  readonly etiqueta?: string;
  readonly Icono: Icon;
} & ({ readonly href: string } | { readonly peligro?: boolean; readonly onPulsar: () => void });

interface MenuAccionesProps {
  /** Accessible name of the button: what the actions belong to. */
  readonly nombre: string;
  readonly acciones: readonly AccionDeMenu[];
}

/** Button ⋯ that shows the actions that are used less often; Escape, and whatever happens elsewhere, closes them. */
export function MenuAcciones({ nombre, acciones }: MenuAccionesProps) {
  const [abierto, setAbierto] = useState(false);
  const raiz = useRef<HTMLDivElement>(null);
  const boton = useRef<HTMLButtonElement>(null);
  const id = useId();
  useCerrar(abierto, { raiz, boton }, () => {
    setAbierto(false);
  });
  return (
    <div ref={raiz} className={classes.menu}>
      <ActionIcon
        ref={boton}
        variant="default"
        size="lg"
        aria-label={nombre}
        aria-expanded={abierto}
        aria-controls={id}
        onClick={() => {
          setAbierto((antes) => !antes);
        }}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      <ul id={id} hidden={!abierto} className={classes.list}>
        {acciones.map((accion) => (
          <li key={accion.texto}>
            <Entrada
              accion={accion}
              onElegir={() => {
                setAbierto(false);
                // A dialog that the action opens returns the focus here: the entry is hidden meanwhile.
                boton.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PartesDeMenu {
  readonly raiz: RefObject<HTMLElement | null>;
  readonly boton: RefObject<HTMLElement | null>;
}

/** Closes an open menu by Escape, which returns the focus to its button, and by a press or the focus outside of it. */
function useCerrar(abierto: boolean, { raiz, boton }: PartesDeMenu, onCerrar: () => void): void {
  const cerrar = useEffectEvent(onCerrar);
  useEffect(() => {
    if (!abierto) return undefined;
    const alSalir = ({ target }: Event) => {
      if (target instanceof Node && raiz.current?.contains(target) !== true) cerrar();
    };
    const alTeclear = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      cerrar();
      boton.current?.focus();
    };
    document.addEventListener('pointerdown', alSalir);
    document.addEventListener('focusin', alSalir);
    document.addEventListener('keydown', alTeclear);
    return () => {
      document.removeEventListener('pointerdown', alSalir);
      document.removeEventListener('focusin', alSalir);
      document.removeEventListener('keydown', alTeclear);
    };
  }, [abierto, raiz, boton]);
}

interface EntradaProps {
  readonly accion: AccionDeMenu;
  readonly onElegir: () => void;
}

function Entrada({ accion, onElegir }: EntradaProps) {
  const { texto, etiqueta, Icono } = accion;
  if ('href' in accion) {
    return (
      <Link to={accion.href} aria-label={etiqueta} className={classes.entry} onClick={onElegir}>
        <Icono size={18} aria-hidden /> {texto}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-label={etiqueta}
      className={classes.entry}
      data-peligro={accion.peligro === true}
      onClick={() => {
        onElegir();
        accion.onPulsar();
      }}
    >
      <Icono size={18} aria-hidden /> {texto}
    </button>
  );
}
