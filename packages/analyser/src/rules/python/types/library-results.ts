/**
 * Results of functions, classes and methods of the standard library whose type SonarQube 10.7 reads, by kind; names that it
 * cannot resolve (`random.random`, `os.path.basename`, `datetime.now`) are left out. A class gives its own name with `@`.
 */
const resultsByKind: Readonly<Record<string, string>> = {
  str: `email.mime.text.MIMEText.as_string getpass.getpass getpass.getuser hashlib.Hash.hexdigest html.escape html.unescape
    inspect.getfile inspect.getsource io.StringIO.getvalue io.StringIO.read json.dumps locale.currency locale.format_string
    locale.setlocale calendar.month argparse.ArgumentParser.format_help datetime.datetime.isoformat datetime.datetime.strftime
    datetime.date.isoformat datetime.date.strftime datetime.time.isoformat fnmatch.translate os.getcwd os.getlogin os.path.relpath
    pathlib.Path.as_posix pathlib.Path.read_text platform.machine platform.node platform.platform platform.processor
    platform.python_version platform.release platform.system platform.version pprint.pformat re.sub secrets.token_hex
    secrets.token_urlsafe shlex.join shlex.quote shutil.make_archive socket.getfqdn socket.gethostbyname socket.gethostname
    socket.inet_ntoa string.Template.substitute subprocess.getoutput subprocess.list2cmdline sys.getdefaultencoding sys.intern
    tempfile.gettempdir tempfile.mkdtemp tempfile.mktemp textwrap.dedent textwrap.fill textwrap.indent textwrap.shorten time.asctime
    time.ctime time.strftime traceback.format_exc unicodedata.category unicodedata.normalize urllib.parse.quote
    urllib.parse.quote_plus urllib.parse.unquote urllib.parse.unquote_plus urllib.parse.urlencode`,
  bytes: `base64.b16decode base64.b16encode base64.b32decode base64.b32encode base64.b64decode base64.b64encode base64.b85encode
    base64.decodebytes base64.encodebytes base64.standard_b64encode base64.urlsafe_b64decode base64.urlsafe_b64encode
    binascii.hexlify binascii.unhexlify gzip.compress gzip.decompress hashlib.Hash.digest hashlib.pbkdf2_hmac hashlib.scrypt
    hmac.digest io.BytesIO.getvalue io.BytesIO.read os.urandom pathlib.Path.read_bytes pickle.dumps secrets.token_bytes
    socket.inet_aton socket.socket.recv struct.pack zipfile.ZipFile.read zlib.compress zlib.decompress`,
  int: `binascii.crc32 bisect.bisect_left calendar.timegm calendar.weekday csv.field_size_limit datetime.date.toordinal
    datetime.datetime.toordinal datetime.datetime.weekday datetime.date.weekday math.comb math.factorial math.gcd math.isqrt math.lcm
    math.perm math.prod os.getpid os.getppid os.getuid os.path.getsize os.system pathlib.Path.write_text queue.Queue.qsize
    random.Random.randint secrets.randbelow secrets.randbits socket.htons socket.socket.send struct.calcsize
    subprocess.Popen.wait subprocess.call subprocess.check_call sys.getrecursionlimit sys.getrefcount sys.getsizeof
    threading.active_count threading.get_ident time.monotonic_ns time.perf_counter_ns time.time_ns uuid.getnode zlib.crc32`,
  bool: `asyncio.iscoroutine asyncio.iscoroutinefunction calendar.isleap configparser.ConfigParser.has_section
    decimal.Decimal.is_nan fnmatch.fnmatch hmac.compare_digest inspect.isclass inspect.iscoroutinefunction inspect.isfunction
    inspect.ismethod logging.Logger.isEnabledFor math.isclose math.isfinite math.isinf math.isnan operator.contains operator.not_
    os.access os.path.exists os.path.isabs os.path.isdir os.path.isfile os.path.islink pathlib.Path.exists pathlib.Path.is_dir
    pathlib.Path.is_file queue.Queue.empty secrets.compare_digest threading.Event.is_set threading.Event.wait
    threading.Thread.is_alive zipfile.is_zipfile`,
  float: `cmath.phase datetime.datetime.timestamp datetime.timedelta.total_seconds difflib.SequenceMatcher.ratio math.acos math.asin
    math.atan math.atan2 math.copysign math.cos math.cosh math.degrees math.dist math.erf math.exp math.expm1 math.fabs math.fmod
    math.fsum math.gamma math.hypot math.ldexp math.log math.log10 math.log1p math.log2 math.pow math.radians math.remainder
    math.sin math.sinh math.sqrt math.tan math.tanh os.path.getmtime random.Random.random time.mktime time.monotonic
    time.perf_counter time.process_time time.thread_time time.time`,
  list: `calendar.monthcalendar collections.Counter.most_common configparser.ConfigParser.read configparser.ConfigParser.sections
    csv.list_dialects difflib.get_close_matches fnmatch.filter glob.glob heapq.nlargest heapq.nsmallest inspect.getmembers
    inspect.stack os.listdir re.compile.findall re.compile.split re.findall re.split shlex.split socket.getaddrinfo
    sqlite3.Cursor.fetchall textwrap.wrap threading.enumerate traceback.format_exception traceback.format_stack
    traceback.format_tb urllib.parse.parse_qsl zipfile.ZipFile.namelist`,
  tuple: `argparse.ArgumentParser.parse_known_args calendar.monthrange concurrent.futures.wait datetime.datetime.timetuple
    itertools.tee locale.getlocale math.frexp math.modf mimetypes.guess_type os.path.split os.path.splitext os.stat os.uname
    pathlib.Path.stat platform.architecture platform.mac_ver platform.python_version_tuple platform.uname re.match.groups re.subn
    shutil.disk_usage shutil.get_terminal_size socket.socket.accept socket.socketpair struct.unpack struct.unpack_from
    subprocess.Popen.communicate subprocess.getstatusoutput sys.exc_info tempfile.mkstemp time.gmtime time.localtime
    time.strptime urllib.parse.urldefrag urllib.parse.urlparse urllib.parse.urlsplit urllib.request.urlretrieve`,
  dict: 'urllib.parse.parse_qs',
  NoneType: `argparse.ArgumentParser.print_help heapq.heapify heapq.heappush json.dump logging.Logger.critical logging.Logger.debug
    logging.Logger.error logging.Logger.exception logging.Logger.info logging.Logger.warning logging.basicConfig logging.debug
    logging.info os.chdir os.makedirs os.mkdir os.remove os.rename os.unlink pathlib.Path.mkdir pathlib.Path.unlink pickle.dump
    pprint.pprint shutil.copyfileobj shutil.unpack_archive sqlite3.Connection.commit time.sleep traceback.print_exc`,
};

