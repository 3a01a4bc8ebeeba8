import type { Ficha } from '@mantenible/rule-cards';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { config } from '../../../../../lib/config.ts';
import { Dialogo } from '../../../../../ui/dialogo.tsx';
import { EstadoConsulta } from '../../../../../ui/estado-consulta/index.ts';
import { buscarFicha, paginaDeRegla } from '../../../fichas/fichas.ts';
import type { Entrada } from '../../../modelo/guia/indice.ts';
import { MensajeIncidencia } from '../mensaje-incidencia.tsx';
import { EtiquetaSeveridad } from '../severidad.tsx';
import classes from './ficha.module.css';

interface DialogoFichaProps {
  /** The issue whose rule is explained; null while the dialog is closed. */
  readonly entrada: Entrada | null;
  readonly onCerrar: () => void;
}

/** 'Ver ficha de la regla': what the rule of an issue asks for, why, and how its code is put right. */
export function DialogoFicha({ entrada, onCerrar }: DialogoFichaProps) {
  return (
    <Dialogo opened={entrada !== null} onClose={onCerrar} title="Ficha de la regla" size="56rem">
      {entrada && <Contenido entrada={entrada} />}
      <Button onClick={onCerrar}>Cerrar</Button>
    </Dialogo>
  );
}

function Contenido({ entrada }: { readonly entrada: Entrada }) {
  const { regla } = entrada.incidencia;
  const consulta = useQuery({
    queryKey: ['ficha', regla],
    queryFn: () => buscarFicha(regla),
    staleTime: Infinity,
  });
  return (
    <div className={classes.body}>
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {(ficha) => (
          <>
            {ficha && (
              <h3 className={classes.title}>
                <EnLinea texto={ficha.titulo} />
              </h3>
            )}
            <p className={classes.facts}>
              <EtiquetaSeveridad severidad={entrada.severidad} />
              <span>
                Regla{' '}
                <code>
                  <bdi>{regla}</bdi>
                </code>
              </span>
            </p>
            {ficha ? (
              <Explicada ficha={ficha} />
            ) : (
              <SinFicha regla={regla} mensaje={entrada.incidencia.descripcion} />
            )}
          </>
        )}
      </EstadoConsulta>
    </div>
  );
}

function Explicada({ ficha: { porQue, comoArreglarlo, antes, despues } }: { readonly ficha: Ficha }) {
  return (
    <>
      <h4>Por qué importa</h4>
      <Prosa texto={porQue} />
      <h4>Cómo arreglarlo</h4>
      <Prosa texto={comoArreglarlo} />
      <div className={classes.examples}>
        <Ejemplo titulo="Antes" codigo={antes.codigo} />
        <Ejemplo titulo="Después" codigo={despues.codigo} />
      </div>
    </>
  );
}

/** Text of a card, in which code stands between backticks. */
function EnLinea({ texto }: { readonly texto: string }) {
  return texto
    .split('`')
    .map((trozo, i) => (i % 2 === 0 ? trozo : <code key={`${String(i)} ${trozo}`}>{trozo}</code>));
}

function Prosa({ texto }: { readonly texto: string }) {
  return texto.split('\n').map((parrafo) => (
    <p key={parrafo}>
      <EnLinea texto={parrafo} />
    </p>
  ));
}

function Ejemplo({ titulo, codigo }: { readonly titulo: string; readonly codigo: string }) {
  return (
    <div className={classes.example}>
      <h4>{titulo}</h4>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={`Código, ${titulo.toLowerCase()}`}>
        <code>{codigo}</code>
      </pre>
    </div>
  );
}

/** Only a SonarQube raises rules without a card: the analyser's rules all have theirs. */
function SinFicha({ regla, mensaje }: { readonly regla: string; readonly mensaje: string }) {
  const pagina = paginaDeRegla(regla);
  return (
    <>
      <p>Esta regla no tiene ficha en español.</p>
      {pagina !== null && (
        <p>
          <Anchor href={pagina} target="_blank" rel="noreferrer" hrefLang="en">
            Descripción original, en inglés (se abre en otra pestaña)
          </Anchor>
        </p>
      )}
      <p>
        {config.escaneo === 'sonarqube' ? 'El servicio de análisis dice: ' : 'El análisis dice: '}«
        <MensajeIncidencia texto={mensaje} />
        ».
      </p>
    </>
  );
}
