import type { ResumenDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import { leerResumenQuery } from '../api/leer-resumen.ts';
import classes from './curso.module.css';

/** The class as a whole: its degrees, the rules that it breaks most, and its weakest questions. */
export function Clase({ curso }: { readonly curso: Curso }) {
  const consulta = useQuery(leerResumenQuery(curso._id));
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudo leer la clase."
      esVacio={({ proyectos }) => proyectos === 0}
      textoVacio="Todavía no hay proyectos en el curso: aquí se verá la clase en conjunto."
    >
      {(resumen) => (
        <div className={classes.sections}>
          <Grados {...resumen} />
          <Reglas {...resumen} />
          <Preguntas {...resumen} />
        </div>
      )}
    </EstadoConsulta>
  );
}

function Grados({ grados, sinGrado }: ResumenDeClase) {
  const mayor = Math.max(1, ...grados);
  return (
    <section className={classes.section} data-ruta="estatica">
      <h2>Distribución del grado de mantenibilidad</h2>
      {grados.some((cuantos) => cuantos > 0) && (
        <dl className={classes.bars}>
          {grados.map((cuantos, i) => (
            // The tens are the whole list, always in this order.
            <Decena key={`${i * 10}`} desde={i * 10} cuantos={cuantos} mayor={mayor} />
          ))}
        </dl>
      )}
      {sinGrado > 0 && <p>{contar(sinGrado, 'proyecto no tiene grado', 'proyectos no tienen grado')}.</p>}
    </section>
  );
}

interface DecenaProps {
  readonly desde: number;
  readonly cuantos: number;
  readonly mayor: number;
}

function Decena({ desde, cuantos, mayor }: DecenaProps) {
  return (
    <>
      <dt>
        {desde} a {desde + 10} %
      </dt>
      <dd aria-hidden>
        {cuantos > 0 && <div className={classes.bar} style={{ inlineSize: `${(cuantos / mayor) * 100}%` }} />}
      </dd>
      <dd>{contar(cuantos, 'proyecto', 'proyectos')}</dd>
    </>
  );
}

function Reglas({ reglas, sinRecuento }: ResumenDeClase) {
  return (
    <section className={classes.section} data-ruta="estatica">
      <h2>Reglas más incumplidas</h2>
      {reglas.length === 0 ? (
        <p>Ningún análisis de la clase encontró incidencias.</p>
      ) : (
        <TablaDatos
          etiqueta="Reglas más incumplidas"
          columnas={[
            {
              titulo: 'Regla',
              celda: ({ regla }) => <Link to={paths.regla.href({ regla })}>{regla}</Link>,
            },
            { titulo: 'Proyectos', celda: ({ proyectos }) => proyectos, numerica: true },
            { titulo: 'Incidencias', celda: ({ incidencias }) => incidencias, numerica: true },
          ]}
          registros={reglas.map((una) => ({ ...una, _id: una.regla }))}
        />
      )}
      {sinRecuento > 0 && (
        <p>
          {contar(sinRecuento, 'proyecto se analizó', 'proyectos se analizaron')} con una versión anterior del
          producto y no {sinRecuento === 1 ? 'cuenta' : 'cuentan'} aquí hasta su próximo análisis.
        </p>
      )}
    </section>
  );
}

function Preguntas({ preguntas }: ResumenDeClase) {
  return (
    <section className={classes.section} data-ruta="experiencia">
      <h2>Preguntas más débiles</h2>
      {preguntas.length === 0 ? (
        <p>Ningún proyecto de la clase tiene pruebas.</p>
      ) : (
        <TablaDatos
          etiqueta="Preguntas más débiles"
          columnas={[
            {
              titulo: 'Pregunta',
              celda: ({ pregunta, lista }) => (
                <>
                  <bdi>{pregunta}</bdi>
                  <span className={classes.detail}>{lista}</span>
                </>
              ),
            },
            { titulo: 'Promedio', celda: ({ promedio }) => formatPercent(promedio), numerica: true },
            { titulo: 'Respuestas', celda: ({ respuestas }) => respuestas, numerica: true },
            { titulo: 'En el nivel más bajo', celda: ({ enElMasBajo }) => enElMasBajo, numerica: true },
          ]}
          registros={preguntas.map((una, i) => ({ ...una, _id: `${i} ${una.pregunta}` }))}
        />
      )}
    </section>
  );
}
