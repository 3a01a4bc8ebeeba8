import { esDelMismoCodigo } from '@mantenible/domain/comparacion';
import { medir, unidadDeMedida, type MedidaPauta } from '@mantenible/domain/medicion';
import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { fraseMedicion } from '@mantenible/wording/medicion';
import { IconRulerMeasure } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { aislar } from '../../../../ui/aislar.ts';
import type { Mediciones } from '../../modelo/mediciones.ts';
import shared from '../../../../ui/shared.module.css';
import classes from './medicion-pregunta.module.css';

interface MedicionPreguntaProps {
  readonly proyectoId: string;
  readonly pregunta: PreguntaPlan;
  readonly mediciones: Mediciones;
}

/** What the analysis measured for a tied question, with its source; it chooses nothing. */
export function MedicionPregunta({ proyectoId, pregunta, mediciones }: MedicionPreguntaProps) {
  const { medida } = pregunta;
  if (!medida || mediciones.estado === 'leyendo') return null;
  const analisis = paths.analisis.href({ id: proyectoId });
  const { texto, enlace, commit } = textoMedicion(pregunta, medida, mediciones);
  return (
    <p className={classes.measured}>
      <IconRulerMeasure size={18} aria-hidden />
      <span>
        {texto}{' '}
        {enlace !== null && (
          <span className={shared.note}>
            <Link to={analisis}>{enlace}</Link>
            {commit !== null && (
              <>
                {' '}
                (commit <code title={commit}>{commit.slice(0, 7)}</code>)
              </>
            )}
          </span>
        )}
      </span>
    </p>
  );
}

interface TextoMedicion {
  readonly texto: string;
  readonly enlace: string | null;
  readonly commit: string | null;
}

function textoMedicion(
  pregunta: PreguntaPlan,
  { nombre }: MedidaPauta,
  mediciones: Mediciones,
): TextoMedicion {
  if (mediciones.estado !== 'leidas')
    return { texto: `No se pudo leer qué midió el análisis en «${nombre}».`, enlace: null, commit: null };
  const { medido, cambios } = mediciones;
  if (medido === null && !esDelMismoCodigo(cambios)) {
    const cual = cambios.includes('enlace') ? 'otro repositorio' : 'otra rama';
    const texto = `Esta pregunta se relaciona con «${nombre}», pero el último análisis es de ${cual}.`;
    return { texto, enlace: 'Ir al análisis', commit: null };
  }
  if (medido === null) {
    const texto = `Esta pregunta se relaciona con «${nombre}», que aún no se ha medido en este repositorio.`;
    return { texto, enlace: 'Ir al análisis', commit: null };
  }
  const medicion = medir(pregunta, medido);
  const { commit } = medido;
  if (medicion === null)
    return { texto: `El último análisis no midió «${nombre}».`, enlace: 'Ver el análisis', commit };
  const descripcion =
    medicion.nivel === null ? null : pregunta.nivelesCumplimiento[medicion.nivel]?.descripcion;
  const nivel = descripcion === undefined || descripcion === null ? null : aislar(descripcion);
  const frase = fraseMedicion({ ...medicion, nivel, unidad: unidadDeMedida(nombre) });
  const deOtraVersion = cambios.includes('analizador') ? ' Lo midió otra versión del analizador.' : '';
  const deOtroAlcance = cambios.includes('alcance') ? ' Abarca otros archivos que el alcance de ahora.' : '';
  return { texto: `${frase}${deOtroAlcance}${deOtraVersion}`, enlace: 'Ver el análisis', commit };
}
