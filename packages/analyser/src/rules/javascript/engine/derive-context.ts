import type { TSESLint } from '@typescript-eslint/utils';

export type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
export type Descriptor = TSESLint.ReportDescriptor<string>;

/** What of a context may be told otherwise to a rule. */
export interface Told {
  readonly id?: string;
  readonly options?: readonly unknown[];
  readonly settings?: TSESLint.SharedConfigurationSettings;
  readonly filename?: string;
  readonly report?: (descriptor: Descriptor) => void;
}

/**
 * What ESLint tells a rule, but for what it has announced to tell no more. Its own contexts are frozen, so that they can be
 * neither spread nor assigned to, and one that has them as its prototype is slow to make and to read: there are up to
 * three for each rule and file.
 */
class ToldContext {
  readonly id: string;
  readonly options: readonly unknown[];
  readonly settings: TSESLint.SharedConfigurationSettings;
  readonly filename: string;
  readonly physicalFilename: string;
  readonly cwd: string;
  readonly sourceCode: Readonly<TSESLint.SourceCode>;
  readonly languageOptions: Context['languageOptions'];
  readonly report: (descriptor: Descriptor) => void;

  constructor(given: Context, told: Told) {
    this.id = told.id ?? given.id;
    this.options = told.options ?? given.options;
    this.settings = told.settings ?? given.settings;
    this.filename = told.filename ?? given.filename;
    this.physicalFilename = told.filename ?? given.physicalFilename;
    this.cwd = given.cwd;
    this.sourceCode = given.sourceCode;
    this.languageOptions = given.languageOptions;
    this.report =
      told.report ??
      ((descriptor) => {
        given.report(descriptor);
      });
  }

  getCwd(): string {
    return this.cwd;
  }

  getFilename(): string {
    return this.filename;
  }

  getPhysicalFilename(): string {
    return this.physicalFilename;
  }

  getSourceCode(): Readonly<TSESLint.SourceCode> {
    return this.sourceCode;
  }
}

/** A context that tells a rule something else in some points, and in all others what the given one says. */
export const deriveContext = (context: Context, told: Told): Context =>
  // What its type has besides is gone from ESLint, or about to go.
  new ToldContext(context, told) as unknown as Context;
