import type { Ficha, Limitacion } from '@mantenible/rule-cards';
import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

import { config } from '../../../../lib/config.ts';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { buscarFicha, paginaDeRegla } from './fichas.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { EtiquetaSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import classes from './ficha.module.css';

interface DialogoFichaProps {
  /** The issue whose rule is explained; null while the dialog is closed. */
  readonly entrada: Entrada | null;
  readonly onCerrar: () => void;
}

/** 'Ver ficha de la regla': what the rule of an issue requires, why, and how to correct the code. */
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
            {ficha ? <ContenidoFicha ficha={ficha} /> : <SinFicha entrada={entrada} />}
          </>
        )}
      </EstadoConsulta>
    </div>
  );
}

function ContenidoFicha({ ficha }: { readonly ficha: Ficha }) {
  const { porQue, comoArreglarlo, antes, despues, avisaSinMotivo, noAvisa } = ficha;
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
      {avisaSinMotivo && <Debilidad titulo="Cuándo avisa sin motivo" {...avisaSinMotivo} />}
      {noAvisa && <Debilidad titulo="Cuándo no avisa" {...noAvisa} />}
    </>
  );
}

/** A known weakness of the rule, with code that shows it. */
function Debilidad({ titulo, texto, ejemplo }: Limitacion & { readonly titulo: string }) {
  return (
    <>
      <h4>{titulo}</h4>
      <Prosa texto={texto} />
      <Codigo nombre={titulo} codigo={ejemplo.codigo} />
    </>
  );
}

/** Text of a card; what stands between backticks is drawn as code. */
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
      <Codigo nombre={titulo} codigo={codigo} />
    </div>
  );
}

function Codigo({ nombre, codigo }: { readonly nombre: string; readonly codigo: string }) {
  return (
    //  eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <pre tabIndex={0} role="group" aria-label={`Código, ${nombre.toLowerCase()}`}>
      <code>{codigo}</code>
    </pre>
  );
}

/** Content for a rule without a card: only SonarQube reports such rules. */
function SinFicha({ entrada }: { readonly entrada: Entrada }) {
  const pagina = paginaDeRegla(entrada.incidencia.regla);
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
        <MensajeIncidencia entrada={entrada} />
        ».
      </p>
    </>
  );
}
