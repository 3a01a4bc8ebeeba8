export interface PublicRule {
  plugin: 'eslint' | 'typescript-eslint' | 'react' | 'jsx-a11y' | 'import';
  name: string;
}

/** Packages of the oracle, in the last versions before a change of their licences. */
export const oraclePackages = { eslint: '8.57.1', 'eslint-plugin-sonarjs': '2.0.4' };

/** Options of SonarQube 10.7 that differ from those of the rules themselves, by key. */
export const options: Readonly<Record<string, readonly unknown[]>> = {
  S101: [{ format: '^[A-Z][a-zA-Z0-9]*$' }],
  S107: [{ max: 7 }],
  S108: [{ allowEmptyCatch: true }],
  S1186: [{ allow: ['arrowFunctions', 'constructors', 'private-constructors'] }],
  S1479: [30],
  S2004: [4],
  S2094: [{ allowStaticOnly: true, allowWithDecorator: true }],
  S2430: [{ newIsCap: true, capIsNew: false, properties: false }],
  S2814: [{ builtinGlobals: false, ignoreDeclarationMerge: true }],
  S3776: [15],
  S4144: [3],
  S5843: [20],
  S6550: [{ allowBitwiseExpressions: false }],
  S6606: [
    {
      ignoreConditionalTests: true,
      ignoreTernaryTests: false,
      ignoreMixedLogicalExpressions: true,
      allowRuleToRunWithoutStrictNullChecksIKnowWhatIAmDoing: true,
    },
  ],
  S6644: [{ defaultAssignment: false }],
  S6747: [{ ignore: [] }],
  S6749: [{ allowExpressions: true }],
  S6754: [{ allowDestructuredState: true }],
  S6766: [{ forbid: ['>', '}'] }],
  S6791: [{ checkAliases: true }],
  S6821: [{ ignoreNonDOM: true, allowedInvalidRoles: ['text'] }],
  S6847: [{ handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] }],
};

const rulesOfPlugin = (
  plugin: PublicRule['plugin'],
  names: Readonly<Record<string, string>>,
): [string, PublicRule][] => Object.entries(names).map(([key, name]) => [key, { plugin, name }]);

/** Rules that 10.7 takes from a public plugin as they are, by key. */
export const publicRules: ReadonlyMap<string, PublicRule> = new Map([
  ...rulesOfPlugin('eslint', {
    S108: 'no-empty',
    S878: 'no-sequences',
    S1199: 'no-lone-blocks',
    S1314: 'no-octal',
    S1516: 'no-multi-str',
    S2685: 'no-caller',
    S4140: 'no-sparse-arrays',
    S6325: 'prefer-regex-literals',
    S6509: 'no-extra-boolean-cast',
    S6522: 'no-import-assign',
    S6635: 'no-constructor-return',
    S6637: 'no-extra-bind',
    S6644: 'no-unneeded-ternary',
    S6645: 'no-undef-init',
    S6650: 'no-useless-rename',
    S6653: 'prefer-object-has-own',
    S6654: 'no-proto',
    S6657: 'no-octal-escape',
    S6836: 'no-case-declarations',
  }),
  ...rulesOfPlugin('jsx-a11y', {
    S1090: 'iframe-has-title',
    S6793: 'aria-proptypes',
    S6807: 'role-has-required-aria-props',
    S6811: 'role-supports-aria-props',
    S6819: 'prefer-tag-over-role',
    S6821: 'aria-role',
    S6822: 'no-redundant-roles',
    S6823: 'aria-activedescendant-has-tabindex',
    S6824: 'aria-unsupported-elements',
    S6825: 'no-aria-hidden-on-focusable',
    S6840: 'autocomplete-valid',
    S6841: 'tabindex-no-positive',
    S6842: 'no-noninteractive-element-to-interactive-role',
    S6843: 'no-interactive-element-to-noninteractive-role',
    S6845: 'no-noninteractive-tabindex',
    S6846: 'no-access-key',
    S6847: 'no-noninteractive-element-interactions',
    S6848: 'no-static-element-interactions',
    S6850: 'heading-has-content',
    S6851: 'img-redundant-alt',
    S6852: 'interactive-supports-focus',
  }),
  ...rulesOfPlugin('typescript-eslint', {
    S2094: 'no-extraneous-class',
    S2933: 'prefer-readonly',
    S4325: 'no-unnecessary-type-assertion',
    S6550: 'prefer-literal-enum-member',
    S6565: 'prefer-return-this-type',
    S6568: 'no-confusing-non-null-assertion',
    S6569: 'no-unnecessary-type-constraint',
    S6578: 'no-duplicate-enum-values',
    S6583: 'no-mixed-enums',
    S6590: 'prefer-as-const',
    S6671: 'prefer-promise-reject-errors',
  }),
  ...rulesOfPlugin('import', {
    S3863: 'no-duplicates',
    S6859: 'no-absolute-path',
    S6861: 'no-mutable-exports',
  }),
  ...rulesOfPlugin('react', {
    S6746: 'no-direct-mutation-state',
    S6748: 'no-children-prop',
    S6750: 'no-render-return-value',
    S6763: 'no-redundant-should-component-update',
    S6766: 'no-unescaped-entities',
    S6767: 'no-unused-prop-types',
    S6770: 'jsx-pascal-case',
    S6772: 'jsx-child-element-spacing',
    S6774: 'prop-types',
    S6775: 'default-props-match-prop-types',
    S6789: 'no-is-mounted',
    S6790: 'no-string-refs',
  }),
]);
