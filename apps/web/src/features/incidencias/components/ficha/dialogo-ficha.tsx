import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { config } from '../../../../lib/config.ts';
import { paths } from '../../../../lib/paths.ts';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { EstadoConsulta } from '../../../../ui/estado-consulta/index.ts';
import { ContenidoFicha, EnLinea } from '../../../../lib/ficha/contenido-ficha.tsx';
import { buscarFicha, paginaDeRegla } from '../../../../lib/ficha/fichas.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { EtiquetaSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import classes from '../../../../lib/ficha/ficha.module.css';

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
            {ficha ? (
              <>
                <ContenidoFicha ficha={ficha} nivel="h4" />
                <p>
                  <Link to={paths.regla.href({ regla })}>Abrir la ficha en una página</Link>
                </p>
              </>
            ) : (
              <SinFicha entrada={entrada} />
            )}
          </>
        )}
      </EstadoConsulta>
    </div>
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
