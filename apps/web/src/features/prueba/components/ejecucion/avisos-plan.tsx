import { Alert } from '@mantine/core';
import type { Borrador } from '@mantenible/contracts/borrador';
import { IconHistory, IconInfoCircle } from '@tabler/icons-react';

const motivos = {
  'pregunta-nueva': 'Pregunta nueva',
  'pregunta-retirada': 'Pregunta retirada',
  'nivel-cambiado': 'Nivel cambiado, elija de nuevo',
} as const;

/** What the run leaves out and what changed since attempt 1, named before the first question. */
export function AvisosPlan({
  borrador,
}: {
  readonly borrador: Pick<Borrador, 'plan' | 'cambios' | 'intentos'>;
}) {
  const { omitidos } = borrador.plan;
  const { cambios } = borrador;
  return (
    <>
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
