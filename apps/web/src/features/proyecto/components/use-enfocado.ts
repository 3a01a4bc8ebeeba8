import { useEffect, useState } from 'react';

/** Name of the field that received the focus within the last `ms` milliseconds; null afterwards and after it lost the focus. */
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
