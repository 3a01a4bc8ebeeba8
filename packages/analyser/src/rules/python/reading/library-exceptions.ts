/** Exceptions of a package: the module that defines them, other modules that give them, and names by base class. */
interface LibraryExceptions {
  readonly module: string;
  readonly aliases: readonly string[];
  /** A name with a dot, or a built-in one, is not of this module. An exception with several bases is in several lists. */
  readonly derived: Readonly<Record<string, string>>;
}

const libraries: readonly LibraryExceptions[] = [
  {
    module: 'itsdangerous.exc',
    aliases: ['itsdangerous'],
    derived: {
      Exception: 'BadData',
      BadData: 'BadSignature BadPayload',
      BadSignature: 'BadTimeSignature BadHeader',
      BadTimeSignature: 'SignatureExpired',
    },
  },
  {
    module: 'jinja2.exceptions',
    aliases: ['jinja2'],
    derived: {
      Exception: 'TemplateError',
      OSError: 'TemplateNotFound',
      LookupError: 'TemplateNotFound',
      TemplateError: 'TemplateNotFound TemplateSyntaxError TemplateRuntimeError',
      TemplateNotFound: 'TemplatesNotFound',
      TemplateSyntaxError: 'TemplateAssertionError',
      TemplateRuntimeError: 'UndefinedError SecurityError FilterArgumentError',
    },
  },
  {
    module: 'werkzeug.exceptions',
    aliases: [],
    derived: {
      Exception: 'HTTPException',
      HTTPException: `BadGateway BadRequest Conflict ExpectationFailed FailedDependency Forbidden GatewayTimeout Gone
        HTTPVersionNotSupported ImATeapot InternalServerError LengthRequired Locked MethodNotAllowed NotAcceptable NotFound
        NotImplemented PreconditionFailed PreconditionRequired RequestedRangeNotSatisfiable RequestEntityTooLarge
        RequestHeaderFieldsTooLarge RequestTimeout RequestURITooLarge ServiceUnavailable TooManyRequests Unauthorized
        UnavailableForLegalReasons UnprocessableEntity UnsupportedMediaType`,
      BadRequest: 'BadHost BadRequestKeyError ClientDisconnected SecurityError',
      KeyError: 'BadRequestKeyError',
    },
  },
  {
    module: 'sqlalchemy.exc',
    aliases: [],
    derived: {
      Exception: 'SQLAlchemyError',
      SQLAlchemyError: `ArgumentError CircularDependencyError CompileError DisconnectionError IdentifierError InvalidRequestError
        StatementError TimeoutError`,
      ArgumentError:
        'AmbiguousForeignKeysError NoForeignKeysError NoSuchModuleError ObjectNotExecutableError',
      CompileError: 'UnsupportedCompilationError',
      InvalidRequestError: `MultipleResultsFound NoInspectionAvailable NoReferenceError NoResultFound NoSuchColumnError
        NoSuchTableError PendingRollbackError ResourceClosedError UnboundExecutionError UnreflectableTableError`,
      NoReferenceError: 'NoReferencedColumnError NoReferencedTableError',
      StatementError: 'DBAPIError',
      DBAPIError: 'DatabaseError InterfaceError',
      DatabaseError:
        'DataError IntegrityError InternalError NotSupportedError OperationalError ProgrammingError',
      KeyError: 'NoSuchColumnError',
    },
  },
];

const words = (text: string): readonly string[] => text.split(/\s+/u);

/** Pairs of an exception of a library and one of its bases, by qualified name. */
export const libraryBases: readonly (readonly [derived: string, base: string])[] = libraries.flatMap(
  ({ module, derived }) => {
    const own = new Set(Object.values(derived).flatMap(words));
    const qualified = (name: string) => (own.has(name) ? `${module}.${name}` : name);
    return Object.entries(derived).flatMap(([base, names]) =>
      words(names).map((name) => [`${module}.${name}`, qualified(base)] as const),
    );
  },
);

/** The qualified name in the module that defines an exception. */
export function definedName(name: string): string {
  for (const { module, aliases } of libraries)
    for (const alias of aliases)
      if (name.startsWith(`${alias}.`) && !name.startsWith(`${module}.`))
        return `${module}.${name.slice(alias.length + 1)}`;
  return name;
}