/** Classes of the library. */
const classes = `argparse.ArgumentParser argparse.Namespace array.array asyncio.Event asyncio.Future asyncio.Lock asyncio.Queue
  asyncio.Semaphore calendar.Calendar calendar.HTMLCalendar calendar.TextCalendar collections.ChainMap collections.Counter
  collections.OrderedDict collections.UserDict collections.UserList collections.UserString collections.defaultdict
  collections.deque concurrent.futures.ProcessPoolExecutor concurrent.futures.ThreadPoolExecutor configparser.ConfigParser
  configparser.RawConfigParser contextlib.ExitStack contextlib.closing contextlib.nullcontext contextlib.redirect_stdout
  contextlib.suppress csv.DictReader csv.DictWriter csv.Sniffer datetime.date datetime.datetime datetime.time datetime.timedelta
  datetime.timezone decimal.Context decimal.Decimal difflib.SequenceMatcher email.mime.multipart.MIMEMultipart
  email.mime.text.MIMEText fractions.Fraction functools.partial http.client.HTTPConnection http.client.HTTPSConnection
  io.BufferedReader io.BytesIO io.StringIO io.TextIOWrapper ipaddress.IPv4Address itertools.accumulate itertools.chain
  itertools.combinations itertools.count itertools.cycle itertools.dropwhile itertools.filterfalse itertools.groupby
  itertools.islice itertools.permutations itertools.product itertools.repeat itertools.starmap itertools.takewhile
  itertools.zip_longest json.JSONDecoder json.JSONEncoder logging.FileHandler logging.Formatter logging.LogRecord logging.Logger
  logging.NullHandler logging.StreamHandler multiprocessing.Process multiprocessing.Queue operator.attrgetter
  operator.itemgetter operator.methodcaller pathlib.Path pathlib.PosixPath pathlib.PurePath queue.LifoQueue queue.PriorityQueue
  queue.Queue queue.SimpleQueue random.Random random.SystemRandom socket.socket sqlite3.Connection sqlite3.Cursor
  string.Formatter string.Template struct.Struct subprocess.CompletedProcess subprocess.Popen tempfile.NamedTemporaryFile
  tempfile.SpooledTemporaryFile tempfile.TemporaryDirectory tempfile.TemporaryFile threading.Barrier threading.Condition
  threading.Event threading.Lock threading.Semaphore threading.Thread threading.Timer threading.local types.MappingProxyType
  types.MethodType types.ModuleType types.SimpleNamespace urllib.request.Request uuid.UUID weakref.WeakKeyDictionary
  weakref.WeakValueDictionary zipfile.ZipFile`;

