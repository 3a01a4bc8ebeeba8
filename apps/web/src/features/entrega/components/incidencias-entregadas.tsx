import { incidenciasPorPagina } from '@mantenible/contracts/entrega';
import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { leerIncidenciasEntregadasQuery } from '../api/leer-incidencias-entregadas.ts';
import classes from './entrega.module.css';

interface IncidenciasEntregadasProps {
  readonly entregaId: string;
  readonly proyecto: string;
  /** Whether the reader comments on what was delivered. */
  readonly comentar: boolean;
}

/** Findings of what was delivered, with the line of the code that each is about. */
export function IncidenciasEntregadas({ entregaId, proyecto, comentar }: IncidenciasEntregadasProps) {
  const [pagina, setPagina] = useState(1);
  const desde = (pagina - 1) * incidenciasPorPagina;
  const consulta = useQuery(leerIncidenciasEntregadasQuery(entregaId, proyecto, desde));
  return (
    <section aria-labelledby="incidencias-entregadas">
      <h2 id="incidencias-entregadas" className={classes.subtitle}>
        Incidencias
      </h2>
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {({ total, incidencias, desde: primera }) => (
          <>
            <p>{contar(total, 'incidencia', 'incidencias')} en el commit analizado.</p>
            <ol className={classes.findings} start={primera + 1}>
              {incidencias.map(({ ruta, linea, regla, mensaje, codigo }, i) => (
                <li key={i}>
                  <bdi>{mensaje}</bdi>
                  <span className={classes.detail}>
                    <bdi>
                      {ruta}
                      {linea !== null && `:${linea}`}
                    </bdi>
                    , <Link to={paths.regla.href({ regla })}>{regla}</Link>
                    {comentar && (
                      <Comentar
                        nota={paths.nota.href({ entregaId, proyecto })}
                        numero={primera + i + 1}
                        sobre={`${ruta}${linea === null ? '' : `:${linea}`} ${regla}`}
                      />
                    )}
                  </span>
                  {codigo !== null && <code className={classes.code}>{codigo}</code>}
                </li>
              ))}
            </ol>
            {total > incidenciasPorPagina && (
              <Paginador
                pagina={pagina}
                paginas={Math.ceil(total / incidenciasPorPagina)}
                onCambio={setPagina}
                etiqueta="Páginas de incidencias"
              />
            )}
          </>
        )}
      </EstadoConsulta>
    </section>
  );
}

interface ComentarProps {
  readonly nota: string;
  readonly numero: number;
  /** What the comment is about, in words that stay when findings get another number. */
  readonly sobre: string;
}

function Comentar({ nota, numero, sobre }: ComentarProps) {
  const consulta = new URLSearchParams({ incidencia: sobre }).toString();
  return (
    <>
      {' · '}
      <Link to={`${nota}?${consulta}`} aria-label={`Comentar la incidencia ${numero}`}>
        Comentar
      </Link>
    </>
  );
}
