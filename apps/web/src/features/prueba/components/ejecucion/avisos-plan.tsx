import { Alert, type AlertProps } from '@mantine/core';
import type { Borrador } from '@mantenible/contracts/borrador';
import { contar } from '@mantenible/wording/contar';
import { IconHistory, IconInfoCircle } from '@tabler/icons-react';
import type { Ref } from 'react';

import classes from './ejecucion.module.css';

const motivos = {
  'pregunta-nueva': 'Pregunta nueva',
  'pregunta-retirada': 'Pregunta retirada',
  'nivel-cambiado': 'Nivel cambiado, elija de nuevo',
} as const;

interface AvisosPlanProps {
  readonly borrador: Pick<Borrador, 'plan' | 'cambios' | 'intentos'>;
  /** Whether local answers of a deleted draft were dropped. */
  readonly sobraron: boolean;
  /** Set when local answers belong to other questions; `perdidas` of them do not match. */
  readonly cambiadas: { readonly perdidas: number } | null;
}

const enfocar = (aviso: HTMLElement | null): void => aviso?.focus();

/** Lost answers, as the end of a sentence. */
function frasePerdidas(perdidas: number): string {
  const cuantas = contar(perdidas, 'respuesta', 'respuestas');
  return perdidas === 1
    ? `no se ha conservado ${cuantas}, porque su pregunta o su nivel ya no existe.`
    : `no se han conservado ${cuantas}, porque su pregunta o su nivel ya no existe.`;
}

/**
 * Notices before the first question: dropped answers of another draft, changed questions, skipped items, and a second
 * attempt with its changes since the first.
 */
export function AvisosPlan({ borrador, sobraron, cambiadas }: AvisosPlanProps) {
  const { omitidos } = borrador.plan;
  return (
    <>
      {sobraron && (
        <Nota titulo="Borrador anterior">
          <p>
            En este dispositivo quedaban respuestas sin enviar de un borrador que ya se guardó, se descartó o
            se empezó de nuevo. No se han añadido a este.
          </p>
        </Nota>
      )}
      {cambiadas && <PreguntasCambiadas {...cambiadas} />}
      {omitidos.length > 0 && (
        <Nota titulo="Elementos que no se evalúan">
          <ul>
            {omitidos.map(({ elemento, nombre, motivo }) => (
              <li key={`${elemento}:${nombre}`}>
                {elemento === 'metrica' ? 'Métrica' : 'Subcaracterística'} «{nombre}»: {motivo}.
              </li>
            ))}
          </ul>
        </Nota>
      )}
      {borrador.intentos === 2 && <SegundoIntento cambios={borrador.cambios} />}
    </>
  );
}

interface NotaProps extends Pick<AlertProps, 'role' | 'tabIndex' | 'children'> {
  readonly ref?: Ref<HTMLDivElement>;
  readonly titulo: string;
  readonly Icono?: typeof IconInfoCircle;
}

function Nota({ titulo, Icono = IconInfoCircle, ...resto }: NotaProps) {
  return (
    <Alert
      role="note"
      variant="default"
      className={classes.planNote ?? ''}
      mb="md"
      icon={<Icono aria-hidden />}
      title={titulo}
      {...resto}
    />
  );
}

/** Takes the focus: the previously shown questions are no longer on the page. */
function PreguntasCambiadas({ perdidas }: { readonly perdidas: number }) {
  return (
    <Nota ref={enfocar} tabIndex={-1} role="status" titulo="Las preguntas de esta prueba cambiaron">
      <p>
        El catálogo se modificó después de abrirla; ahora se muestran las preguntas actuales.{' '}
        {perdidas === 0
          ? 'Se conserva lo que había respondido: revíselo.'
          : `Revise sus respuestas: ${frasePerdidas(perdidas)}`}
      </p>
    </Nota>
  );
}

function SegundoIntento({ cambios }: Pick<Borrador, 'cambios'>) {
  return (
    <Nota titulo="Segundo intento" Icono={IconHistory}>
      <p>Se muestran las respuestas del primer intento para que las revise.</p>
      {cambios.length > 0 && (
        <details open={cambios.length <= 5}>
          <summary>Lo que cambió desde el primer intento ({cambios.length})</summary>
          <ul>
            {cambios.map(({ pregunta, motivo }, i) => (
              <li key={`${i}:${motivo}`}>
                <strong>{motivos[motivo]}:</strong> {pregunta}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Nota>
  );
}
