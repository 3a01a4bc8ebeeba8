import type { Rol } from '@mantenible/domain/acceso';
import type { Autor } from '@mantenible/domain/auditoria';

import type { Cuenta } from '../cuentas/cuenta.port.ts';
import type { Columna } from './cabecera-csv.ts';
import type { Importacion } from './importacion.port.ts';
import type { CuentaEscrita } from './plantilla-cuenta.ts';

/** The person responsible for a change of accounts: an admin on the screen, or `consola`. */
export type Responsable = Autor;

/** The operator of the machine, by the command line. */
export const consola: Responsable = { sub: 'consola', nombre: 'Consola' };

/** An account, named by its subject or its user name. */
export type Cual = { readonly sub: string } | { readonly usuario: string };

/** A changed account, with the names of the courses that it leaves without a lecturer. */
export interface CuentaCambiada extends Cuenta {
  readonly cursosSinDocente: readonly string[];
}

/** An initial password, shown once. */
export interface Entrega {
  readonly usuario: string;
  readonly nombre: string;
  readonly clave: string;
}

export interface ConsultaCuentas {
  /** Text within user name, name or mail, whatever its case and accents; empty for all. */
  readonly busqueda: string;
  readonly activa: boolean | null;
  readonly rol: Rol | null;
  readonly orden: 'usuario' | 'nombre' | 'creado';
  readonly descendente: boolean;
  readonly pagina: number;
  readonly porPagina: number;
}

export interface PaginaCuentas {
  readonly cuentas: readonly Cuenta[];
  readonly total: number;
}

export const estadosFila = ['nueva', 'revive', 'cambia', 'sin-cambios', 'error'] as const;
export type EstadoFila = (typeof estadosFila)[number];

export const camposImportados = ['nombre', 'correo', 'rol'] as const;

/** A datum of a known account, stored and as the import leaves it; empty for none. */
export interface CambioImportado {
  readonly campo: (typeof camposImportados)[number];
  readonly antes: string;
  readonly despues: string;
}

/** Effect of the import on one line of a class, or the reasons of its refusal. */
export interface FilaImportacion {
  readonly linea: number;
  readonly usuario: string;
  readonly nombre: string;
  readonly estado: EstadoFila;
  readonly cambios: readonly CambioImportado[];
  readonly motivos: readonly string[];
}

/** A file as it was read: its first columns, what each is taken for (null: not read), and its first rows. */
export interface MuestraImportacion {
  readonly columnas: readonly { readonly titulo: string; readonly campo: Columna | null }[];
  readonly filas: readonly { readonly linea: number; readonly celdas: readonly string[] }[];
}

/** Effect of an import by line, the headings of columns that are not read, and the file as it was read. */
export interface Simulacion {
  readonly filas: readonly FilaImportacion[];
  readonly ignoradas: readonly string[];
  readonly muestra: MuestraImportacion;
}

/** Result of an import: numbers of lines by effect, and the initial passwords of new accounts. */
export interface Importada {
  readonly cuantas: Readonly<Record<'nueva' | 'revive' | 'cambia' | 'sinCambios', number>>;
  readonly entregas: readonly Entrega[];
  /** The import that gives these passwords again; null where none does. */
  readonly importacion: string | null;
}

export interface PeticionImportar {
  readonly contenido: string;
  /** Initial passwords of the new accounts, which the caller has stored; null generates them. */
  readonly claves: Readonly<Record<string, string>> | null;
  /** The caller's key of the request: where it comes again, it gets the same passwords. */
  readonly repeticion?: string | null;
}

/** Counts of the moved records, or the project names that both subjects have. */
export type Vinculo =
  | { readonly proyectos: number; readonly pruebas: number; readonly borradores: number }
  | { readonly repetidos: readonly string[] };

/**
 * Operations on the accounts of the embedded provider, for the screen and the command line. Refusals are a
 * `DomainError` with a Spanish sentence.
 */
export interface AdministracionCuentas {
  consultar(consulta: ConsultaCuentas): Promise<PaginaCuentas>;
  todas(): Promise<readonly Cuenta[]>;
  agregar(escrita: CuentaEscrita): Promise<Entrega>;
  cambiar(cual: Cual, datos: Omit<CuentaEscrita, 'usuario'>): Promise<CuentaCambiada>;
  /** Sets a new initial password and ends the person's sessions. */
  restablecer(cual: Cual): Promise<Entrega>;
  /** Deactivating ends the person's sessions. */
  activar(cual: Cual, activa: boolean): Promise<CuentaCambiada>;
  /** The effect of `importar`, line by line; writes nothing. */
  simular(contenido: string): Promise<Simulacion>;
  /** Imports all lines or none. */
  importar(peticion: PeticionImportar): Promise<Importada>;
  /** Imports whose initial passwords can be read, the newest first. */
  importaciones(): Promise<readonly (Importacion & { readonly cuantas: number })[]>;
  /** The initial passwords of an import that their people still have. */
  leerClaves(id: string): Promise<Importacion & { readonly entregas: readonly Entrega[] }>;
  /**
   * Moves all records of the subject `anterior` to the subject `nuevo`; moves none where both have a project of one
   * name.
   */
  vincular(anterior: string, nuevo: string): Promise<Vinculo>;
}

/** Operations of the command line; beside a running server they go over the control socket. */
export type AdministracionDeConsola = Omit<
  AdministracionCuentas,
  'consultar' | 'cambiar' | 'importaciones' | 'leerClaves'
>;
