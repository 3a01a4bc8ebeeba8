import type { NotasDeEntrega } from '@mantenible/contracts/nota';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerNotasQuery } from '../api/leer-notas.ts';
import { DescargarNotas } from './descargar-notas.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';
import { TablaNotas } from './tabla-notas.tsx';
import { useCalculo } from './use-clase.ts';
import { usePublicacion } from './use-publicacion.tsx';

/** /entrega/{delivery}/notas: marks of the class, for its lecturers. */
export function NotasPagina() {
  const { entregaId = '' } = useParams();
  const consulta = useQuery(leerNotasQuery(entregaId));
  return (
    <Pagina
      titulo={consulta.data ? `Notas de ${consulta.data.titulo}` : 'Notas'}
      ancho="ancho"
      migas={consulta.data ? [{ texto: consulta.data.titulo, href: paths.entrega.href({ entregaId }) }] : []}
      acciones={
        <>
          <Button component={Link} variant="default" to={paths.rubrica.href({ entregaId })}>
            Rúbrica
          </Button>
          <Button component={Link} variant="default" to={paths.acuerdo.href({ entregaId })}>
            Acuerdo
          </Button>
        </>
      }
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudieron cargar las notas."
      >
        {(notas) => <Contenido entregaId={entregaId} notas={notas} releyendo={consulta.isFetching} />}
      </EstadoConsulta>
    </Pagina>
  );
}

interface ContenidoProps {
  readonly entregaId: string;
  readonly notas: NotasDeEntrega;
  /** Whether the marks are read again, as after a correction that was saved: those on the page may be older ones. */
  readonly releyendo: boolean;
}

function Contenido(props: ContenidoProps) {
  const { entregaId, notas } = props;
  if (notas.filas.length === 0)
    return (
      <Vacio
        texto={
          notas.cerrada
            ? 'Nadie entregó nada todavía, o las copias de lo entregado aún no se tomaron.'
            : 'Las notas empiezan cuando se cierra la entrega y se copia lo entregado.'
        }
      />
    );
  if (notas.rubrica === null)
    return (
      <Vacio texto="Esta entrega no tiene rúbrica: sin ella no hay nota que calcular.">
        {notas.puedeCalificar && (
          <Button component={Link} to={paths.rubrica.href({ entregaId })}>
            Crear la rúbrica
          </Button>
        )}
      </Vacio>
    );
  return (
    <>
      <Resumen {...props} />
      <section className={classes.section} aria-labelledby="notas-de-la-clase">
        <h2 id="notas-de-la-clase" className={shared.heading}>
          Notas de la clase
        </h2>
        <TablaNotas entregaId={entregaId} notas={notas} />
      </section>
      <DescargarNotas entregaId={entregaId} />
    </>
  );
}

function Resumen(props: ContenidoProps) {
  const { filas, puedeCalificar } = props.notas;
  const porPublicar = filas.filter(({ estado }) => estado === 'lista' || estado === 'cambiada').length;
  return (
    <div className={`${shared.card} ${classes.box}`}>
      <p>
        {contar(filas.length, 'entrega', 'entregas')};{' '}
        {contar(porPublicar, 'nota lista para publicar', 'notas listas para publicar')}. Los estudiantes no
        ven ninguna nota hasta que se publica.
      </p>
      {puedeCalificar && <Acciones {...props} />}
    </div>
  );
}

function Acciones({ entregaId, notas: { filas }, releyendo }: ContenidoProps) {
  const calculo = useCalculo(entregaId);
  const publicacion = usePublicacion(entregaId);
  const leidas = filas.flatMap(({ proyectoId, leida }) =>
    leida === null ? [] : { proyecto: proyectoId, ...leida },
  );
  const primera = filas.find(({ estado }) => estado === 'pendiente' || estado === 'sin-calcular');
  return (
    <>
      <div className={shared.fieldsRow}>
        <BotonOcupado
          // What is published is what the page shows.
          ocupado={publicacion.ocupado || releyendo}
          onClick={() => {
            publicacion.publicar(null, leidas);
          }}
        >
          Publicar las notas listas
        </BotonOcupado>
        <BotonOcupado
          variant="default"
          ocupado={calculo.isPending}
          onClick={() => {
            calculo.mutate();
          }}
        >
          Calcular las cifras
        </BotonOcupado>
        {primera && (
          <Button
            component={Link}
            variant="light"
            to={paths.nota.href({ entregaId, proyecto: primera.proyectoId })}
          >
            Calificar la siguiente
          </Button>
        )}
      </div>
      {publicacion.dialogo}
      <Pendientes pendientes={publicacion.pendientes} />
    </>
  );
}

interface Pendiente {
  readonly nombre: string;
  readonly motivo: string;
}

/** Marks that were left out of a publication, with the reason. */
function Pendientes({ pendientes }: { readonly pendientes: readonly Pendiente[] }) {
  if (pendientes.length === 0) return null;
  return (
    <div role="status">
      <p>No se publicaron:</p>
      <ul>
        {pendientes.map(({ nombre, motivo }) => (
          <li key={nombre}>
            <bdi>{nombre}</bdi>: {motivo}
          </li>
        ))}
      </ul>
    </div>
  );
}
