import * as z from 'zod/mini';

type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A form as it stood when the page was left to sign in, and the version of the record it was based on. */
export interface KeptForm<T> {
  readonly form: T;
  readonly etag: string | null;
}

/** One form's copy in a storage; absent, damaged or unlike the form, it reads as null. */
export function createKeptForm<T>(storage: KeptStorage, name: string, schema: z.ZodMiniType<T>) {
  const kept = z.object({ form: schema, etag: z.nullable(z.string()) });
  return {
    read(): KeptForm<T> | null {
      try {
        const parsed = kept.safeParse(JSON.parse(storage.getItem(name) ?? 'null'));
        return parsed.success ? parsed.data : null;
      } catch {
        return null;
      }
    },
    /** Whether it could be kept: a storage may be full or forbidden. */
    write(content: KeptForm<T>): boolean {
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
        // A forbidden storage holds nothing.
      }
    },
  };
}