/** Functions and methods whose result has a kind named after them. */
const instances = `argparse.ArgumentParser.add_argument argparse.ArgumentParser.add_argument_group argparse.ArgumentParser.add_subparsers
  ast.parse asyncio.create_task asyncio.ensure_future asyncio.gather asyncio.get_event_loop asyncio.get_running_loop
  asyncio.new_event_loop asyncio.sleep asyncio.wait_for cmath.sqrt collections.Counter.elements collections.Counter.items
  collections.Counter.keys collections.OrderedDict.items collections.OrderedDict.keys collections.defaultdict.items
  collections.defaultdict.keys collections.namedtuple concurrent.futures.ThreadPoolExecutor.submit
  concurrent.futures.as_completed csv.reader csv.writer decimal.getcontext difflib.unified_diff functools.wraps heapq.merge
  importlib.import_module importlib.reload inspect.signature ipaddress.ip_address ipaddress.ip_network
  itertools.chain.from_iterable multiprocessing.current_process os.popen pathlib.Path.open re.compile statistics.mode
  types.new_class urllib.request.build_opener`;

/** Functions and methods that give an instance of a class, with its name. */
const instanceOf: Readonly<Record<string, string>> = {
  'datetime.datetime.date': 'datetime.date',
  'datetime.datetime.time': 'datetime.time',
  'decimal.Decimal.quantize': 'decimal.Decimal',
  'glob.iglob': 'collections.abc.Iterator',
  'gzip.open': 'gzip.GzipFile',
  'logging.getLogger': 'logging.Logger',
  'os.scandir': 'collections.abc.Iterator',
  'os.walk': 'collections.abc.Iterator',
  'pathlib.Path.glob': 'collections.abc.Iterator',
  'pathlib.Path.iterdir': 'collections.abc.Iterator',
  're.finditer': 'collections.abc.Iterator',
  'socket.create_connection': 'socket.socket',
  'sqlite3.connect': 'sqlite3.Connection',
  'sqlite3.Connection.cursor': 'sqlite3.Cursor',
  'sqlite3.Connection.execute': 'sqlite3.Cursor',
  'subprocess.run': 'subprocess.CompletedProcess',
  'threading.current_thread': 'threading.Thread',
  'threading.main_thread': 'threading.Thread',
  ...Object.fromEntries(
    'blake2s md5 new sha1 sha224 sha256 sha384 sha512'
      .split(' ')
      .map((name) => [`hashlib.${name}`, 'hashlib.Hash']),
  ),
  'hmac.new': 'hashlib.Hash',
  ...Object.fromEntries('uuid1 uuid3 uuid4 uuid5'.split(' ').map((name) => [`uuid.${name}`, 'uuid.UUID'])),
};

/** Functions that may also give None, by the kind that they give otherwise. */
const optional: Readonly<Record<string, string>> = {
  'asyncio.current_task': '@asyncio.create_task',
  'inspect.currentframe': '@inspect.currentframe',
  'inspect.getdoc': 'str',
  'inspect.getmodule': '@inspect.getmodule',
  'mimetypes.guess_extension': 'str',
  'os.cpu_count': 'int',
  'socket.getdefaulttimeout': 'float',
  ...Object.fromEntries(
    're.compile.fullmatch re.compile.match re.compile.search re.fullmatch re.match re.search'
      .split(' ')
      .map((name) => [name, '@re.match']),
  ),
};

const words = (text: string) => text.split(/\s+/u);

const results: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.entries(resultsByKind).flatMap(([kind, names]) =>
    words(names).map((name): [string, readonly string[]] => [name, [kind]]),
  ),
  ...[...words(classes), ...words(instances)].map((name): [string, readonly string[]] => [
    name,
    [`@${name}`],
  ]),
  ...Object.entries(instanceOf).map(([name, kind]): [string, readonly string[]] => [name, [`@${kind}`]]),
  ...Object.entries(optional).map(([name, kind]): [string, readonly string[]] => [name, [kind, 'NoneType']]),
]);

/** Kinds of the result of a function, class or method (`datetime.date.isoformat`) of the standard library; null if not listed. */
export const libraryResult = (name: string): readonly string[] | null => results.get(name) ?? null;

const classNames: ReadonlySet<string> = new Set(words(classes));

/** Classes that SonarQube compares with no built-in value, or that may be one. */
const loose = new Set(
  words(`collections.ChainMap collections.UserDict collections.UserList collections.UserString
  configparser.ConfigParser configparser.RawConfigParser types.SimpleNamespace`),
);

/** Whether an annotation of this name asks for an instance that no value of a built-in type is. */
export const isStrictClass = (name: string): boolean => classNames.has(name) && !loose.has(name);

/** Whether a qualified name is a class of the standard library that is listed here. */
export const isLibraryClass = (name: string): boolean => classNames.has(name);
