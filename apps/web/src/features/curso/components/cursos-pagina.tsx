import type { CursoResumen } from '@mantenible/contracts/curso';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';

import { EnlaceGuia } from '../../../lib/enlace-guia.tsx';
import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { listarCursosQuery } from '../api/listar-cursos.ts';
import { estadosEnPalabras, labels, papelesEnPalabras } from '../labels.ts';
import { CampoDeCodigo } from './campo-de-codigo.tsx';
import { DialogoCurso } from './dialogo-curso.tsx';

/** /cursos: the courses of a person, with the way into another one. */
export function CursosPagina() {
  const consulta = useQuery(listarCursosQuery());
  const [creando, setCreando] = useState(false);
  const navigate = useNavigate();
  const crea = consulta.data?.crear === true;
  const abrir = crea && (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => {
        setCreando(true);
      }}
    >
      {labels.abrir}
    </Button>
  );
  return (
    <Pagina
      titulo={labels.cursos}
      ancho="ancho"
      introduccion={crea ? <EnlaceGuia a="cursos">Guía: enseñar con un curso</EnlaceGuia> : undefined}
      acciones={abrir || undefined}
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo={labels.falloLista}>
        {({ cursos }) => (
          <>
            {cursos.length === 0 ? (
              <Vacio texto={crea ? labels.sinCursosDocente : labels.sinCursos} />
            ) : (
              <TablaDatos etiqueta="Cursos" columnas={columnas} registros={cursos} />
            )}
            <CampoDeCodigo />
          </>
        )}
      </EstadoConsulta>
      {creando && (
        <DialogoCurso
          onCerrar={() => {
            setCreando(false);
          }}
          onCreado={({ _id: id }) => {
            void navigate(paths.curso.href({ id }));
          }}
        />
      )}
    </Pagina>
  );
}

const columnas: readonly Columna<CursoResumen>[] = [
  { titulo: 'Curso', celda: Nombre },
  { titulo: 'Estado', celda: ({ estado }) => estadosEnPalabras[estado] },
  { titulo: 'Su papel', celda: ({ papel }) => papelesEnPalabras[papel] },
  { titulo: 'Docentes', celda: ({ docentes }) => <bdi>{docentes.join(', ')}</bdi> },
  {
    titulo: 'Clase',
    celda: ({ personas, proyectos }) =>
      `${contar(personas, 'persona', 'personas')}, ${contar(proyectos, 'proyecto', 'proyectos')}`,
  },
];

function Nombre({ _id: id, nombre, periodo }: CursoResumen) {
  return (
    <>
      <strong>
        <Link to={paths.curso.href({ id })}>
          <bdi>{nombre}</bdi>
        </Link>
      </strong>{' '}
      <bdi>{periodo}</bdi>
    </>
  );
}
