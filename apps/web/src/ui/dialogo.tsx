import { Modal, type ModalRootProps } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';

import classes from './dialogo.module.css';

interface DialogoProps extends Omit<ModalRootProps, 'title'> {
  readonly title: ReactNode;
  /** Without its cross, for dialogs that only their own buttons answer. */
  readonly withCloseButton?: boolean;
}

/**
 * Dialog over the page: focus stays inside, Escape closes, and the focus returns afterwards. The page behind is
 * kept from scrolling by the style sheet, since Mantine's own lock writes a style element that the content policy
 * refuses. Its heading is our own: Mantine's is a `header`, a second banner of the page.
 */
export function Dialogo({ title, withCloseButton = true, children, ...props }: DialogoProps) {
  useFocoDevuelto(props.opened);
  return (
    <Modal.Root centered lockScroll={false} transitionProps={{ duration: 0 }} {...props}>
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.header}>
          <Modal.Title className={classes.title}>{title}</Modal.Title>
          {withCloseButton && <Modal.CloseButton aria-label="Cerrar" />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** A dialog that leaves the page with its opening state: Mantine gives the focus back only to one that stays, closed. */
function useFocoDevuelto(abierto: boolean): void {
  useEffect(() => {
    if (!abierto) return;
    const { activeElement: antes } = document;
    return () => {
      if (antes instanceof HTMLElement && document.activeElement === document.body) antes.focus();
    };
  }, [abierto]);
}
