import { gatewayIds } from '@atrio/contract'
import type { MapTiles, ThirdParties } from '@atrio/contract/rules'
import { type Conveniences, defaultConveniences, LOCAL_DOMAIN } from './conveniences.ts'
import { type MailSettings, readMail } from './mail-settings.ts'
import { readMapTiles } from './map-tiles-settings.ts'
import { type PushConfig, readPush } from './push-settings.ts'
import {
  type Read,
  hostName,
  integer,
  isWrong,
  list,
  oneOf,
  origin,
  origins,
  prefix,
  redisUrl,
  secret,
  service,
  smtp,
  template,
  text,
  wrong,
  yesOrNo,
} from './setting-readers.ts'
import { type Environment, settingText } from './setting-sources.ts'
import { StartUpError } from './start-up-error.ts'
import { readStorage, type S3Settings } from './storage-settings.ts'
import { workerCount, workersWithin } from './worker-settings.ts'

/** All settings of the server. Documented in `.env.example`, which a test compares with this. */
export type Config = MailSettings & {
  port: number
  host: string
  /** Server processes behind the port. */
  workers: number
  /** Where operators and proxies ask this process: metrics, certificates. Absent: nowhere. */
  internal: { port: number; host: string } | undefined
  dataFolder: string
  /** Where files of churches are stored. Absent: in the data folder. */
  s3: S3Settings | undefined
  /** Absent: the embedded database in the data folder. */
  databaseUrl: string | undefined
  /** A standby of that database, for public reads. */
  databaseReplicaUrl: string | undefined
  /** Whether queries of churches go in batches, or in plain transactions. */
  databaseBatches: boolean
  /** Absent: processes notify each other through PostgreSQL alone. */
  redis: { url: string; prefix: string } | undefined
  /** A host of exactly one label before it is a church's code. */
  appDomain: string
  /** Addresses and ranges of proxies whose forwarded headers are trusted. */
  trustedProxies: string[]
  /** Origins, beside the churches' own hosts, whose pages may call the API. */
  corsOrigins: string[]
  /** Template of the admin site with `{lang}` and `{code}`. */
  adminUrl: string | undefined
  adminRecoverPasswordUrl: string | undefined
  privacyUrl: string | undefined
  /** The partner apps for volunteers and for children. */
  volutsUrl: string | undefined
  mykidsUrl: string | undefined
  /** Template of a maps service with `{query}`. */
  mapsUrl: string
  /** Street maps. Absent: positions are drawn without streets. */
  mapTiles: MapTiles | undefined
  /** Origins that may frame the portal in embed mode. */
  embedders: string[]
  /** Defaults that are only safe on a developer's machine. */
  conveniences: Conveniences
  defaultPaymentGateway: number
  /** The host that takes card data: an origin that no portal shares. */
  paymentHost: string
  /** Adapter per gateway id; empty where churches collect all money themselves. */
  paymentGateways: ReadonlyMap<number, PaymentAdapter>
  /** Set where a gateway id is Stripe's. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string; apiUrl: string } | undefined
  /** Writes that one address may make in a minute. */
  writesPerMinute: number
  /** Open connections, idle ones included. */
  maxConnections: number
  /** Open connections of one address that is neither this machine's own nor a trusted proxy's. */
  maxConnectionsPerAddress: number
  /** Open connections of the chat, of all churches together. */
  maxChatConnections: number
  logLevel: string
  /** Secret that sessions are signed with. Absent: one is made in the data folder. */
  tokenKey: string | undefined
  /** Where mails go. Absent: to files in the data folder where that convenience is on, else nowhere. */
  smtpUrl: string | undefined
  /** Template of the origin of a church's portal, for links in mails, with `{host}`. */
  portalOrigin: string | undefined
  /** Both set: reCAPTCHA v2 instead of altcha. */
  recaptchaSiteKey: string | undefined
  recaptchaSecret: string | undefined
  /** Rounds of each step of altcha's proof of work. */
  captchaCost: number
  /** Postal-code services; their hosts are fixed by these. */
  cepUrl: string
  zipUrl: string
  statesUrl: string
  statesKey: string | undefined
  /** Scripts of others that churches may use: docs/operating.md. */
  thirdParties: ThirdParties
  /** Keys that web push is signed with. Absent: nobody is offered it. */
  push: PushConfig | undefined
  /** The error-reporting service's address for envelopes. */
  errorReportUrl: string | undefined
}

