import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';

import classes from './quieto.module.css';

interface QuietoProps {
  /** Whether the save of these fields is under way. */
  readonly ocupado: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a form that closes once it is saved: while its save is under way they take nothing that would be lost with it, and keep
 * the focus. A form that stays keeps instead what is written meanwhile.
 */
export function Quieto({ ocupado, children }: QuietoProps) {
  const campos = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ocupado) return undefined;
    const suyos = camposDeTexto(campos.current);
    for (const campo of suyos) campo.readOnly = true;
    return () => {
      for (const campo of suyos) campo.readOnly = false;
    };
  }, [ocupado]);
  // A choice has no state that is read only.
  const parar = (evento: SyntheticEvent) => {
    if (!ocupado || esDeDialogo(evento)) return;
    evento.preventDefault();
    evento.stopPropagation();
  };
  return (
    <div ref={campos} className={classes.still} onChangeCapture={parar} onClickCapture={parar}>
      {children}
    </div>
  );
}

/** The text fields that are not read only by themselves. */
function camposDeTexto(dentro: HTMLElement | null): readonly (HTMLInputElement | HTMLTextAreaElement)[] {
  const todos = dentro?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [];
  return [...todos].filter(({ readOnly }) => !readOnly);
}

/** Whether the event is of a dialog among the fields; React brings it here also where that stands elsewhere in the page. */
function esDeDialogo({ currentTarget, target }: SyntheticEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  const dialogo = target.closest('[role="dialog"]');
  return dialogo !== null && currentTarget.contains(dialogo);
}
