import {
  medidaDeMetrica,
  metricasDeSubcaracteristica,
  nombresSubcaracteristica,
} from '@mantenible/domain/calculo-estatico';
import { contar } from '@mantenible/wording/contar';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { nombresMedida } from '../../../lib/escaneo/labels.ts';
import { Codigo } from '../../../lib/hoja-de-medicion/contenido-medida.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { BotonImprimir } from '../../../ui/boton-imprimir.tsx';
import { Pagina } from '../../../ui/pagina/index.ts';
import { medidos } from '../contenido/cifras.ts';
import classes from './laboratorio.module.css';
import { Solucion } from './solucion.tsx';

const preparacion = `git clone ENLACE_DEL_PROYECTO_DE_DEMOSTRACION demostracion
cd demostracion
npm run --silent --prefix CARPETA_DE_MANTENIBLE analizar -- "$PWD"`;

const volver = 'git reset --quiet --hard && git clean -fdq';

/** /laboratorio: a practical class of ninety minutes on what the degree rewards; its solution is for lecturers. */
export function Laboratorio() {
  const { roles } = usePersona();
  return (
    <Pagina
      titulo="Suba el grado sin mejorar el código"
      acciones={<BotonImprimir />}
      introduccion="Laboratorio de noventa minutos, en parejas, sobre el proyecto de demostración: ¿por qué funciona?"
    >
      <div className={classes.text}>
        <Objetivos />
        <Pasos />
        <Preguntas />
        {roles.includes('admin') && <Solucion />}
      </div>
    </Pagina>
  );
}

function Objetivos() {
  return (
    <section aria-labelledby="objetivos">
      <h2 id="objetivos">Qué va a aprender</h2>
      <ul>
        <li>A calcular el grado con su fórmula y a decir qué medidas pesan más en él.</li>
        <li>A prever qué le hace un cambio, y a comprobarlo.</li>
        <li>A distinguir una cifra que sube de un código que mejora.</li>
      </ul>
      <h2>Qué hace falta</h2>
      <ul>
        <li>
          El proyecto de demostración (<code>npm run demo</code> en la carpeta de Mantenible, que lo publica y
          escribe su enlace), Git y una terminal con bash; en Windows, Git Bash.
        </li>
        <li>
          Para después: <Link to={`${paths.teoria.href()}#limites`}>Lo que el grado no distingue</Link>, que
          da parte de las respuestas.
        </li>
        <li>Papel, o una hoja de cálculo, para la tabla del paso 3.</li>
      </ul>
    </section>
  );
}

function Pasos() {
  return (
    <section aria-labelledby="pasos">
      <h2 id="pasos">Pasos</h2>
      <Paso titulo="1. Mida el punto de partida" minutos={10}>
        <p>Clone el repositorio y analícelo. No hace falta instalar nada más:</p>
        <Codigo etiqueta="Órdenes del paso 1" texto={preparacion} />
        <p>
          Anote siete medidas: líneas de código, complejidad ciclomática, complejidad cognitiva, líneas
          duplicadas, líneas por cubrir, olores de código y densidad de comentarios.
        </p>
      </Paso>
      <Paso titulo="2. Calcule el grado con su fórmula" minutos={15}>
        <p>
          Cada métrica es una medida dividida entre las líneas de código, en porcentaje; la densidad de
          comentarios es 100 menos ella. Cada subcaracterística es la media de sus métricas, y el grado, 100
          menos la media de las cinco subcaracterísticas.
        </p>
        <ul>
          {nombresSubcaracteristica.map((nombre) => (
            <li key={nombre}>
              {nombre}:{' '}
              {metricasDeSubcaracteristica[nombre]
                .map((metrica) => `${metrica} (${nombresMedida[medidaDeMetrica[metrica]].toLowerCase()})`)
                .join(', ')}
              .
            </li>
          ))}
        </ul>
        <p>Anote el grado con dos decimales y compárelo con el de la pareja de al lado.</p>
      </Paso>
      <PasosDeCambio />
    </section>
  );
}

/** Steps 3 to 6: each change is foreseen, made and explained. */
function PasosDeCambio() {
  return (
    <>
      <Paso titulo="3. Prevea" minutos={10}>
        <p>
          Lea los seis cambios del paso 4 sin hacerlos. Para cada uno escriba en una tabla: si el código queda
          mejor, igual o peor; si el grado sube, baja o queda igual, y cuánto.
        </p>
      </Paso>
      <Paso titulo="4. Haga cada cambio por separado" minutos={30}>
        <p>
          Haga uno, analice, calcule el grado, anote y vuelva al punto de partida con <code>{volver}</code>{' '}
          antes del siguiente.
        </p>
        <ol className={classes.changes}>
          {medidos.slice(1).map(({ clave, cambio, orden }) => (
            <li key={clave}>
              <p>{cambio}.</p>
              <Codigo etiqueta={`Orden: ${cambio}`} texto={orden} />
            </li>
          ))}
        </ol>
      </Paso>
      <Paso titulo="5. Explique" minutos={15}>
        <p>
          Ordene los seis cambios por lo que suben el grado y, al lado, por lo que mejoran el código. Para
          cada diferencia, señale en la fórmula del paso 2 la división que la causa.
        </p>
      </Paso>
      <Paso titulo="6. Discuta" minutos={10}>
        <p>Con todo el grupo, las preguntas siguientes.</p>
      </Paso>
    </>
  );
}

interface PasoProps {
  readonly titulo: string;
  readonly minutos: number;
  readonly children: ReactNode;
}

function Paso({ titulo, minutos, children }: PasoProps) {
  return (
    <section aria-label={titulo}>
      <h3>
        {titulo} <span className={classes.minutes}>{contar(minutos, 'minuto', 'minutos')}</span>
      </h3>
      {children}
    </section>
  );
}

function Preguntas() {
  return (
    <section aria-labelledby="preguntas">
      <h2 id="preguntas">Preguntas</h2>
      <ol>
        <li>¿Qué cambio subió más el grado? ¿Lo haría en un proyecto suyo?</li>
        <li>¿Cuánto subirían el grado todas las reparaciones juntas? ¿Y mil líneas de datos?</li>
        <li>¿Por qué escribir pruebas apenas lo cambia? ¿Qué mide entonces «Cobertura»?</li>
        <li>
          Dos equipos tienen el mismo grado. ¿Qué miraría para saber cuál código es más fácil de mantener?
        </li>
        <li>
          Un jefe de proyecto quiere premiar al equipo cuyo grado suba más. ¿Qué pasaría? Proponga otra regla,
          que use la prueba basada en experiencia.
        </li>
      </ol>
    </section>
  );
}
