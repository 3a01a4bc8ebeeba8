import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';

import { useReload } from '../../../lib/forms/use-reload.ts';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerNotaQuery } from '../api/leer-nota.ts';
import { Correccion } from './correccion.tsx';
import { LecturaDeNota } from './lectura-de-nota.tsx';
import classes from './nota.module.css';

interface NotaPaginaProps {
  /** What other features show of the delivery: comments, and agreement with the reference. */
  readonly comentarios: ReactNode;
  readonly acuerdo: ReactNode;
}

/** /entrega/{delivery}/nota/{project}: the mark of a project, to give it as a lecturer, or to read it. */
export function NotaPagina({ comentarios, acuerdo }: NotaPaginaProps) {
  const { entregaId = '', proyecto = '' } = useParams();
  const consulta = useQuery(leerNotaQuery(entregaId, proyecto));
  const { lectura, recargar } = useRelectura(consulta);
  const cual = `${entregaId} ${proyecto}`;
  const nota = consulta.data;
  const migas = nota
    ? [
        {
          texto: nota.entrega.titulo,
          href: (nota.lector === 'equipo' ? paths.entrega : paths.notas).href({ entregaId }),
        },
      ]
    : [];
  return (
    <Pagina titulo={nota ? `Nota de ${nota.proyecto.nombre}` : 'Nota'} ancho="ancho" migas={migas}>
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo cargar la nota.">
        {(leida) => (
          <>
            <p>
              De <bdi>{leida.proyecto.miembros.join(', ')}</bdi>.{' '}
              <Link to={paths.entregado.href({ entregaId, proyecto })}>Ver lo entregado</Link>
            </p>
            <div className={classes.two}>
              {leida.correccion && leida.puedeCalificar ? (
                <Correccion
                  key={`${cual} ${lectura}`}
                  nota={leida}
                  correccion={leida.correccion}
                  recargar={recargar}
                />
              ) : (
                <LecturaDeNota key={`${cual} lectura`} nota={leida} />
              )}
              <div key={cual}>
                {comentarios}
                {acuerdo}
              </div>
            </div>
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}

/** Reads the mark again for its form alone: what is being written beside it stays on the page. */
function useRelectura({ refetch }: Parameters<typeof useReload>[0]) {
  const [lectura, setLectura] = useState(0);
  const recargar = useReload({
    refetch: async () => {
      const leida = await refetch();
      if (leida.isSuccess) setLectura((numero) => numero + 1);
      return leida;
    },
  });
  return { lectura, recargar };
}
