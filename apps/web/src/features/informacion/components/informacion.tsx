import { Link } from 'react-router';

import { config } from '../../../lib/config.ts';
import { useEjemploVisible } from '../../../lib/ejemplo-api/enlace-ejemplo.tsx';
import { paths } from '../../../lib/paths.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { derechosDe, fichaDe } from '../ficha.ts';
import { textosInformacion } from '../textos.ts';
import shared from '../../../ui/shared.module.css';
import classes from './informacion.module.css';

const aprender = [
  {
    texto: 'Guía',
    href: paths.guia.href(),
    sentido: 'su primera hora y cada tarea, paso a paso.',
  },
  {
    texto: 'Reglas del análisis',
    href: paths.reglas.href(),
    sentido: 'qué pide cada una, por qué importa y cómo se arregla.',
  },
  {
    texto: 'Teoría',
    href: paths.teoria.href(),
    sentido: 'la norma, las medidas, la complejidad y lo que el grado no distingue.',
  },
  {
    texto: 'Hoja de medición',
    href: paths.hojaDeMedicion.href(),
    sentido: 'la orden que da la cifra de cada pregunta que pide contar.',
  },
  {
    texto: 'Lista de verificación en blanco',
    href: paths.listaEnBlanco.href(),
    sentido: 'las preguntas del catálogo, para imprimirlas.',
  },
  {
    texto: 'Laboratorio',
    href: paths.laboratorio.href(),
    sentido: 'una clase práctica de noventa minutos: suba el grado sin mejorar el código.',
  },
  { texto: 'Glosario', href: paths.glosario.href(), sentido: 'los términos, con su nombre en inglés.' },
];

/** Information page: the project's description, its people, the software's name and the copyright line. */
export function Informacion() {
  const rights = derechosDe(config.institucion);
  const ejemplo = useEjemploVisible();
  return (
    <Pagina titulo={textosInformacion.titulo}>
      <section aria-labelledby="descripcion">
        <h2 id="descripcion" className={classes.heading}>
          {textosInformacion.etiquetas.descripcion}
        </h2>
        {textosInformacion.descripcionProyecto.map((parrafo) => (
          <p key={parrafo} className={classes.paragraph}>
            {parrafo}
          </p>
        ))}
      </section>
      <section aria-labelledby="aprender">
        <h2 id="aprender" className={classes.heading}>
          {textosInformacion.etiquetas.aprender}
        </h2>
        <ul className={classes.learn}>
          {ejemplo !== null && (
            <li>
              <Link to={paths.proyecto.href({ id: ejemplo })}>Ver el ejemplo resuelto</Link>: una evaluación
              completa, con pruebas, análisis y plan.
            </li>
          )}
          {aprender.map(({ texto, href, sentido }) => (
            <li key={href}>
              <Link to={href}>{texto}</Link>: {sentido}
            </li>
          ))}
        </ul>
      </section>
      <dl className={`${shared.card} ${classes.list}`}>
        {fichaDe(config.institucion).map(({ etiqueta, valor }) => (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {rights !== null && <p className={shared.note}>{rights}</p>}
    </Pagina>
  );
}
