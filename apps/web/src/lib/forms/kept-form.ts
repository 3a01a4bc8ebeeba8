import * as z from 'zod/mini';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Values of a form at the redirect to the sign-in page, and the version of the record that they were based
 * on.
 */
export interface KeptValues<T> {
  readonly form: T;
  readonly etag: string | null;
}

/** One form's copy in a storage; null when it is missing, damaged or does not match the form. */
export function createKeptForm<T>(storage: KeptStorage, name: string, schema: z.ZodMiniType<T>) {
  const kept = z.object({ form: schema, etag: z.nullable(z.string()) });
  return {
    read(): KeptValues<T> | null {
      try {
        const parsed = kept.safeParse(JSON.parse(storage.getItem(name) ?? 'null'));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    /** False when the storage is full or forbidden. */
    write(content: KeptValues<T>): boolean {
      try {
        storage.setItem(name, JSON.stringify(content));
        return true;
      } catch {
        return false;
      }
    },
    drop(): void {
      try {
        storage.removeItem(name);
      } catch {
        // A forbidden storage has no copy.
      }
    },
  };
}
