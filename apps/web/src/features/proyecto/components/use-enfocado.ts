import { useEffect, useState } from 'react';

/** Name of the field that took the focus less than so many milliseconds ago; null afterwards and on leaving it. */
export function useEnfocado<T extends string>(ms: number) {
  const [enfocado, setEnfocado] = useState<T | null>(null);
  useEffect(() => {
    if (enfocado === null) return undefined;
    const timer = setTimeout(() => {
      setEnfocado(null);
    }, ms);
    return () => {
      clearTimeout(timer);
    };
  }, [enfocado, ms]);
  return {
    enfocado,
    alEnfocar: (nombre: T) => {
      setEnfocado(nombre);
    },
    alSalir: () => {
      setEnfocado(null);
    },
  };
}
