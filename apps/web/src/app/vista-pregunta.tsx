import { useState } from 'react';

import { Pregunta } from '../features/prueba/components/ejecucion/pregunta.tsx';
import type { VistaDePregunta } from '../features/pauta/components/campos-pauta.tsx';

const sinEfecto = () => undefined;

/** A question of the guideline's form as a test shows it; its answer goes nowhere. */
export const VistaPregunta: VistaDePregunta = ({ pregunta }) => {
  const [nivel, setNivel] = useState<number | null>(null);
  const [comentario, setComentario] = useState('');
  return (
    <Pregunta
      numero={1}
      pregunta={{ ...pregunta, pautaId: '', listaVerificacion: '', listaNombre: '' }}
      ayuda=""
      nivel={nivel}
      comentario={comentario}
      ajena={false}
      onFoco={sinEfecto}
      onAvisoLeido={sinEfecto}
      onCambio={(cambio) => {
        if (cambio.nivel !== undefined) setNivel(cambio.nivel);
        if (cambio.comentario !== undefined) setComentario(cambio.comentario);
      }}
    />
  );
};
