import type { TSESLint } from '@typescript-eslint/utils';

export type Context = Readonly<TSESLint.RuleContext<string, readonly unknown[]>>;
export type Descriptor = TSESLint.ReportDescriptor<string>;

/** The fields of a rule context that a derived context may replace. */
export interface ContextOverrides {
  readonly id?: string;
  readonly options?: readonly unknown[];
  readonly settings?: TSESLint.SharedConfigurationSettings;
  readonly filename?: string;
  readonly report?: (descriptor: Descriptor) => void;
}

/**
 * A rule context without the members that ESLint has deprecated. ESLint's own contexts are frozen, so that
 * they cannot be spread or assigned to. An object with such a context as its prototype is slow to create
 * and to read, and there are up to three for each rule and file.
 */
class DerivedContext {
  readonly id: string;
  readonly options: readonly unknown[];
  readonly settings: TSESLint.SharedConfigurationSettings;
  readonly filename: string;
  readonly physicalFilename: string;
  readonly cwd: string;
  readonly sourceCode: Readonly<TSESLint.SourceCode>;
  readonly languageOptions: Context['languageOptions'];
  readonly report: (descriptor: Descriptor) => void;

  constructor(given: Context, overrides: ContextOverrides) {
    this.id = overrides.id ?? given.id;
    this.options = overrides.options ?? given.options;
    this.settings = overrides.settings ?? given.settings;
    this.filename = overrides.filename ?? given.filename;
    this.physicalFilename = overrides.filename ?? given.physicalFilename;
    this.cwd = given.cwd;
    this.sourceCode = given.sourceCode;
    this.languageOptions = given.languageOptions;
    this.report =
      overrides.report ??
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

/** A copy of a rule context with some fields replaced. */
export const deriveContext = (context: Context, overrides: ContextOverrides): Context =>
  // The other members of the type are deprecated in ESLint or already removed.
  new DerivedContext(context, overrides) as unknown as Context;
