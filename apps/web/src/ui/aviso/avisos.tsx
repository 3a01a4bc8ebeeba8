import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';

import { avisoDuration, avisoStore, closeAviso, type Aviso, type TipoAviso } from './aviso-store.ts';
import classes from './avisos.module.css';
import { useDespejar } from './use-despejar.ts';

const icons: Readonly<Record<TipoAviso, typeof IconX>> = {
  exito: IconCircleCheck,
  nota: IconInfoCircle,
  error: IconAlertCircle,
  aviso: IconInfoCircle,
};

/** Whether the pointer or the focus rests on the element: such an alert is not removed. */
function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);
  useEffect(() => {
    const node = element.current;
    const controller = new AbortController();
    const on = (type: string, value: boolean) => {
      node?.addEventListener(
        type,
        () => {
          setAttended(value);
        },
        { signal: controller.signal },
      );
    };
    on('pointerenter', true);
    on('focusin', true);
    on('pointerleave', false);
    on('focusout', false);
    return () => {
      controller.abort();
    };
  }, [element]);
  return attended;
}

function AvisoItem({ aviso }: { readonly aviso: Aviso }) {
  const element = useRef<HTMLDivElement>(null);
  const attended = useAttention(element);
  useEffect(() => {
    if (attended) return undefined;
    const timer = setTimeout(() => {
      closeAviso(aviso.id);
    }, avisoDuration);
    return () => {
      clearTimeout(timer);
    };
  }, [aviso.id, attended]);

  const Icon = icons[aviso.tipo];
  return (
    <div ref={element} className={classes.item} data-tipo={aviso.tipo}>
      <Icon size={22} aria-hidden className={classes.icon} />
      <p role="alert" className={classes.text}>
        {aviso.texto}
      </p>
      <button
        type="button"
        className={classes.close}
        aria-label="Cerrar aviso"
        onClick={() => {
          closeAviso(aviso.id);
        }}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  );
}

/** Container of the alerts; rendered once, by the application's root. */
export function Avisos() {
  const region = useRef<HTMLElement>(null);
  useDespejar(region);
  const avisos = useSyncExternalStore(avisoStore.subscribe, avisoStore.get);
  return (
    <section ref={region} className={classes.region} aria-label="Avisos">
      {avisos.map((aviso) => (
        <AvisoItem key={aviso.id} aviso={aviso} />
      ))}
    </section>
  );
}
