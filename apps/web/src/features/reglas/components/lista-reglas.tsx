import { indice, type EntradaDeRegla } from '@mantenible/rule-cards/indice';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Link } from 'react-router';

import { EnLinea } from '../../../lib/ficha/contenido-ficha.tsx';
import { EtiquetaSeveridad } from '../../../lib/incidencia/etiqueta-severidad.tsx';
import { leerSeveridad } from '../../../lib/incidencia/severidad.ts';
import { paths } from '../../../lib/paths.ts';
import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useParametros } from '../../../ui/use-parametros.ts';
import { filtrarReglas, lenguajes, porTema, type FiltroDeReglas } from '../modelo/filtrar-reglas.ts';
import { Filtros } from './filtros.tsx';
import classes from './reglas.module.css';

const todas = [...indice.values()];

/** The filter that the address has, and what changes a part of it. */
function useFiltro(): readonly [FiltroDeReglas, (cambio: Partial<FiltroDeReglas>) => void] {
  const [params, setParams] = useParametros();
  const de = (nombre: keyof FiltroDeReglas) => params.get(nombre) ?? '';
  const filtro = {
    buscar: de('buscar'),
    lenguaje: de('lenguaje'),
    tema: de('tema'),
    severidad: de('severidad'),
  };
  const cambiar = (cambio: Partial<FiltroDeReglas>) => {
    setParams(
      (previos) => {
        for (const [nombre, valor] of Object.entries(cambio)) {
          if (valor === '') previos.delete(nombre);
          else previos.set(nombre, valor);
        }
        return previos;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [filtro, cambiar];
}

/** /reglas: the cards of all rules by topic, with search and filters in the address. */
export function ListaReglas() {
  const [filtro, cambiar] = useFiltro();
  const halladas = filtrarReglas(todas, filtro);
  const filtrada = Object.values(filtro).some((valor) => valor !== '');
  return (
    <Pagina
      titulo="Reglas"
      ancho="ancho"
      introduccion="Qué pide cada regla del análisis estático, por qué importa y cómo se arregla, con el código antes y después."
    >
      <Filtros
        filtro={filtro}
        temas={porTema(todas).map(({ tema }) => tema)}
        resultado={`${formatNumber(halladas.length)} de ${contar(todas.length, 'regla', 'reglas')}`}
        onCambio={cambiar}
      />
      {halladas.length === 0 && <Vacio texto="Ninguna regla coincide con lo que busca." />}
      {porTema(halladas).map(({ tema, reglas }) => (
        <details key={`${tema} ${String(filtrada)}`} open={filtrada} className={classes.topic}>
          <summary>
            <h2>{tema}</h2> <span className={classes.count}>{contar(reglas.length, 'regla', 'reglas')}</span>
          </summary>
          <ul aria-label={tema} className={classes.rules}>
            {reglas.map((regla) => (
              <Fila key={regla.clave} regla={regla} />
            ))}
          </ul>
        </details>
      ))}
    </Pagina>
  );
}

function Fila({
  regla: { clave, titulo, ingles, severidad, repositorios },
}: {
  readonly regla: EntradaDeRegla;
}) {
  return (
    <li className={classes.rule}>
      <Link to={paths.regla.href({ regla: clave })}>
        <EnLinea texto={titulo} />
      </Link>
      <span className={classes.facts}>
        <EtiquetaSeveridad severidad={leerSeveridad(severidad)} />
        <span>{repositorios.map((uno) => lenguajes[uno] ?? uno).join(', ')}</span>
        <code>{clave.split(':')[1]}</code>
        <span lang="en">{ingles}</span>
      </span>
    </li>
  );
}
