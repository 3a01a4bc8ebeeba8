import { Pagina } from '../../ui/pagina/index.ts';
import { crearRegistro } from '../catalogo-api/crear-registro.ts';
import { FormularioRegistro } from './formulario-registro.tsx';
import type { TipoDeRegistro } from './tipo-registro.ts';

interface PaginaCrearProps<Registro, Valores extends object, Enviado> {
  readonly tipo: TipoDeRegistro<Registro, Valores, Enviado>;
}

/** The page that creates a catalogue record. */
export function PaginaCrear<Registro extends { readonly _id: string }, Valores extends object, Enviado>({
  tipo,
}: PaginaCrearProps<Registro, Valores, Enviado>) {
  const { labels, recurso, registro, rutaLista } = tipo;
  return (
    <Pagina titulo={labels.crear} migas={[{ texto: labels.lista, href: rutaLista }]}>
      <FormularioRegistro
        tipo={tipo}
        inicial={tipo.vacio}
        etag={null}
        textoExito={labels.creada}
        enviar={async (data, options) => (await crearRegistro(recurso, data, registro, options))._id}
      />
    </Pagina>
  );
}