const optional = <K extends keyof ThirdParties>(name: K, value: string): Partial<Record<K, string>> =>
  value ? ({ [name]: value } as Record<K, string>) : {}

const paymentAdapters = ['sandbox', 'stripe'] as const
type PaymentAdapter = (typeof paymentAdapters)[number]

const SANDBOX_ALONE = new Map(Object.values(gatewayIds).map((id): [number, PaymentAdapter] => [id, 'sandbox']))

const NO_GATEWAY: ReadonlyMap<number, PaymentAdapter> = new Map()

/** `5=stripe`. The sandbox and a real adapter are never mixed: nobody may mark a real order as paid. */
const adapters: Read<ReadonlyMap<number, PaymentAdapter>> = (value) => {
  if (value === 'none') return NO_GATEWAY
  if (value === 'sandbox') return SANDBOX_ALONE
  const pairs = list(value)
  const known = Array.isArray(pairs) ? pairs : []
  const found = new Map<number, PaymentAdapter>()
  for (const pair of known) {
    const [id = '', name = ''] = pair.split('=')
    const adapter = paymentAdapters.find((each) => each === name)
    const gateway = Object.values(gatewayIds).find((each) => String(each) === id)
    if (adapter === undefined || gateway === undefined)
      return wrong('none, sandbox, or pairs of a gateway id and sandbox or stripe: 5=stripe')
    found.set(gateway, adapter)
  }
  const mixed = new Set(found.values()).size > 1
  return mixed ? wrong('either real gateways or sandboxes, never both') : found
}

