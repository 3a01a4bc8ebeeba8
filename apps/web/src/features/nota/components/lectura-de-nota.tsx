import type { NotaDeProyecto } from '@mantenible/contracts/nota';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { sinPunto } from '@mantenible/wording/sin-punto';
import { Button } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { Historia } from './lineas-de-correccion.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';
import { PedirRevision } from './pedir-revision.tsx';
import { ResultadoDeNota } from './resultado-de-nota.tsx';

/** The mark as its team reads it, and as those read it who do not change it: admins, and lecturers of an archived course. */
export function LecturaDeNota({ nota }: { readonly nota: NotaDeProyecto }) {
  const { publicadas, escala, aprobado, revision, lector, correccion } = nota;
  if (publicadas.length === 0) return <SinPublicar nota={nota} />;
  return (
    <div className={classes.list}>
      {publicadas.toReversed().map((publicada, i) => (
        <ResultadoDeNota
          key={publicada.publicada}
          publicada={publicada}
          escala={escala}
          aprobado={aprobado}
          titulo={i > 0 ? 'Primera corrección' : lector === 'equipo' ? 'Su nota' : 'Nota publicada'}
        />
      ))}
      <Cambios cambios={nota.cambiosPublicados} />
      {revision && publicadas.length === 1 && (
        <p role="status">
          {lector === 'equipo'
            ? `Pidió la revisión de la nota: «${sinPunto(revision.motivo)}». Cuando un docente termine, verá aquí la segunda corrección.`
            : `El equipo pidió la revisión de la nota: «${sinPunto(revision.motivo)}».`}
        </p>
      )}
      {nota.puedePedirRevision && <PedirRevision entregaId={nota.entrega._id} proyecto={nota.proyecto._id} />}
      {correccion && <Historia historia={correccion.historia} />}
    </div>
  );
}

/** What replaced a mark that was published, so that its team reads the mark of before, that of after, and why. */
function Cambios({ cambios }: { readonly cambios: NotaDeProyecto['cambiosPublicados'] }) {
  if (cambios.length === 0) return null;
  return (
    <section className={`${shared.card} ${classes.box}`} aria-labelledby="cambios-de-la-nota">
      <h2 id="cambios-de-la-nota" className={shared.heading}>
        Cambios de la nota publicada
      </h2>
      <ul className={classes.list}>
        {cambios.map(({ antes, despues, motivo, momento }) => (
          <li key={momento}>
            {antes === despues
              ? `La nota sigue en ${enCifra(despues)}, con otras líneas.`
              : `De ${enCifra(antes)} a ${enCifra(despues)}.`}
            {motivo !== null && <span className={shared.asWritten}> Motivo: {motivo}</span>}
            <span className={shared.largeDetail}>Publicado el {formatDateTime(momento)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const enCifra = (nota: number | null): string => (nota === null ? '–' : formatNumber(nota));

function SinPublicar({
  nota: { lector, rubrica, puedeCalificar, entrega },
}: {
  readonly nota: NotaDeProyecto;
}) {
  if (lector === 'equipo')
    return (
      <Vacio texto="Su nota todavía no se ha publicado. La verá aquí, con sus líneas y los comentarios." />
    );
  if (!puedeCalificar)
    return <Vacio texto="La nota de este proyecto no se ha publicado, y usted no puede cambiarla." />;
  if (rubrica === null)
    return (
      <Vacio texto="Esta entrega no tiene rúbrica: sin ella no hay nota que dar.">
        <Button component={Link} to={paths.rubrica.href({ entregaId: entrega._id })}>
          Crear la rúbrica
        </Button>
      </Vacio>
    );
  return <Vacio texto="La nota de este proyecto todavía no se ha publicado." />;
}
