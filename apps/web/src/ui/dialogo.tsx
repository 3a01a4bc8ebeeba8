import { Modal, type ModalRootProps } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';

import classes from './dialogo.module.css';

interface DialogoProps extends Omit<ModalRootProps, 'title'> {
  readonly title: ReactNode;
  /** False hides the cross, for dialogs that only their own buttons close. */
  readonly withCloseButton?: boolean;
}

/**
 * Dialog over the page: focus stays inside, Escape closes, and the focus returns afterwards. The style
 * sheet blocks the scrolling of the page, since Mantine's scroll lock writes a style element that the
 * content policy refuses. The heading replaces Mantine's, a `header`, which would be a second banner of the
 * page.
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
        <Modal.Body ref={enfocarPrimerCampo}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Marks the first field for the focus, which would go to the cross before it, unless the content marks another element. */
function enfocarPrimerCampo(cuerpo: HTMLElement | null): void {
  if (cuerpo?.querySelector('[data-autofocus]')) return;
  const campo = cuerpo?.querySelector('input:not([type="file"], [type="hidden"]), select, textarea');
  campo?.setAttribute('data-autofocus', 'true');
}

/**
 * Returns the focus of a dialog that is unmounted on close: Mantine does so only for a dialog that stays
 * mounted.
 */
function useFocoDevuelto(abierto: boolean): void {
  useEffect(() => {
    if (!abierto) return;
    const { activeElement: antes } = document;
    return () => {
      if (antes instanceof HTMLElement && document.activeElement === document.body) antes.focus();
    };
  }, [abierto]);
}