/**
 * Reads the configuration, each setting from its variable or from the file that `<NAME>_FILE` names.
 * @throws StartUpError naming every variable that is wrong, and what it should be
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = []
  const read = <T, F>(name: string, as: Read<T>, fallback: F): T | F => {
    const value = settingText(env, name, faults)
    if (!value) return fallback
    const result = as(value)
    if (!isWrong(result)) return result
    faults.push(`${name} must be ${result.wrong}`)
    return fallback
  }
  const appDomain = read('APP_DOMAIN', hostName, LOCAL_DOMAIN)
  const usual = defaultConveniences(appDomain)
  const config: Config = {
    port: read('PORT', integer(0, 65_535), 4200),
    host: read('HOST', text, '0.0.0.0'),
    workers: read('WORKERS', workerCount, 1),
    internal: undefined,
    dataFolder: read('DATA_DIR', text, '.atrio'),
    s3: readStorage(read, faults),
    databaseUrl: read('DATABASE_URL', text, undefined),
    databaseReplicaUrl: read('DATABASE_REPLICA_URL', text, undefined),
    databaseBatches: read('DATABASE_BATCHES', yesOrNo, true),
    redis: undefined,
    appDomain,
    trustedProxies: read('TRUSTED_PROXIES', list, []),
    corsOrigins: read('CORS_ORIGINS', origins, []),
    adminUrl: read('ADMIN_URL', template, undefined),
    adminRecoverPasswordUrl: read('ADMIN_RECOVER_PASSWORD_URL', template, undefined),
    privacyUrl: read('PRIVACY_URL', template, undefined),
    volutsUrl: read('VOLUTS_URL', template, undefined),
    mykidsUrl: read('MYKIDS_URL', template, undefined),
    mapsUrl: read('MAPS_URL', template, 'https://www.google.com/maps/search/?api=1&query={query}'),
    mapTiles: readMapTiles(read, faults),
    embedders: read('EMBED_ORIGINS', origins, []),
    conveniences: {
      ...usual,
      demonstration: read('DEMONSTRATION', yesOrNo, usual.demonstration),
      mailFiles: read('MAIL_FILES', yesOrNo, usual.mailFiles),
    },
    defaultPaymentGateway: read('DEFAULT_PAYMENT_GATEWAY', oneOf(Object.values(gatewayIds)), gatewayIds.stripe),
    paymentHost: read('PAYMENT_HOST', hostName, ''),
    paymentGateways: NO_GATEWAY,
    stripe: undefined,
    writesPerMinute: read('WRITES_PER_MINUTE', integer(1, 1_000_000), 120),
    maxConnections: read('MAX_CONNECTIONS', integer(1, 1_000_000), 25_000),
    maxConnectionsPerAddress: read('MAX_CONNECTIONS_PER_ADDRESS', integer(1, 1_000_000), 2_000),
    maxChatConnections: read('MAX_CHAT_CONNECTIONS', integer(1, 1_000_000), 20_000),
    logLevel: read('LOG_LEVEL', oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    tokenKey: read('TOKEN_KEY', secret, undefined),
    smtpUrl: read('SMTP_URL', smtp, undefined),
    ...readMail(read, appDomain),
    portalOrigin: read('PORTAL_ORIGIN', origin, undefined),
    recaptchaSiteKey: read('RECAPTCHA_SITE_KEY', text, undefined),
    recaptchaSecret: read('RECAPTCHA_SECRET', text, undefined),
    captchaCost: read('CAPTCHA_COST', integer(1, 1_000_000), 5_000),
    cepUrl: read('CEP_URL', service, 'https://viacep.com.br/ws'),
    zipUrl: read('ZIP_URL', service, 'https://api.zippopotam.us'),
    statesUrl: read('STATES_URL', service, 'https://api.countrystatecity.in/v1/countries'),
    statesKey: read('STATES_KEY', text, undefined),
    thirdParties: {
      ...optional('pixelUrl', read('PIXEL_URL', template, '')),
      ...optional('analyticsUrl', read('ANALYTICS_URL', template, '')),
      ...optional('chatBotUrl', read('CHATBOT_URL', template, '')),
      ...optional('surveyUrl', read('SURVEY_URL', service, '')),
      ...optional('surveyEnvironmentId', read('SURVEY_ENVIRONMENT_ID', prefix, '')),
      ...optional('recordingUrl', read('RECORDING_URL', template, '')),
      ...optional('recordingChurch', read('RECORDING_CHURCH', prefix, '')),
    },
    push: undefined,
    errorReportUrl: read('ERROR_REPORT_URL', service, undefined),
  }
  config.paymentGateways = read('PAYMENT_GATEWAYS', adapters, usual.sandbox ? SANDBOX_ALONE : NO_GATEWAY)
  config.conveniences.sandbox = [...config.paymentGateways.values()].includes('sandbox')
  const stripe = {
    secretKey: read('STRIPE_SECRET_KEY', text, ''),
    publishableKey: read('STRIPE_PUBLISHABLE_KEY', text, ''),
    webhookSecret: read('STRIPE_WEBHOOK_SECRET', text, ''),
    apiUrl: read('STRIPE_API_URL', service, 'https://api.stripe.com'),
  }
  if ([...config.paymentGateways.values()].includes('stripe')) {
    if (stripe.secretKey && stripe.publishableKey && stripe.webhookSecret) config.stripe = stripe
    else
      faults.push(
        'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set for PAYMENT_GATEWAYS with stripe',
      )
  }
  const internal = {
    port: read('INTERNAL_PORT', integer(0, 65_535), undefined),
    host: read('INTERNAL_HOST', text, '127.0.0.1'),
  }
  if (internal.port !== undefined) config.internal = { port: internal.port, host: internal.host }
  config.workers = workersWithin(config, faults)
  const redis = { url: read('REDIS_URL', redisUrl, ''), prefix: read('REDIS_PREFIX', prefix, 'atrio') }
  if (redis.url) config.redis = redis
  config.push = readPush(read, { faults, mailFrom: config.mailFrom, isLocal: usual.plainLinks })
  if (config.databaseReplicaUrl && !config.databaseUrl) faults.push('DATABASE_REPLICA_URL needs DATABASE_URL')
  config.paymentHost ||= `pay.${config.appDomain}`
  if (!config.recaptchaSiteKey !== !config.recaptchaSecret) {
    faults.push('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together')
  }
  if (faults.length > 0) throw new StartUpError(faults.join('\n'))
  return config
}
