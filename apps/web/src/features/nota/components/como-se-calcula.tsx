import type { NotaPublicada } from '@mantenible/contracts/nota';
import type { LineaRubrica } from '@mantenible/domain/rubrica';
import { formatNumber } from '@mantenible/wording/numeros';

import { cuentaDeNota, cuentasDe, queCuenta } from '../modelo/cuentas.ts';
import { fuentes } from '../modelo/textos.ts';

interface ComoSeCalculaProps {
  readonly lineas: readonly LineaRubrica[];
  /** The sums of one mark; the formulas alone without it. `nota`: what counts, which a lecturer may have written. */
  readonly hecha?: Pick<NotaPublicada, 'calculo' | 'nota'> & { readonly escala: number };
}

/** The formulas of a mark, what its sources count, and the sums of one. */
export function ComoSeCalcula({ lineas, hecha }: ComoSeCalculaProps) {
  const usadas = [...new Set(lineas.map(({ fuente }) => fuente))];
  return (
    <details>
      <summary>¿Cómo se calcula?</summary>
      <p>
        Cada línea con una cifra da: puntos × (cifra − límite sin puntos) ÷ (límite con todos los puntos −
        límite sin puntos), nunca menos de 0 ni más que los puntos de la línea. Las penalizaciones restan
        dentro de su línea. Las líneas que decide el docente dan los puntos del nivel elegido.
      </p>
      <p>
        Nota = escala × suma de los puntos obtenidos ÷ suma de los puntos posibles de las líneas que puntúan,
        redondeada a un decimal (la mitad, hacia arriba). Una línea sin datos por causas ajenas al estudiante
        no cuenta en ninguna de las dos sumas; si faltan por causa suya, cuenta 0. Las líneas que informan no
        entran en la nota.
      </p>
      {usadas.length > 0 && (
        <ul>
          {usadas.map((fuente) => (
            <li key={fuente}>
              <strong>{fuentes[fuente]}</strong>: {queCuenta[fuente]}
            </li>
          ))}
        </ul>
      )}
      {hecha && <Cuentas lineas={lineas} hecha={hecha} />}
    </details>
  );
}

function Cuentas({ lineas, hecha: { calculo, nota, escala } }: Required<ComoSeCalculaProps>) {
  const deNota = cuentaDeNota(lineas, calculo, escala);
  const otra = nota !== null && (deNota === null || nota !== calculo.nota);
  if (deNota === null) return otra && <p>El docente puso la nota: {formatNumber(nota)}.</p>;
  return (
    <>
      <p>Con los números de esta nota, cada uno con dos decimales como mucho:</p>
      <ul>
        {cuentasDe(lineas, calculo).map((texto, i) => (
          <li key={i}>{texto}</li>
        ))}
        <li>{deNota}</li>
        {otra && <li>El docente puso otra nota: {formatNumber(nota)}.</li>}
      </ul>
    </>
  );
}
