import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { BarraCuenta } from '../../../../ui/barra-progreso/index.ts';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { useFocoTrasQuitar } from '../../../../ui/use-foco-tras-quitar.ts';
import { listarBorradoresQuery, type ResumenBorrador } from '../../api/listar-borradores.ts';
import { etiquetaAlcance } from '../../../../lib/prueba-api/etiqueta-alcance.ts';
import { hrefEjecucion } from '../../../../lib/prueba-api/rutas-ejecucion.ts';
import { DialogoDescartar } from './dialogo-descartar.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './planificacion.module.css';

/** Unfinished tests of the project, each with its progress. Shows nothing without any. */
export function Borradores({ proyectoId }: { readonly proyectoId: string }) {
  const borradores = useQuery(listarBorradoresQuery(proyectoId));
  const contenedor = useFocoTrasQuitar(borradores.data?.length ?? 0);
  return (
    // Drawn without any draft too: it takes the focus when the last draft and its focused button are removed.
    <div ref={contenedor} tabIndex={-1} className={classes.draftsFrame}>
      {borradores.data?.length !== 0 && <Seccion proyectoId={proyectoId} borradores={borradores} />}
    </div>
  );
}

interface SeccionProps {
  readonly proyectoId: string;
  readonly borradores: UseQueryResult<readonly ResumenBorrador[]>;
}

function Seccion({ proyectoId, borradores }: SeccionProps) {
  const [descartando, setDescartando] = useState<ResumenBorrador | null>(null);
  return (
    <section className={`${shared.card} ${classes.phase}`} aria-labelledby="borradores">
      <h2 id="borradores">Pruebas sin terminar</h2>
      <EstadoConsulta consulta={borradores} textoCargando="Cargando...">
        {(lista) => (
          <ul className={shared.items}>
            {lista.map((borrador) => (
              <FilaBorrador
                key={borrador._id}
                proyectoId={proyectoId}
                borrador={borrador}
                onDescartar={() => {
                  setDescartando(borrador);
                }}
              />
            ))}
          </ul>
        )}
      </EstadoConsulta>
      <DialogoDescartar
        proyectoId={proyectoId}
        borrador={descartando}
        onCerrar={(cerrado) => {
          setDescartando((actual) => (actual === cerrado ? null : actual));
        }}
      />
    </section>
  );
}

interface FilaBorradorProps {
  readonly proyectoId: string;
  readonly borrador: ResumenBorrador;
  readonly onDescartar: () => void;
}

function FilaBorrador({ proyectoId, borrador, onDescartar }: FilaBorradorProps) {
  const { titulo, respondidas, preguntas, actualizado } = borrador;
  const etiqueta = etiquetaAlcance(borrador);
  const texto = `${respondidas} de ${contar(preguntas, 'respondida', 'respondidas')}`;
  return (
    <li className={classes.draft}>
      <div className={classes.draftText}>
        <strong>{titulo.trim() === '' ? 'Sin título' : <bdi>{titulo}</bdi>}</strong>
        <span>{etiqueta}</span>
        <span className={classes.dim}>
          {texto} · {formatDateTime(actualizado)}
        </span>
        <BarraCuenta
          etiqueta={`Progreso de ${etiqueta}`}
          hechas={respondidas}
          total={preguntas}
          texto={texto}
          color="green"
        />
      </div>
      <div className={shared.tightRow}>
        <Button
          component={Link}
          to={hrefEjecucion(proyectoId, borrador)}
          variant="light"
          color="green"
          aria-label={`Continuar ${etiqueta}`}
        >
          Continuar
        </Button>
        <Button variant="default" onClick={onDescartar} aria-label={`Descartar ${etiqueta}`}>
          Descartar
        </Button>
      </div>
    </li>
  );
}
