import type { Curso } from '@mantenible/contracts/curso';
import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';

import type { Versioned } from '../../../lib/http.ts';
import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { PestanasEnlace } from '../../../ui/pestanas-enlace.tsx';
import { leerCursoQuery } from '../api/leer-curso.ts';
import { estadosEnPalabras, labels } from '../labels.ts';
import { Ajustes } from './ajustes.tsx';
import { Clase } from './clase.tsx';
import classes from './curso.module.css';
import { Participante } from './participante.tsx';
import { Personas } from './personas.tsx';

/** A part of a course's page that another concept draws, such as its deliveries. */
export interface VistaDeCurso {
  readonly vista: string;
  readonly texto: string;
  /** For admins alone. */
  readonly soloAdmin?: boolean;
  readonly dibujar: (curso: Curso) => ReactNode;
}

/** /curso/{id}: for its lecturers the class and its settings, for those who joined what they brought. */
export function CursoPagina({ vistas = [] }: { readonly vistas?: readonly VistaDeCurso[] }) {
  const { id = '' } = useParams();
  const consulta = useQuery(leerCursoQuery(id));
  const curso = consulta.data?.value;
  const { roles } = usePersona();
  const comunes = vistas.filter(({ soloAdmin = false }) => !soloAdmin);
  return (
    <Pagina
      titulo={curso?.nombre ?? 'Curso'}
      ancho="ancho"
      migas={[{ texto: labels.cursos, href: paths.cursos.href() }]}
      introduccion={curso && <Datos curso={curso} />}
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo leer el curso.">
        {(leido) =>
          leido.value.papel === 'estudiante' ? (
            <>
              {comunes.map(({ vista, dibujar }) => (
                <section key={vista} className={classes.part}>
                  {dibujar(leido.value)}
                </section>
              ))}
              <Participante curso={leido.value} />
            </>
          ) : (
            <Docencia leido={leido} vistas={roles.includes('admin') ? vistas : comunes} />
          )
        }
      </EstadoConsulta>
    </Pagina>
  );
}

function Datos({ curso }: { readonly curso: Curso }) {
  const { periodo, estado, docentes, personas, proyectos } = curso;
  return (
    <ul className={classes.facts} aria-label="Datos del curso">
      <li>
        <bdi>{periodo}</bdi>
      </li>
      <li>{estadosEnPalabras[estado]}</li>
      <li>
        {docentes.length === 1 ? 'Docente' : 'Docentes'}:{' '}
        <bdi>{docentes.map(({ nombre }) => nombre).join(', ')}</bdi>
      </li>
      <li>
        {contar(personas, 'persona', 'personas')}, {contar(proyectos, 'proyecto', 'proyectos')}
      </li>
    </ul>
  );
}

interface DocenciaProps {
  readonly leido: Versioned<Curso>;
  readonly vistas: readonly VistaDeCurso[];
}

function Docencia({ leido, vistas }: DocenciaProps) {
  const curso = leido.value;
  const [params] = useSearchParams();
  const todas: readonly VistaDeCurso[] = [
    { vista: 'personas', texto: 'Personas y proyectos', dibujar: (suyo) => <Personas curso={suyo} /> },
    ...vistas,
    { vista: 'clase', texto: 'Clase', dibujar: (suyo) => <Clase curso={suyo} /> },
    { vista: 'ajustes', texto: 'Ajustes', dibujar: () => <Ajustes leido={leido} /> },
  ];
  const [primera] = todas;
  const actual = todas.find(({ vista }) => vista === params.get('vista')) ?? primera;
  const pestanas = todas.map(({ vista, texto }) => ({
    texto,
    href: vista === 'personas' ? '?' : `?vista=${vista}`,
    actual: actual?.vista === vista,
  }));
  return (
    <>
      <PestanasEnlace nombre="Páginas del curso" pestanas={pestanas} />
      {actual?.dibujar(curso)}
    </>
  );
}
