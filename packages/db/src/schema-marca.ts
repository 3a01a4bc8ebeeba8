import type { Json, Momento } from './column-types.ts';

/** A person's decision about a finding; its owner is the project's. */
export interface MarcaTable {
  id: string;
  proyecto_id: string;
  decision: string;
  razon: string;
  /** The domain's `Ancla`: the finding where the newest analysis that has it has it. */
  ancla: Json;
  creado: Momento;
  /** Who set it; null for one of before teams. */
  id_persona: string | null;
}
