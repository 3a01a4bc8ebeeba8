import {
  exigirEscritura,
  exigirHallado,
  exigirReferencias,
  type Desconocidos,
  type Escritura,
} from '../escritura.ts';
import type {
  ListaConVersion,
  ListaEscrita,
  ListaVerificacionRepository,
} from './lista-verificacion.port.ts';

export interface DepsGuardarLista {
  readonly listas: Pick<ListaVerificacionRepository, 'crear' | 'actualizar' | 'buscar'>;
  readonly nuevoId: () => string;
}

type DatosLista = Omit<ListaEscrita, '_id'>;

/** Stores a new list; guidelines that do not exist are refused by their place. */
export async function crearLista(deps: DepsGuardarLista, datos: DatosLista): Promise<ListaConVersion> {
  const lista = { _id: deps.nuevoId(), ...datos };
  return guardada(deps, lista, await deps.listas.crear(lista));
}

/** Replaces a list; with `esperada`, only that version (412 otherwise). */
export async function actualizarLista(
  deps: DepsGuardarLista,
  id: string,
  datos: DatosLista,
  esperada: number | null,
): Promise<ListaConVersion> {
  const lista = { _id: id, ...datos };
  return guardada(deps, lista, await deps.listas.actualizar(lista, esperada));
}

/** The list as it now reads, after the outcome was a success. */
async function guardada(
  { listas }: DepsGuardarLista,
  lista: ListaEscrita,
  resultado: Escritura | Desconocidos,
): Promise<ListaConVersion> {
  const escritura = exigirReferencias(resultado, 'pautas', lista.pautas, 'La pauta ya no existe');
  exigirEscritura(escritura, 'la lista de verificación');
  return exigirHallado(await listas.buscar(lista._id), 'la lista de verificación');
}
