import { useEffect, useRef, type RefObject } from 'react';

/** Container of a list: it takes the focus when an item and its focused button are removed. */
export function useFocoTrasQuitar(cuantos: number): RefObject<HTMLDivElement | null> {
  const contenedor = useRef<HTMLDivElement>(null);
  const antes = useRef(cuantos);
  useEffect(() => {
    if (cuantos < antes.current && document.activeElement === document.body) contenedor.current?.focus();
    antes.current = cuantos;
  }, [cuantos]);
  return contenedor;
}
