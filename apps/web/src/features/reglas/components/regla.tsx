import { carpetaDeRegla } from '@mantenible/rule-cards/carpeta';
import { indice } from '@mantenible/rule-cards/indice';
import { tituloDeRegla } from '@mantenible/rule-cards/titulo';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { ContenidoFicha } from '../../../lib/ficha/contenido-ficha.tsx';
import { buscarFicha } from '../../../lib/ficha/fichas.ts';
import classesFicha from '../../../lib/ficha/ficha.module.css';
import { EtiquetaSeveridad } from '../../../lib/incidencia/etiqueta-severidad.tsx';
import { leerSeveridad } from '../../../lib/incidencia/severidad.ts';
import { paths } from '../../../lib/paths.ts';
import { BotonImprimir } from '../../../ui/boton-imprimir.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { lenguajes } from '../modelo/filtrar-reglas.ts';
import classes from './reglas.module.css';

/** /reglas/{clave}: the card of one rule, as a page to link and to print. */
export function Regla() {
  const { regla = '' } = useParams();
  const consulta = useQuery({
    queryKey: ['ficha', regla],
    queryFn: () => buscarFicha(regla),
    staleTime: Infinity,
  });
  return (
    <Pagina
      titulo={tituloDeRegla(regla) ?? 'Regla sin ficha'}
      migas={[{ texto: 'Reglas', href: paths.reglas.href() }]}
      acciones={<BotonImprimir />}
    >
      <Datos regla={regla} />
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo leer la ficha.">
        {(ficha) =>
          ficha === null ? (
            <Vacio texto={`No hay ninguna ficha de la regla «${regla}».`} />
          ) : (
            <div className={classesFicha.body}>
              <ContenidoFicha ficha={ficha} nivel="h2" />
            </div>
          )
        }
      </EstadoConsulta>
    </Pagina>
  );
}

/** What the index has of a rule; nothing for one without a card. */
function Datos({ regla }: { readonly regla: string }) {
  const lugar = carpetaDeRegla(regla);
  const entrada = lugar && indice.get(`${lugar.carpeta}:${lugar.clave}`);
  if (!entrada) return null;
  const { severidad, tema, ingles, repositorios } = entrada;
  return (
    <dl className={classes.data}>
      <div>
        <dt>Severidad</dt>
        <dd>
          <EtiquetaSeveridad severidad={leerSeveridad(severidad)} />
        </dd>
      </div>
      <div>
        <dt>Tema</dt>
        <dd>{tema}</dd>
      </div>
      <div>
        <dt>Regla</dt>
        <dd>
          {repositorios.map((uno) => lenguajes[uno] ?? uno).join(', ')} <code>{lugar.clave}</code>
        </dd>
      </div>
      <div>
        <dt>En inglés</dt>
        <dd lang="en">{ingles}</dd>
      </div>
    </dl>
  );
}
