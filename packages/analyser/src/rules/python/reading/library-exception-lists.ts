/** Exceptions of a package: the module that defines them, other modules that give them, and names by base class. */
interface LibraryExceptions {
  readonly module: string;
  readonly aliases: readonly string[];
  /** Names that the aliases lack. */
  readonly onlyInModule?: readonly string[];
  /** A name with a dot, or a built-in one, is not of this module. An exception with several bases is in several lists. */
  readonly derived: Readonly<Record<string, string>>;
}

/** Exceptions of packages that SonarQube 10.7 has. */
export const libraries: readonly LibraryExceptions[] = [
  { module: 'PIL', aliases: [], derived: { OSError: 'UnidentifiedImageError' } },
  { module: 'pydantic', aliases: [], derived: { ValueError: 'ValidationError' } },
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
    onlyInModule: ['SecurityError', 'FilterArgumentError'],
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
  {
    module: 'click.exceptions',
    aliases: ['click'],
    derived: {
      BadParameter: `MissingParameter`,
      ClickException: `FileError UsageError`,
      Exception: `ClickException`,
      RuntimeError: `Abort Exit`,
      UsageError: `BadArgumentUsage BadOptionUsage BadParameter NoSuchOption`,
    },
  },
  {
    module: 'dateutil.parser',
    aliases: [],
    derived: {
      ValueError: `ParserError`,
    },
  },
  {
    module: 'jsonschema.exceptions',
    aliases: ['jsonschema'],
    derived: {
      Exception: `SchemaError ValidationError`,
    },
  },
  {
    module: 'paramiko.ssh_exception',
    aliases: [],
    derived: {
      Exception: `SSHException`,
      SSHException: `AuthenticationException`,
    },
  },
  {
    module: 'psutil',
    aliases: [],
    derived: {
      Error: `AccessDenied NoSuchProcess TimeoutExpired`,
      Exception: `Error`,
      NoSuchProcess: `ZombieProcess`,
    },
  },
  {
    module: 'psycopg2',
    aliases: [],
    derived: {
      DatabaseError: `DataError IntegrityError InternalError NotSupportedError OperationalError ProgrammingError`,
      Error: `DatabaseError InterfaceError`,
      Exception: `Error Warning`,
    },
  },
  {
    module: 'psycopg2.errors',
    aliases: [],
    derived: {
      'psycopg2.Error': `UniqueViolation`,
    },
  },
  {
    module: 'psycopg2.extensions',
    aliases: [],
    derived: {
      'psycopg2.OperationalError': `QueryCanceledError TransactionRollbackError`,
    },
  },
  {
    module: 'pymysql.err',
    aliases: ['pymysql'],
    derived: {
      DatabaseError: `DataError IntegrityError InternalError NotSupportedError OperationalError ProgrammingError`,
      Error: `DatabaseError InterfaceError`,
      Exception: `MySQLError`,
      MySQLError: `Error Warning`,
    },
  },
  {
    module: 'pytz.exceptions',
    aliases: ['pytz'],
    derived: {
      Exception: `InvalidTimeError`,
      InvalidTimeError: `AmbiguousTimeError NonExistentTimeError`,
      KeyError: `UnknownTimeZoneError`,
    },
  },
  {
    module: 'redis.exceptions',
    aliases: [],
    derived: {
      Exception: `RedisError`,
      RedisError: `ConnectionError TimeoutError`,
    },
  },
  {
    module: 'requests.exceptions',
    aliases: ['requests'],
    derived: {
      ConnectionError: `ConnectTimeout ProxyError SSLError`,
      DeprecationWarning: `FileModeWarning`,
      InvalidJSONError: `JSONDecodeError`,
      InvalidURL: `InvalidProxyURL`,
      OSError: `RequestException`,
      RequestException: `ChunkedEncodingError ConnectionError ContentDecodingError HTTPError InvalidHeader InvalidJSONError InvalidSchema
        InvalidURL MissingSchema RetryError StreamConsumedError Timeout TooManyRedirects URLRequired
        UnrewindableBodyError`,
      RequestsWarning: `FileModeWarning RequestsDependencyWarning`,
      Timeout: `ConnectTimeout ReadTimeout`,
      TypeError: `StreamConsumedError`,
      ValueError: `InvalidHeader InvalidSchema InvalidURL MissingSchema`,
      Warning: `RequestsWarning`,
    },
  },
  {
    module: 'serial',
    aliases: [],
    derived: {
      OSError: `SerialException`,
      SerialException: `SerialTimeoutException`,
    },
  },
  {
    module: 'simplejson.errors',
    aliases: ['simplejson', 'simplejson.scanner'],
    derived: {
      ValueError: `JSONDecodeError`,
    },
  },
  {
    module: 'sqlalchemy.orm.exc',
    aliases: [],
    derived: {
      UnmappedError: `UnmappedClassError UnmappedInstanceError`,
      'sqlalchemy.exc.InvalidRequestError': `LoaderStrategyException NoResultFound ObjectDeletedError UnmappedColumnError UnmappedError`,
      'sqlalchemy.exc.SQLAlchemyError': `DetachedInstanceError FlushError ObjectDereferencedError StaleDataError`,
    },
  },
  {
    module: 'toml.decoder',
    aliases: ['toml'],
    derived: {
      ValueError: `TomlDecodeError`,
    },
  },
  {
    module: 'urllib3.exceptions',
    aliases: [],
    derived: {
      AssertionError: `ProxySchemeUnknown`,
      ConnectTimeoutError: `NewConnectionError`,
      Exception: `HTTPError`,
      HTTPError: `BodyNotHttplibCompatible DecodeError HeaderParsingError IncompleteRead InvalidChunkLength InvalidHeader
        LocationValueError PoolError ProtocolError ProxyError ResponseError SSLError TimeoutError TimeoutStateError
        UnrewindableBodyError`,
      HTTPWarning: `DependencyWarning SNIMissingWarning SecurityWarning`,
      LocationValueError: `LocationParseError URLSchemeUnknown`,
      PoolError: `ClosedPoolError EmptyPoolError RequestError`,
      ProtocolError: `ResponseNotChunked`,
      RequestError: `HostChangedError MaxRetryError ReadTimeoutError`,
      SecurityWarning: `InsecurePlatformWarning InsecureRequestWarning SubjectAltNameWarning SystemTimeWarning`,
      TimeoutError: `ConnectTimeoutError ReadTimeoutError`,
      URLSchemeUnknown: `ProxySchemeUnknown`,
      ValueError: `LocationValueError ProxySchemeUnsupported ResponseNotChunked`,
      Warning: `HTTPWarning`,
    },
  },
  {
    module: 'werkzeug.routing',
    aliases: [],
    derived: {
      Exception: `RequestRedirect RoutingException`,
      LookupError: `BuildError`,
    },
  },
  {
    module: 'yaml.error',
    aliases: ['yaml'],
    derived: {
      Exception: `YAMLError`,
      YAMLError: `MarkedYAMLError`,
    },
  },
  {
    module: 'yaml.composer',
    aliases: [],
    derived: {
      'yaml.error.YAMLError': `ComposerError`,
    },
  },
  {
    module: 'yaml.constructor',
    aliases: [],
    derived: {
      'yaml.error.YAMLError': `ConstructorError`,
    },
  },
  {
    module: 'yaml.parser',
    aliases: [],
    derived: {
      'yaml.error.MarkedYAMLError': `ParserError`,
    },
  },
  {
    module: 'yaml.reader',
    aliases: [],
    derived: {
      'yaml.error.YAMLError': `ReaderError`,
    },
  },
  {
    module: 'yaml.representer',
    aliases: [],
    derived: {
      'yaml.error.YAMLError': `RepresenterError`,
    },
  },
  {
    module: 'yaml.scanner',
    aliases: [],
    derived: {
      'yaml.error.MarkedYAMLError': `ScannerError`,
    },
  },
];
