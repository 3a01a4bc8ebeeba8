import type { Observacion, Observaciones as Leidas } from '@mantenible/contracts/observacion';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';

import { useTitulos } from '../../../lib/incidencia/use-titulos.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { leerObservacionesQuery } from '../api/leer-observaciones.ts';
import { Escribir } from './escribir.tsx';
import { Hilo } from './hilo.tsx';
import type { LugarComentable } from './lugar-comentable.ts';
import { MisFrases } from './mis-frases.tsx';
import { nombreDeIncidencia } from './nombre-de-incidencia.ts';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';

interface ObservacionesProps {
  readonly lugares: readonly LugarComentable[];
  /** What a new comment is about at first; the whole if omitted. */
  readonly sobre: LugarComentable | undefined;
}

/** Comments of lecturers on what a project delivered, with replies. */
export function Observaciones({ lugares, sobre }: ObservacionesProps) {
  const { entregaId = '', proyecto = '' } = useParams();
  const consulta = useQuery(leerObservacionesQuery(entregaId, proyecto));
  useTeclasDeComentarios();
  return (
    <section className={classes.section} aria-labelledby="comentarios-del-docente">
      <h2 id="comentarios-del-docente" className={shared.heading}>
        Comentarios del docente
      </h2>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudieron cargar los comentarios."
      >
        {(leidas) => <Contenido leidas={leidas} lugares={lugares} sobre={sobre} />}
      </EstadoConsulta>
    </section>
  );
}

interface ContenidoProps extends ObservacionesProps {
  readonly leidas: Leidas;
}

function Contenido({ leidas, lugares: dados, sobre: dado }: ContenidoProps) {
  const { comentarios, puedeComentar, puedeResponder } = leidas;
  const lista = useFocoTrasQuitar(comentarios.length);
  const raices = comentarios.filter(({ padre }) => padre === null);
  const tituloDe = useTitulos([...dados, ...comentarios].some(({ lugar }) => lugar === 'incidencia'));
  const enPalabras = (uno: LugarComentable): LugarComentable =>
    uno.lugar === 'incidencia' ? { ...uno, texto: nombreDeIncidencia(uno.clave, tituloDe) } : uno;
  const lugares = dados.map(enPalabras);
  const primero = dado && enPalabras(dado);
  const sobre = (uno: Observacion) =>
    lugares.find(({ lugar, clave }) => lugar === uno.lugar && clave === uno.clave)?.texto ??
    sinLugar(uno, tituloDe);
  return (
    <>
      <div ref={lista} tabIndex={-1}>
        {raices.length === 0 && <p className={shared.largeNote}>Todavía no hay comentarios.</p>}
        <ul className={shared.items}>
          {raices.map((raiz) => (
            <Hilo
              key={raiz._id}
              raiz={raiz}
              sobre={sobre(raiz)}
              respuestas={comentarios.filter(({ padre }) => padre === raiz._id)}
              puedeResponder={puedeResponder}
            />
          ))}
        </ul>
      </div>
      {puedeComentar && (
        <>
          <Escribir padre={null} lugares={lugares} sobre={primero} />
          <MisFrases />
        </>
      )}
    </>
  );
}

/** A comment whose place is not on the page: the key of a question is no words. */
function sinLugar({ lugar, clave }: Observacion, tituloDe: ReturnType<typeof useTitulos>): string | null {
  if (lugar === 'todo') return null;
  if (lugar === 'respuesta') return 'Una respuesta';
  return lugar === 'incidencia' ? nombreDeIncidencia(clave, tituloDe) : clave;
}

/** Alt+C moves the focus from comment to comment, Alt+O to the field of a new one. */
function useTeclasDeComentarios(): void {
  useEffect(() => {
    const alPulsar = (evento: KeyboardEvent) => {
      if (!evento.altKey || evento.ctrlKey || evento.metaKey) return;
      const destino =
        evento.code === 'KeyC'
          ? comentarioSiguiente()
          : evento.code === 'KeyO'
            ? document.querySelector<HTMLElement>('[data-comentar]')
            : null;
      if (!destino) return;
      evento.preventDefault();
      destino.focus();
    };
    window.addEventListener('keydown', alPulsar);
    return () => {
      window.removeEventListener('keydown', alPulsar);
    };
  }, []);
}

function comentarioSiguiente(): HTMLElement | null {
  const todos = [...document.querySelectorAll<HTMLElement>('[data-comentario]')];
  const i = todos.findIndex((uno) => uno.contains(document.activeElement));
  return todos[i + 1] ?? todos[0] ?? null;
}
