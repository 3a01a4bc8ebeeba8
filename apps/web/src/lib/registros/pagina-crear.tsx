import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { EstadoConsulta } from '../../ui/estado-consulta/index.ts';
import { Pagina } from '../../ui/pagina/index.ts';
import { crearRegistro } from '../catalogo-api/crear-registro.ts';
import { leerRegistroQuery } from '../catalogo-api/leer-registro.ts';
import { copiaDe, parametroCopia } from './copia.ts';
import { FormularioRegistro } from './formulario-registro.tsx';
import type { TipoDeRegistro } from './tipo-registro.ts';

interface PaginaCrearProps<Registro, Valores extends object, Enviado> {
  readonly tipo: TipoDeRegistro<Registro, Valores, Enviado>;
}

/** The page that creates a catalogue record: empty, or as a copy of the one that its address names. */
export function PaginaCrear<Registro extends { readonly _id: string }, Valores extends object, Enviado>({
  tipo,
}: PaginaCrearProps<Registro, Valores, Enviado>) {
  const { labels, rutaLista } = tipo;
  const copiado = useSearchParams()[0].get(parametroCopia);
  return (
    <Pagina titulo={labels.crear} migas={[{ texto: labels.lista, href: rutaLista }]}>
      {copiado === null ? (
        <FormularioNuevo tipo={tipo} inicial={tipo.vacio} />
      ) : (
        <FormularioCopia tipo={tipo} id={copiado} />
      )}
    </Pagina>
  );
}

/** The form with the copy, which no field has changed yet. */
function FormularioCopia<Registro extends { readonly _id: string }, Valores extends object, Enviado>({
  tipo,
  id,
}: PaginaCrearProps<Registro, Valores, Enviado> & { readonly id: string }) {
  const consulta = useQuery(leerRegistroQuery(tipo.recurso, id, tipo.registro));
  return (
    <EstadoConsulta consulta={consulta}>
      {({ value }) => (
        <FormularioNuevo tipo={tipo} inicial={copiaDe(tipo.valoresDe(value), tipo.campoNombre)} />
      )}
    </EstadoConsulta>
  );
}

function FormularioNuevo<Registro extends { readonly _id: string }, Valores extends object, Enviado>({
  tipo,
  inicial,
}: PaginaCrearProps<Registro, Valores, Enviado> & { readonly inicial: Valores }) {
  const { labels, recurso, registro } = tipo;
  return (
    <FormularioRegistro
      tipo={tipo}
      inicial={inicial}
      etag={null}
      textoExito={labels.creada}
      enviar={async (data, options) => (await crearRegistro(recurso, data, registro, options))._id}
    />
  );
}
