import type { Vecinos } from '@mantenible/contracts/clase';
import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useMatch } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { leerVecinosQuery } from '../api/leer-vecinos.ts';
import { guardarRevision, leerRevision, type Revision } from '../modelo/revision.ts';
import shared from '../../../ui/shared.module.css';
import classes from './curso.module.css';

/**
 * While a lecturer reviews the projects of a course: the course, and the projects before and after, in the order of its table. The
 * review begins at /curso/{id}/proyecto/{proyecto} and continues on the other pages of its projects.
 */
export function BarraDeRevision({ proyecto }: { readonly proyecto: string }) {
  const revision = useRevision();
  const consulta = leerVecinosQuery(revision?.curso ?? '', proyecto, revision?.consulta ?? '');
  const { data } = useQuery(
    revision === null ? { ...consulta, queryFn: skipToken } : { ...consulta, retry: false },
  );
  const { pathname } = useLocation();
  if (revision === null || data === undefined || data.lugar === 0) return null;
  const { curso, lugar, total, anterior, siguiente } = data;
  const hrefDe = ({ _id }: NonNullable<Vecinos['anterior']>) =>
    pathname.includes(proyecto)
      ? pathname.replace(proyecto, _id)
      : paths.proyectoDeCurso.href({ id: curso._id, id2: _id });
  return (
    <nav className={`${shared.card} ${classes.review}`} aria-label="Revisión del curso">
      <Link to={`${paths.curso.href({ id: curso._id })}?${revision.consulta}`}>
        <bdi>{curso.nombre}</bdi>
      </Link>
      <div className={classes.places}>
        <Paso vecino={anterior} hrefDe={hrefDe} texto="Anterior" />
        <span>
          Proyecto {lugar} de {total}
        </span>
        <Paso vecino={siguiente} hrefDe={hrefDe} texto="Siguiente" />
      </div>
    </nav>
  );
}

interface PasoProps {
  readonly vecino: Vecinos['anterior'];
  readonly hrefDe: (vecino: NonNullable<Vecinos['anterior']>) => string;
  readonly texto: 'Anterior' | 'Siguiente';
}

function Paso({ vecino, hrefDe, texto }: PasoProps) {
  if (vecino === null) return null;
  const Icono = texto === 'Anterior' ? IconChevronLeft : IconChevronRight;
  const icono = <Icono size={16} aria-hidden />;
  return (
    <Button
      component={Link}
      to={hrefDe(vecino)}
      variant="default"
      size="compact-md"
      aria-label={`${texto}: ${vecino.nombre}`}
      {...(texto === 'Anterior' ? { leftSection: icono } : { rightSection: icono })}
    >
      {texto}
    </Button>
  );
}

/** The review of this tab: that of the address, kept for the other pages of the projects. */
function useRevision(): Revision | null {
  const lugar = useMatch(paths.proyectoDeCurso.pattern);
  const { search } = useLocation();
  const curso = lugar?.params.id;
  useEffect(() => {
    if (curso === undefined) return;
    const previa = leerRevision();
    // Without a query the order stays as it was.
    if (search !== '' || previa?.curso !== curso) guardarRevision({ curso, consulta: search.slice(1) });
  }, [curso, search]);
  if (curso === undefined) return leerRevision();
  const previa = leerRevision();
  const consulta = search === '' && previa?.curso === curso ? previa.consulta : search.slice(1);
  return { curso, consulta };
}
