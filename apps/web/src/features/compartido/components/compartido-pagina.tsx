import type { Compartido, ContenidoCompartido } from '@mantenible/contracts/compartido';
import type { ClaseCompartida } from '@mantenible/domain/enlace';
import { formatDateTime } from '@mantenible/wording/fechas';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina, SeccionDelTitulo } from '../../../ui/pagina/index.ts';
import { leerCompartidoQuery } from '../api/leer-compartido.ts';

const titulos: Readonly<Partial<Record<ClaseCompartida, string>>> = {
  informe: 'Reporte de la prueba',
  analisis: 'Análisis estático',
  'comparacion-pruebas': 'Comparación de dos pruebas',
  'comparacion-analisis': 'Comparación de dos análisis',
  plan: 'Plan de mejora',
};

interface CompartidoPaginaProps {
  /** Draws what a link shows with the parts of the pages that show it to its owner. */
  readonly Contenido: ComponentType<{ readonly proyecto: string; readonly contenido: ContenidoCompartido }>;
}

/** /compartido/{key}: what a read-only link shows. A link that opens nothing is an empty page with the reason. */
export function CompartidoPagina({ Contenido }: CompartidoPaginaProps) {
  const { clave = '' } = useParams();
  const consulta = useQuery(leerCompartidoQuery(clave));
  const noVale = consulta.error !== null && toApiProblem(consulta.error).status === 404;
  const { data } = consulta;
  return (
    <SeccionDelTitulo value={data?.proyecto ?? null}>
      <Pagina
        titulo={(data && titulos[data.contenido.clase]) ?? 'Enlace compartido'}
        ancho="ancho"
        {...(data && { introduccion: <DeQue {...data} /> })}
      >
        {noVale ? (
          <Vacio texto={toApiProblem(consulta.error).mensaje} />
        ) : (
          <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
            {({ proyecto, contenido }) => <Contenido proyecto={proyecto} contenido={contenido} />}
          </EstadoConsulta>
        )}
      </Pagina>
    </SeccionDelTitulo>
  );
}

function DeQue({ proyecto, expira }: Pick<Compartido, 'proyecto' | 'expira'>) {
  return (
    <>
      Proyecto <bdi>{proyecto}</bdi>. Este enlace solo permite consultar, hasta el{' '}
      <time dateTime={expira}>{formatDateTime(expira)}</time>.
    </>
  );
}
