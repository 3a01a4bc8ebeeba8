import { maximoEvidencias, type Evidencia } from '@mantenible/domain/evidencia';
import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef, useState } from 'react';

import { ListaEvidencias } from '../../../../../lib/evidencia/lista-evidencias.tsx';
import { BotonExplicado } from '../../../../../ui/boton-explicado.tsx';
import { marcaQuitar, quitarConFoco } from '../../../../../ui/quitar-con-foco.ts';
import type { Mediciones } from '../../../modelo/mediciones.ts';
import { ComoLoMido } from '../como-lo-mido.tsx';
import { DialogoEvidencia } from './dialogo-evidencia.tsx';
import classes from './evidencias.module.css';

interface EvidenciasPreguntaProps {
  readonly numero: number;
  readonly pregunta: Pick<PreguntaPlan, 'descripcion' | 'pregunta'>;
  readonly proyectoId: string;
  readonly evidencias: readonly Evidencia[];
  readonly mediciones: Mediciones;
  readonly onCambio: (evidencias: readonly Evidencia[]) => void;
}

/** The evidence of an answer, what adds another piece, and how to measure the question. */
export function EvidenciasPregunta(props: EvidenciasPreguntaProps) {
  const { numero, pregunta, proyectoId, evidencias, mediciones, onCambio } = props;
  const [abierto, setAbierto] = useState(false);
  const caja = useRef<HTMLDivElement>(null);
  const lleno = evidencias.length >= maximoEvidencias;
  return (
    <div ref={caja} className={classes.evidence}>
      {evidencias.length > 0 && (
        <ListaEvidencias
          etiqueta={`Evidencias de la pregunta ${numero}`}
          evidencias={evidencias}
          accion={(indice) => (
            <BotonQuitar
              etiqueta={`Quitar la evidencia ${indice + 1} de la pregunta ${numero}`}
              onClick={() => {
                const quitar = () => {
                  onCambio(evidencias.filter((_, i) => i !== indice));
                };
                quitarConFoco(caja.current, indice, quitar, '[data-anadir]');
              }}
            />
          )}
        />
      )}
      <ComoLoMido numero={numero} descripcion={pregunta.descripcion} pregunta={pregunta.pregunta}>
        <BotonExplicado
          variant="subtle"
          size="compact-sm"
          data-anadir
          motivo={lleno ? `Una respuesta admite como máximo ${maximoEvidencias} evidencias` : null}
          leftSection={<IconPaperclip size={16} aria-hidden />}
          aria-label={`Añadir evidencia a la pregunta ${numero}`}
          onClick={() => {
            setAbierto(true);
          }}
        >
          Añadir evidencia
        </BotonExplicado>
      </ComoLoMido>
      {abierto && (
        <DialogoEvidencia
          numero={numero}
          proyectoId={proyectoId}
          mediciones={mediciones}
          onCerrar={() => {
            setAbierto(false);
          }}
          onAnadir={(nueva) => {
            setAbierto(false);
            onCambio([...evidencias, nueva]);
          }}
        />
      )}
    </div>
  );
}

interface BotonQuitarProps {
  readonly etiqueta: string;
  readonly onClick: () => void;
}

function BotonQuitar({ etiqueta, onClick }: BotonQuitarProps) {
  return (
    <Button
      variant="subtle"
      color="red"
      size="compact-sm"
      aria-label={etiqueta}
      {...marcaQuitar}
      onClick={onClick}
    >
      Quitar
    </Button>
  );
}
