import { incidenciasPorPagina, type IncidenciasEntregadas as Halladas } from '@mantenible/contracts/entrega';
import { contar } from '@mantenible/wording/contar';
import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import {
  leerIncidenciasEntregadasQuery,
  type CualesIncidencias,
} from '../api/leer-incidencias-entregadas.ts';
import { Comentar, type ComentariosDe } from './comentar.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';

interface IncidenciasEntregadasProps {
  readonly entregaId: string;
  readonly proyecto: string;
  /** Address of the mark for those who comment on findings; null for others. */
  readonly nota: string | null;
  readonly comentariosDe: ComentariosDe;
}

const opciones = [
  { value: 'todas', label: 'Todas' },
  { value: 'nuevas', label: 'Nuevas desde la plantilla' },
] as const;

/** Findings of what was delivered, with the line of the code that each is about; the new ones alone where they are known. */
export function IncidenciasEntregadas({ entregaId, proyecto, ...deComentarios }: IncidenciasEntregadasProps) {
  const [pagina, setPagina] = useState(1);
  const [cuales, setCuales] = useState<CualesIncidencias>('todas');
  const desde = (pagina - 1) * incidenciasPorPagina;
  const consulta = useQuery(leerIncidenciasEntregadasQuery(entregaId, proyecto, { cuales, desde }));
  return (
    <section aria-labelledby="incidencias-entregadas">
      <h2 id="incidencias-entregadas" className={classes.subtitle}>
        Incidencias
      </h2>
      {consulta.data?.comparada === true && (
        <SegmentedControl
          aria-label="Qué incidencias se ven"
          data={[...opciones]}
          value={cuales}
          onChange={(valor) => {
            setCuales(valor);
            setPagina(1);
          }}
        />
      )}
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {(halladas) => (
          <>
            <Resumen {...halladas} />
            {halladas.total > 0 && <Lista {...halladas} {...deComentarios} />}
            {halladas.total > incidenciasPorPagina && (
              <Paginador
                pagina={pagina}
                paginas={Math.ceil(halladas.total / incidenciasPorPagina)}
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

function Resumen({ total, silenciadas }: Halladas) {
  if (silenciadas === null)
    return <p>{contar(total, 'incidencia', 'incidencias')} en el commit analizado.</p>;
  return (
    <>
      <p>{textoNuevas(total)}</p>
      {silenciadas > 0 && (
        <p>
          Aparte, el código silencia {contar(silenciadas, 'incidencia', 'incidencias')} más que el de la
          plantilla: en una rúbrica {silenciadas === 1 ? 'cuenta como nueva' : 'cuentan como nuevas'}.
        </p>
      )}
    </>
  );
}

function textoNuevas(total: number): string {
  if (total === 0) return 'No hay incidencias nuevas respecto de la plantilla.';
  const nuevas = contar(total, 'incidencia nueva', 'incidencias nuevas');
  return `${nuevas}: la plantilla no ${total === 1 ? 'la' : 'las'} tiene en el mismo archivo. Si de varias iguales solo algunas son nuevas, se muestran las últimas.`;
}

type ListaProps = Pick<Halladas, 'desde' | 'incidencias'> &
  Pick<IncidenciasEntregadasProps, 'nota' | 'comentariosDe'>;

function Lista({ desde, incidencias, nota, comentariosDe }: ListaProps) {
  return (
    <ol className={classes.findings} start={desde + 1}>
      {incidencias.map(({ ruta, linea, regla, mensaje, codigo }, i) => (
        <li key={i}>
          <bdi>{mensaje}</bdi>
          <span className={shared.detail}>
            <bdi>
              {ruta}
              {linea !== null && `:${linea}`}
            </bdi>
            , <Link to={paths.regla.href({ regla })}>{regla}</Link>
            {nota !== null && (
              <Comentar
                nota={nota}
                lugar="incidencia"
                clave={lugarDe({ ruta, linea, regla })}
                numero={desde + i + 1}
              />
            )}
          </span>
          {codigo !== null && <code className={classes.code}>{codigo}</code>}
          {comentariosDe('incidencia', lugarDe({ ruta, linea, regla }))}
        </li>
      ))}
    </ol>
  );
}

type Lugar = Pick<Halladas['incidencias'][number], 'ruta' | 'linea' | 'regla'>;

/** A finding in words that stay when findings get another number. */
const lugarDe = ({ ruta, linea, regla }: Lugar): string =>
  `${ruta}${linea === null ? '' : `:${linea}`} ${regla}`;
