import type { NotaPublicada } from '@mantenible/contracts/nota';
import { aprueba, type LineaRubrica } from '@mantenible/domain/rubrica';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { cifraDeLinea, resultadoDeLinea } from '@mantenible/wording/rubrica';

import { reglaDe } from '../modelo/textos.ts';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

interface ResultadoProps {
  readonly publicada: NotaPublicada;
  readonly escala: number;
  readonly aprobado: number;
  readonly titulo: string;
}

/** A published mark with its lines, and what the next half point needs. */
export function ResultadoDeNota({ publicada, escala, aprobado, titulo }: ResultadoProps) {
  const { nota, motivo, rubrica, calculo, siguiente } = publicada;
  return (
    <section className={`${shared.card} ${classes.box}`} aria-label={titulo}>
      <h2 className={shared.heading}>{titulo}</h2>
      {nota !== null && (
        <p>
          <span className={classes.mark}>{formatNumber(nota)}</span> de {escala} ·{' '}
          {aprueba(nota, aprobado) ? 'Aprueba' : 'No aprueba'} (se aprueba con {formatNumber(aprobado)})
          <span className={shared.largeDetail}>Publicada el {formatDateTime(publicada.publicada)}</span>
        </p>
      )}
      {motivo !== null && (
        <p className={shared.asWritten}>Un docente puso esta nota en lugar de la de la rúbrica: {motivo}</p>
      )}
      <ul className={classes.list}>
        {rubrica.lineas.map((linea, i) => (
          <li key={linea.id}>
            <strong>{linea.nombre}</strong>: {resultadoDeLinea(linea, calculo.lineas[i])}
            <span className={shared.largeDetail}>
              {nivelElegido(linea, calculo.lineas[i]?.nivel) ?? reglaDe(linea)}
            </span>
          </li>
        ))}
      </ul>
      {siguiente && <Siguiente siguiente={siguiente} lineas={rubrica.lineas} />}
      <ComoSeCalcula lineas={rubrica.lineas} hecha={{ calculo, nota, escala }} />
    </section>
  );
}

function nivelElegido(linea: LineaRubrica, nivel: number | null | undefined): string | null {
  if (linea.fuente !== 'criterio' || nivel === null || nivel === undefined) return null;
  return linea.niveles[nivel]?.descripcion ?? null;
}

interface SiguienteProps {
  readonly siguiente: NonNullable<NotaPublicada['siguiente']>;
  readonly lineas: readonly LineaRubrica[];
}

/** What each line alone would need for the next half point. */
function Siguiente({ siguiente: { objetivo, faltan, caminos }, lineas }: SiguienteProps) {
  return (
    <div>
      <p>
        Para llegar a {formatNumber(objetivo)}: {contar(faltan, 'punto más', 'puntos más')} de la rúbrica.{' '}
        {caminos.length === 0 ? 'Ninguna línea basta por sí sola.' : 'Bastaría con una de estas líneas:'}
      </p>
      <ul>
        {caminos.map(({ id, necesita, nivel }) => {
          const linea = lineas.find((una) => una.id === id);
          if (!linea) return null;
          const texto =
            linea.fuente === 'criterio'
              ? (linea.niveles[nivel ?? 0]?.descripcion ?? '')
              : cifraDeLinea(linea.fuente, necesita ?? 0);
          return (
            <li key={id}>
              {linea.nombre}: {texto}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
