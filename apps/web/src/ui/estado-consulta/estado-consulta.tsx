import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { BotonOcupado } from '../boton-ocupado.tsx';
import { Cargando, Fallo, Vacio } from './estados.tsx';

interface EstadoConsultaProps<T> {
  readonly consulta: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** Specified loading text. */
  readonly textoCargando?: string;
  /** Specified text of a failed load, below 'No se pudo cargar'. */
  readonly textoFallo?: string;
  readonly esVacio?: (data: T) => boolean;
  readonly textoVacio?: string;
  /** Next step offered by the empty state: a button or link. */
  readonly accionVacio?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** The four states of a read: loading, failed (with 'Reintentar'), empty and full. */
export function EstadoConsulta<T>(props: EstadoConsultaProps<T>) {
  const { consulta, textoCargando = 'Loading...', textoFallo, esVacio, textoVacio = '', accionVacio } = props;
  const { data, error, refetch, isFetching } = consulta;
  // A retry drops the query's error: the failure stays with its button, which has the focus.
  const [reintentado, setReintentado] = useState<Error | null>(null);
  const fallo = error ?? reintentado;
  if (data !== undefined) {
    return esVacio?.(data) === true ? <Vacio texto={textoVacio}>{accionVacio}</Vacio> : props.children(data);
  }
  if (fallo === null) return <Cargando texto={textoCargando} />;
  const reintentar = async () => {
    setReintentado(fallo);
    await refetch();
    setReintentado(null);
  };
  return (
    <Fallo texto={textoFallo} causa={isFetching ? textoCargando : fallo.message}>
      {puedeRepetirse(fallo) && (
        <BotonOcupado variant="light" ocupado={isFetching} onClick={() => void reintentar()}>
          Reintentar
        </BotonOcupado>
      )}
    </Fallo>
  );
}

/** False for a missing permission, which a retry cannot change. */
function puedeRepetirse(error: Error): boolean {
  return !('status' in error && error.status === 403);
}
