/** Exceptions of the standard library that SonarQube 10.7 has, by direct base class; aliases such as `getopt.error` are missing. */
const derived: Readonly<Record<string, string>> = {
  ArithmeticError: `decimal.Clamped decimal.ConversionSyntax decimal.DecimalException decimal.DivisionImpossible decimal.FloatOperation
    decimal.Inexact decimal.InvalidContext decimal.InvalidOperation decimal.Overflow decimal.Rounded decimal.Subnormal
    decimal.Underflow`,
  AttributeError: `dataclasses.FrozenInstanceError`,
  BaseException: `asyncio.exceptions.CancelledError`,
  ConnectionResetError: `http.client.RemoteDisconnected`,
  EOFError: `asyncio.exceptions.IncompleteReadError`,
  Exception: `argparse.ArgumentError argparse.ArgumentTypeError asyncio.QueueEmpty asyncio.QueueFull asyncio.TimeoutError
    asyncio.exceptions.InvalidStateError asyncio.exceptions.LimitOverrunError bdb.BdbQuit binascii.Incomplete
    concurrent.futures.CancelledError concurrent.futures.InvalidStateError concurrent.futures.TimeoutError
    configparser.Error copy.Error csv.Error ctypes.ArgumentError curses.error distutils.errors.CCompilerError
    distutils.errors.DistutilsError doctest.DocTestFailure doctest.UnexpectedException email.errors.MessageError
    ftplib.Error getopt.GetoptError http.client.HTTPException http.cookies.CookieError inspect.ClassFoundException
    inspect.EndOfBlock locale.Error lzma.LZMAError mailbox.Error multiprocessing.context.ProcessError
    multiprocessing.managers.RemoteError netrc.NetrcParseError nntplib.NNTPError pickle.PickleError poplib.error_proto
    py_compile.PyCompileError pydoc.ErrorDuringImport queue.Empty queue.Full re.error shutil.RegistryError
    sqlite3.Error sqlite3.Warning sre_constants.error struct.error subprocess.SubprocessError sunau.Error
    tabnanny.NannyNag tarfile.TarError termios.error threading.ThreadError tokenize.StopTokenizing tokenize.TokenError
    unittest.case.SkipTest uu.Error wave.Error webbrowser.Error xdrlib.Error xml.dom.DOMException xml.sax.SAXException
    xmlrpc.client.Error zipfile.BadZipFile zipfile.LargeZipFile zlib.error`,
  ImportError: `zipimport.ZipImportError`,
  KeyError: `zoneinfo.ZoneInfoNotFoundError`,
  ModuleNotFoundError: `importlib.metadata.PackageNotFoundError`,
  OSError: `gzip.BadGzipFile http.cookiejar.LoadError io.UnsupportedOperation shutil.Error shutil.ExecError shutil.ReadError
    shutil.SpecialFileError signal.ItimerError socket.gaierror socket.herror socket.timeout ssl.SSLError
    urllib.error.URLError`,
  RuntimeError: `asyncio.exceptions.BrokenBarrierError asyncio.exceptions.SendfileNotAvailableError concurrent.futures.BrokenExecutor
    threading.BrokenBarrierError`,
  RuntimeWarning: `zoneinfo.InvalidTZPathWarning`,
  TypeError: `decimal.FloatOperation email.errors.MultipartConversionError`,
  UserWarning: `getpass.GetPassWarning`,
  ValueError: `binascii.Error calendar.IllegalMonthError calendar.IllegalWeekdayError email.errors.MessageDefect graphlib.CycleError
    io.UnsupportedOperation ipaddress.AddressValueError ipaddress.NetmaskValueError json.decoder.JSONDecodeError
    plistlib.InvalidFileException ssl.SSLCertVerificationError statistics.StatisticsError tomllib.TOMLDecodeError
    zipapp.ZipAppError`,
  Warning: `wsgiref.validate.WSGIWarning`,
  ZeroDivisionError: `decimal.DivisionByZero decimal.DivisionUndefined`,
  'concurrent.futures.BrokenExecutor': `concurrent.futures.process.BrokenProcessPool concurrent.futures.thread.BrokenThreadPool`,
  'configparser.Error': `configparser.DuplicateOptionError configparser.DuplicateSectionError configparser.InterpolationError
    configparser.NoOptionError configparser.NoSectionError configparser.ParsingError`,
  'configparser.InterpolationError': `configparser.InterpolationDepthError configparser.InterpolationMissingOptionError
    configparser.InterpolationSyntaxError`,
  'configparser.ParsingError': `configparser.MissingSectionHeaderError`,
  'distutils.errors.CCompilerError': `distutils.errors.CompileError distutils.errors.LibError distutils.errors.LinkError distutils.errors.PreprocessError
    distutils.errors.UnknownFileError`,
  'distutils.errors.DistutilsError': `distutils.errors.DistutilsArgError distutils.errors.DistutilsByteCompileError distutils.errors.DistutilsClassError
    distutils.errors.DistutilsExecError distutils.errors.DistutilsFileError distutils.errors.DistutilsGetoptError
    distutils.errors.DistutilsInternalError distutils.errors.DistutilsModuleError
    distutils.errors.DistutilsOptionError distutils.errors.DistutilsPlatformError distutils.errors.DistutilsSetupError
    distutils.errors.DistutilsTemplateError`,
  'email.errors.HeaderDefect': `email.errors.HeaderMissingRequiredValue email.errors.InvalidDateDefect email.errors.InvalidHeaderDefect
    email.errors.NonASCIILocalPartDefect email.errors.NonPrintableDefect email.errors.ObsoleteHeaderDefect`,
  'email.errors.MessageDefect': `email.errors.CloseBoundaryNotFoundDefect email.errors.FirstHeaderLineIsContinuationDefect email.errors.HeaderDefect
    email.errors.InvalidBase64CharactersDefect email.errors.InvalidBase64LengthDefect
    email.errors.InvalidBase64PaddingDefect email.errors.InvalidMultipartContentTransferEncodingDefect
    email.errors.MisplacedEnvelopeHeaderDefect email.errors.MissingHeaderBodySeparatorDefect
    email.errors.MultipartInvariantViolationDefect email.errors.NoBoundaryInMultipartDefect
    email.errors.StartBoundaryNotFoundDefect email.errors.UndecodableBytesDefect`,
  'email.errors.MessageError': `email.errors.CharsetError email.errors.MessageParseError email.errors.MultipartConversionError`,
  'email.errors.MessageParseError': `email.errors.BoundaryError email.errors.HeaderParseError`,
  'ftplib.Error': `ftplib.error_perm ftplib.error_proto ftplib.error_reply ftplib.error_temp`,
  'http.client.BadStatusLine': `http.client.RemoteDisconnected`,
  'http.client.HTTPException': `http.client.BadStatusLine http.client.ImproperConnectionState http.client.IncompleteRead http.client.InvalidURL
    http.client.LineTooLong http.client.NotConnected http.client.UnimplementedFileMode http.client.UnknownProtocol
    http.client.UnknownTransferEncoding`,
  'http.client.ImproperConnectionState': `http.client.CannotSendHeader http.client.CannotSendRequest http.client.ResponseNotReady`,
  'mailbox.Error': `mailbox.ExternalClashError mailbox.FormatError mailbox.NoSuchMailboxError mailbox.NotEmptyError`,
  'multiprocessing.context.ProcessError': `multiprocessing.context.AuthenticationError multiprocessing.context.BufferTooShort
    multiprocessing.context.TimeoutError`,
  'nntplib.NNTPError': `nntplib.NNTPDataError nntplib.NNTPPermanentError nntplib.NNTPProtocolError nntplib.NNTPReplyError
    nntplib.NNTPTemporaryError`,
  'pickle.PickleError': `pickle.PicklingError pickle.UnpicklingError`,
  'shutil.Error': `shutil.SameFileError`,
  'sqlite3.DatabaseError': `sqlite3.DataError sqlite3.IntegrityError sqlite3.InternalError sqlite3.NotSupportedError sqlite3.OperationalError
    sqlite3.ProgrammingError`,
  'sqlite3.Error': `sqlite3.DatabaseError sqlite3.InterfaceError`,
  'ssl.SSLError': `ssl.SSLCertVerificationError ssl.SSLEOFError ssl.SSLSyscallError ssl.SSLWantReadError ssl.SSLWantWriteError
    ssl.SSLZeroReturnError`,
  'subprocess.SubprocessError': `subprocess.CalledProcessError subprocess.TimeoutExpired`,
  'tarfile.TarError': `tarfile.CompressionError tarfile.ExtractError tarfile.HeaderError tarfile.ReadError tarfile.StreamError`,
  'urllib.error.URLError': `urllib.error.ContentTooShortError urllib.error.HTTPError urllib.request.HTTPError`,
  'xdrlib.Error': `xdrlib.ConversionError`,
  'xml.dom.DOMException': `xml.dom.DomstringSizeErr xml.dom.HierarchyRequestErr xml.dom.IndexSizeErr xml.dom.InuseAttributeErr
    xml.dom.InvalidAccessErr xml.dom.InvalidCharacterErr xml.dom.InvalidModificationErr xml.dom.InvalidStateErr
    xml.dom.NamespaceErr xml.dom.NoDataAllowedErr xml.dom.NoModificationAllowedErr xml.dom.NotFoundErr
    xml.dom.NotSupportedErr xml.dom.SyntaxErr xml.dom.ValidationErr xml.dom.WrongDocumentErr`,
  'xml.sax.SAXException': `xml.sax.SAXNotRecognizedException xml.sax.SAXNotSupportedException xml.sax.SAXParseException`,
  'xml.sax.SAXNotSupportedException': `xml.sax.SAXReaderNotAvailable`,
  'xmlrpc.client.Error': `xmlrpc.client.Fault xmlrpc.client.ProtocolError xmlrpc.client.ResponseError`,
};

