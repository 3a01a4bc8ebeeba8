import type { ResumenDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { minimoDeProyectos } from '@mantenible/domain/curso';
import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { useTitulos } from '../../../lib/incidencia/use-titulos.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { TablaDatos } from '../../../ui/tabla-datos.tsx';
import { leerResumenQuery } from '../api/leer-resumen.ts';
import { labels } from '../labels.ts';
import { sinContar, sinReglas } from '../modelo/frases-de-resumen.ts';
import shared from '../../../ui/shared.module.css';
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
      textoVacio={
        curso.estado === 'archivado'
          ? labels.archivadoSinProyectos
          : 'Todavía no hay proyectos en el curso: aquí se verá la clase en conjunto.'
      }
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

function Grados({ grados, sinAnalisis, deOtroCodigo, sinGrado }: ResumenDeClase) {
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
      {sinAnalisis > 0 && (
        <p>{contar(sinAnalisis, 'proyecto no tiene análisis', 'proyectos no tienen análisis')}.</p>
      )}
      {deOtroCodigo > 0 && (
        <p>
          {contar(deOtroCodigo, 'proyecto no cuenta', 'proyectos no cuentan')}, ni aquí ni en las reglas: su
          análisis es de un enlace o de una rama anteriores.
        </p>
      )}
      {sinGrado > 0 && <p>{contar(sinGrado, 'análisis no tiene grado', 'análisis no tienen grado')}.</p>}
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
      <dt>{desde === 90 ? '90 a 100 %' : `${desde} a menos de ${desde + 10} %`}</dt>
      <dd aria-hidden>
        {cuantos > 0 && <div className={classes.bar} style={{ inlineSize: `${(cuantos / mayor) * 100}%` }} />}
      </dd>
      <dd>{contar(cuantos, 'proyecto', 'proyectos')}</dd>
    </>
  );
}

function Reglas(resumen: ResumenDeClase) {
  const { reglas } = resumen;
  const tituloDe = useTitulos();
  return (
    <section className={classes.section} data-ruta="estatica">
      <h2>Reglas más incumplidas</h2>
      {reglas.length === 0 ? (
        <p>{sinReglas(resumen)}</p>
      ) : (
        <TablaDatos
          etiqueta="Reglas más incumplidas"
          columnas={[
            {
              titulo: 'Regla',
              celda: ({ regla }) => <ReglaConTitulo regla={regla} titulo={tituloDe?.(regla) ?? null} />,
            },
            { titulo: 'Proyectos', celda: ({ proyectos }) => proyectos, numerica: true },
            { titulo: 'Incidencias', celda: ({ incidencias }) => incidencias, numerica: true },
          ]}
          registros={reglas.map((una) => ({ ...una, _id: una.regla }))}
        />
      )}
      {reglas.length > 0 && resumen.sinRecuento > 0 && <p>{sinContar(resumen)}</p>}
    </section>
  );
}

function ReglaConTitulo({ regla, titulo }: { readonly regla: string; readonly titulo: string | null }) {
  return (
    <>
      <Link to={paths.regla.href({ regla })}>{titulo ?? regla}</Link>
      {titulo !== null && <span className={shared.detail}>{regla}</span>}
    </>
  );
}

function Preguntas({ preguntas, pruebasGrandes }: ResumenDeClase) {
  return (
    <section className={classes.section} data-ruta="experiencia">
      <h2>Preguntas más débiles</h2>
      {preguntas.length === 0 ? (
        <p>Ninguna pregunta tiene respuestas de al menos {minimoDeProyectos} proyectos.</p>
      ) : (
        <TablaDatos
          etiqueta="Preguntas más débiles"
          columnas={[
            {
              titulo: 'Pregunta',
              celda: ({ pregunta, lista }) => (
                <>
                  <bdi>{pregunta}</bdi>
                  <span className={shared.detail}>{lista}</span>
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
      {pruebasGrandes > 0 && (
        <p>
          {contar(pruebasGrandes, 'prueba no cuenta', 'pruebas no cuentan')} por el tamaño de sus respuestas.
        </p>
      )}
    </section>
  );
}
