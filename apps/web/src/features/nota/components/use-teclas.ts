import { useEffect, useRef } from 'react';

/** Runs the action of a key pressed with Alt; keys are named by their place ('KeyN'), as Alt changes the letter on some systems. */
export function useTeclas(acciones: Readonly<Record<string, () => void>>): void {
  const vigentes = useRef(acciones);
  useEffect(() => {
    vigentes.current = acciones;
  });
  useEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      if (!evento.altKey || evento.ctrlKey || evento.metaKey) return;
      const accion = vigentes.current[evento.code];
      if (accion === undefined) return;
      evento.preventDefault();
      accion();
    };
    window.addEventListener('keydown', alPulsar);
    return () => {
      window.removeEventListener('keydown', alPulsar);
    };
  }, []);
}
