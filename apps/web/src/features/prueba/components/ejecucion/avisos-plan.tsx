import { Alert } from '@mantine/core';
import type { Borrador } from '@mantenible/contracts/borrador';
import { IconHistory, IconInfoCircle } from '@tabler/icons-react';

const motivos = {
  'pregunta-nueva': 'Pregunta nueva',
  'pregunta-retirada': 'Pregunta retirada',
  'nivel-cambiado': 'Nivel cambiado, elija de nuevo',
} as const;

interface AvisosPlanProps {
  readonly borrador: Pick<Borrador, 'plan' | 'cambios' | 'intentos'>;
  /** This device held answers of another draft, which is gone. */
  readonly sobraron: boolean;
}

/** What the run leaves out and what changed since attempt 1, named before the first question. */
export function AvisosPlan({ borrador, sobraron }: AvisosPlanProps) {
  const { omitidos } = borrador.plan;
  const { cambios } = borrador;
  return (
    <>
      {sobraron && (
        <Alert
          role="note"
          variant="default"
          mb="md"
          icon={<IconInfoCircle aria-hidden />}
          title="Borrador anterior"
        >
          <p>
            En este dispositivo quedaban respuestas sin enviar de un borrador que ya se guardó, se descartó o
            se empezó de nuevo. No se han añadido a este.
          </p>
        </Alert>
      )}
      {omitidos.length > 0 && (
        <Alert
          role="note"
          variant="default"
          mb="md"
          icon={<IconInfoCircle aria-hidden />}
          title="Elementos que no se evalúan"
        >
          <ul>
            {omitidos.map(({ elemento, nombre, motivo }) => (
              <li key={`${elemento}:${nombre}`}>
                {elemento === 'metrica' ? 'Métrica' : 'Subcaracterística'} «{nombre}»: {motivo}.
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {borrador.intentos === 2 && (
        <Alert variant="default" mb="md" icon={<IconHistory aria-hidden />} title="Segundo intento">
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
        </Alert>
      )}
    </>
  );
}
