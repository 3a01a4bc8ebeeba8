import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { Button } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import shared from '../../../../ui/shared.module.css';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { entregarArchivo } from '../../../../ui/entregar-archivo.ts';
import { leerGuardadasQuery } from '../../api/leer-guardada.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { diferenciasCon, respuestasComoTexto } from '../../modelo/guardada-por-otra.ts';
import type { Respuestas } from '../../modelo/progreso.ts';
import classes from './dialogo-guardada.module.css';

interface DialogoGuardadaProps {
  /** Who saved the attempt first, as the server's sentence; null while the dialog is closed. */
  readonly motivo: string | null;
  readonly ejecucion: Ejecucion;
  readonly preguntas: readonly PreguntaPlan[];
  readonly titulo: string;
  readonly respuestas: Respuestas;
  readonly ocupado: boolean;
  readonly onCerrar: () => void;
  /** Saves the answers as the second attempt. */
  readonly onSegundo: () => void;
}

/** Choices for a test whose attempt another person of the team saved first; the draft stays. */
export function DialogoGuardada(props: DialogoGuardadaProps) {
  const { motivo, ejecucion, preguntas, titulo, respuestas, ocupado, onCerrar, onSegundo } = props;
  const [comparando, setComparando] = useState(false);
  const { guardada, libre } = useGuardada(ejecucion, motivo !== null);
  return (
    <Dialogo opened={motivo !== null} onClose={onCerrar} title="Otra persona guardó esta prueba antes">
      <p>{motivo}</p>
      {libre && (
        <p>
          <strong>Guardar como intento 2</strong> guarda lo que respondió aquí como el segundo intento, que es
          el último.
        </p>
      )}
      {comparando && guardada && (
        <Diferencias lista={diferenciasCon(preguntas, guardada.respuestas, respuestas)} />
      )}
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onCerrar} data-autofocus>
          Seguir en esta página
        </Button>
        <BotonDescargar texto={() => respuestasComoTexto(titulo, preguntas, respuestas)} />
        {guardada && (
          <Button
            variant="default"
            aria-expanded={comparando}
            onClick={() => {
              setComparando(!comparando);
            }}
          >
            Comparar con lo guardado
          </Button>
        )}
        {libre && (
          <BotonOcupado ocupado={ocupado} onClick={onSegundo}>
            Guardar como intento 2
          </BotonOcupado>
        )}
      </div>
    </Dialogo>
  );
}

/** The attempt that another person saved, and whether the second one is free. */
function useGuardada({ proyectoId, tipo, elementoId, intentos }: Ejecucion, abierto: boolean) {
  const consulta = leerGuardadasQuery(proyectoId);
  const { data = [] } = useQuery(abierto ? consulta : { ...consulta, queryFn: skipToken });
  const suyas = data.filter(
    (una) => una.tipo === tipo && (una.metricaId ?? una.subcaracteristicaId) === elementoId,
  );
  const guardada = suyas.find((una) => una.intentos === intentos);
  return { guardada, libre: intentos === 1 && guardada !== undefined && suyas.length === 1 };
}

function BotonDescargar({ texto }: { readonly texto: () => string }) {
  return (
    <Button
      variant="default"
      onClick={() => {
        entregarArchivo(new Blob([texto()], { type: 'text/plain;charset=utf-8' }), 'mis-respuestas.txt');
      }}
    >
      Descargar mis respuestas
    </Button>
  );
}

function Diferencias({ lista }: { readonly lista: ReturnType<typeof diferenciasCon> }) {
  if (lista.length === 0) return <p role="status">Respondieron lo mismo a todas las preguntas.</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className={classes.differences} role="region" aria-label="Preguntas con otra respuesta" tabIndex={0}>
      <ul>
        {lista.map(({ pregunta, guardado, suyo }) => (
          <li key={pregunta}>
            <strong>{pregunta}</strong>
            <span>Guardado: {guardado}</span>
            <span>Suyo: {suyo}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
