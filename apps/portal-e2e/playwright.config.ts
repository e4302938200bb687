import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freshData } from './src/hosts/fresh-data.ts'
import {
  API_PORT,
  CONSENT_PORT,
  PLAIN_PORT,
  PORTAL_PORT,
  RECAPTCHA_PORT,
  SITE_PORT,
  SLOW_PORT,
  STATIC_BFF_PORT,
  STATIC_CALLS_PORT,
  STATIC_PLAIN_PORT,
  THIRD_PARTY_PORT,
} from './src/hosts/ports.ts'
import { pushKeys } from './src/hosts/push-keys.ts'

const root = path.resolve(import.meta.dirname, '../..')

// once for all: workers read this file again
process.env['ATRIO_E2E_DATA'] ??= freshData()

/** While journeys are being written: use the hosts that stand already. */
const reuseExistingServer = Boolean(process.env['ATRIO_JOURNEYS_REUSE'])

/** Milliseconds by which each request and each answer is late, at most and at random: shows what is left to chance. */
const slowness = Number(process.env['JOURNEY_DELAY'] ?? 0)
/** What fails with this much time waits for the wrong thing. */
const patience = slowness > 0 ? 3 : 1
const slowPorts = [PORTAL_PORT, RECAPTCHA_PORT, CONSENT_PORT]
const slowNetwork = {
  host: {
    command: 'node apps/portal-e2e/src/hosts/slow-host.mjs',
    cwd: root,
    port: SLOW_PORT,
    reuseExistingServer,
    env: { SLOW_PORT: String(SLOW_PORT), SLOW_PORTS: slowPorts.join(','), SLOW_DELAY: String(slowness) },
  },
  rules: slowPorts.flatMap((port) =>
    ['*.localhost', 'localhost'].map((host) => `MAP ${host}:${port} 127.0.0.1:${SLOW_PORT}`),
  ),
}

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
/** Without motion; the desktops have it. */
const quietPhone = { ...phone, colorScheme: 'light' as const, contextOptions: { reducedMotion: 'reduce' as const } }
const phoneInPortuguese = { ...quietPhone, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

const staticHost = (port: number, config: object) => ({
  command: 'node apps/portal-e2e/src/hosts/static-host.mjs',
  cwd: root,
  port,
  reuseExistingServer,
  env: { STATIC_PORT: String(port), STATIC_CONFIG: JSON.stringify(config) },
})

/** The environment of a portal's server, on a database of its own. */
const portal = (port: number, data: string, env: Record<string, string>) => ({
  PORT: String(port),
  DATA_DIR: path.join(process.env['ATRIO_E2E_DATA']!, data),
  // never the database of a developer's .env
  DATABASE_URL: '',
  LOG_LEVEL: 'warn',
  // a proof of work that is quickly done: its price is for robots
  CAPTCHA_COST: '50',
  // all pages come from one address; calls of journeys name the one that they come from
  WRITES_PER_MINUTE: '100000',
  TRUSTED_PROXIES: '127.0.0.1',
  ...env,
})

const ofPortal = {
  cwd: root,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
}
/** Together, since hosts of their own would be started one after the other; those that stand already, each alone. */
const portalServers = (portals: ReturnType<typeof portal>[]) =>
  reuseExistingServer
    ? portals.map((env) => ({
        ...ofPortal,
        command: 'node tools/run/run.mjs start',
        url: `http://127.0.0.1:${env.PORT}/healthz`,
        reuseExistingServer,
        env,
      }))
    : [
        {
          ...ofPortal,
          command: 'node apps/portal-e2e/src/hosts/portal-servers.mjs',
          wait: { stdout: /all portals answer/ },
          env: { PORTAL_SERVERS: JSON.stringify(portals) },
        },
      ]

/** Services of others, played on this machine. */
const others = `http://127.0.0.1:${THIRD_PARTY_PORT}`

const elsewhere = `http://demo.localhost:${API_PORT}`
/** Where another church's page may write, too: a host that names no church. */
const neutralOrigin = `http://localhost:${API_PORT}`

/**
 * Two jobs. The first, `phone-pt-light`: every journey in Brazilian Portuguese on the phone. The second, all other
 * projects: the other languages, the desktop, the dark theme and the churches' colours pairwise, in the journeys that are
 * marked @matrix; what goes over many pages for one rule (accessibility, reflow), which is marked @sweep, and what repeats a
 * journey in another language (@language); and the main way through each feature in English on the phone, in journeys of its
 * own.
 */
export default defineConfig({
  testDir: './src/journeys',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  // two cores are busy with three: with two, a journey that waits for a delay or a clock left a tenth of them idle
  workers: 3,
  // Both end what hangs; how quick a page is, the benchmark says. With six processes to a core a journey of 6 s has taken
  // more than 30.
  timeout: 90_000 * patience,
  expect: { timeout: 20_000 * patience },
  reporter: process.env['ATRIO_JOURNEYS_REPORT']
    ? [['line'], ['json', { outputFile: process.env['ATRIO_JOURNEYS_REPORT'] }]]
    : 'line',
  outputDir: '../../test-results',
  use: {
    baseURL: `http://demo.localhost:${PORTAL_PORT}`,
    screenshot: 'only-on-failure',
    // journeys replace answers at the network, which a worker would bypass; its own journeys allow it
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...(slowness > 0 ? [`--host-resolver-rules=${slowNetwork.rules.join(',')}`] : []),
      ],
    },
  },
  projects: [
    {
      name: 'phone-pt-light',
      grepInvert: /@sweep|@language/,
      use: phoneInPortuguese,
    },
    {
      name: 'desktop-en-dark',
      grep: /@matrix/,
      use: { ...desktop, locale: 'en-US', timezoneId: 'America/Chicago', colorScheme: 'dark' },
    },
    {
      name: 'desktop-es-light',
      grep: /@matrix/,
      use: { ...desktop, locale: 'es-CO', timezoneId: 'America/Bogota', colorScheme: 'light' },
    },
    { name: 'sweeps', grep: /@sweep|@language/, use: phoneInPortuguese },
    {
      name: 'phone-en',
      testDir: './src/english',
      use: { ...quietPhone, locale: 'en-US', timezoneId: 'America/Chicago' },
    },
  ],
  webServer: [
    ...(slowness > 0 ? [slowNetwork.host] : []),
    ...portalServers([
      portal(PORTAL_PORT, 'portal', {
        ADMIN_URL: 'http://admin.localhost:4399/{lang}/{code}',
        ADMIN_RECOVER_PASSWORD_URL: 'http://admin.localhost:4399/{lang}/{code}/recover-password',
        CORS_ORIGINS: [STATIC_CALLS_PORT, STATIC_BFF_PORT].map((port) => `http://localhost:${port}`).join(','),
      }),
      portal(RECAPTCHA_PORT, 'recaptcha', { RECAPTCHA_SITE_KEY: 'site-of-journeys', RECAPTCHA_SECRET: 'none' }),
      portal(CONSENT_PORT, 'consent', {
        ...pushKeys(),
        PIXEL_URL: `${others}/pixel.js`,
        ANALYTICS_URL: `${others}/gtm.js?id=GTM-JOURNEY`,
        CHATBOT_URL: `${others}/bot/{code}.js`,
        SURVEY_URL: others,
        SURVEY_ENVIRONMENT_ID: 'env-journey',
        RECORDING_URL: `${others}/recording.js`,
        RECORDING_CHURCH: 'demo',
        MAP_TILES_URL: `${others}/tiles/{z}/{x}/{y}.svg`,
        MAP_TILES_ATTRIBUTION: '© OpenStreetMap contributors',
        MAP_TILES_ATTRIBUTION_URL: 'https://www.openstreetmap.org/copyright',
        ERROR_REPORT_URL: `${others}/api/7/envelope/?sentry_key=journey`,
      }),
    ]),
    {
      command: 'node apps/portal-e2e/src/hosts/third-party-host.mjs',
      cwd: root,
      port: THIRD_PARTY_PORT,
      reuseExistingServer,
      env: { THIRD_PARTY_PORT: String(THIRD_PARTY_PORT) },
    },
    {
      command: 'node apps/portal-e2e/src/hosts/site-host.mjs',
      cwd: root,
      port: SITE_PORT,
      reuseExistingServer,
      env: { SITE_PORT: String(SITE_PORT), SITE_PORTAL: elsewhere },
    },
    staticHost(STATIC_CALLS_PORT, { apiBase: `${elsewhere}/api/v1`, bffBase: null, churchCode: 'demo' }),
    {
      command: 'node libs/api-client/src/testing/plain-backend/host.ts',
      cwd: root,
      port: PLAIN_PORT,
      reuseExistingServer,
      env: { PLAIN_PORT: String(PLAIN_PORT) },
    },
    staticHost(STATIC_PLAIN_PORT, {
      apiBase: `http://localhost:${PLAIN_PORT}/api/v1`,
      cardBase: `http://localhost:${PLAIN_PORT}/api/v1`,
      bffBase: null,
      churchCode: 'colina',
    }),
    staticHost(STATIC_BFF_PORT, {
      apiBase: `${neutralOrigin}/api/v1`,
      bffBase: `${neutralOrigin}/bff/v1`,
      churchCode: 'grace',
    }),
  ],
})