/** Other names of those exceptions. */
const otherNames: Readonly<Record<string, string>> = {
  'asyncio.BrokenBarrierError': 'asyncio.exceptions.BrokenBarrierError',
  'asyncio.CancelledError': 'asyncio.exceptions.CancelledError',
  'asyncio.IncompleteReadError': 'asyncio.exceptions.IncompleteReadError',
  'asyncio.InvalidStateError': 'asyncio.exceptions.InvalidStateError',
  'asyncio.LimitOverrunError': 'asyncio.exceptions.LimitOverrunError',
  'asyncio.SendfileNotAvailableError': 'asyncio.exceptions.SendfileNotAvailableError',
  'json.JSONDecodeError': 'json.decoder.JSONDecodeError',
  'multiprocessing.AuthenticationError': 'multiprocessing.context.AuthenticationError',
  'multiprocessing.BufferTooShort': 'multiprocessing.context.BufferTooShort',
  'multiprocessing.ProcessError': 'multiprocessing.context.ProcessError',
  'multiprocessing.TimeoutError': 'multiprocessing.context.TimeoutError',
  'sqlite3.dbapi2.DataError': 'sqlite3.DataError',
  'sqlite3.dbapi2.DatabaseError': 'sqlite3.DatabaseError',
  'sqlite3.dbapi2.Error': 'sqlite3.Error',
  'sqlite3.dbapi2.IntegrityError': 'sqlite3.IntegrityError',
  'sqlite3.dbapi2.InterfaceError': 'sqlite3.InterfaceError',
  'sqlite3.dbapi2.InternalError': 'sqlite3.InternalError',
  'sqlite3.dbapi2.NotSupportedError': 'sqlite3.NotSupportedError',
  'sqlite3.dbapi2.OperationalError': 'sqlite3.OperationalError',
  'sqlite3.dbapi2.ProgrammingError': 'sqlite3.ProgrammingError',
  'sqlite3.dbapi2.Warning': 'sqlite3.Warning',
  'unittest.SkipTest': 'unittest.case.SkipTest',
};

/** Pairs of an exception of the standard library and one of its bases, by qualified name. */
export const standardBases: readonly (readonly [derived: string, base: string])[] = Object.entries(
  derived,
).flatMap(([base, names]) => names.split(/\s+/u).map((name) => [name, base] as const));

/** The name of an exception in the module that defines it. */
export const standardName = (name: string): string => otherNames[name] ?? name;
