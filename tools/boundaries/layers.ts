/** The layers of the house, in one table: read by the lint rule, printed into CONTRIBUTING.md. */
export type Layer = {
  tag: string
  what: string
  mayImport: string[]
  /** npm packages that only this layer (and those named in `also`) may import. */
  owns: string[]
}

export const layers: Layer[] = [
  { tag: 'contract', what: 'wire schemas and pure rules; Portuguese lives here', mayImport: [], owns: ['typebox'] },
  { tag: 'client', what: 'calls, errors, mappers between the wire and our types', mayImport: ['contract'], owns: ['axios'] },
  { tag: 'core', what: 'church, session, features, routes, links, slots', mayImport: ['client', 'kit'], owns: ['jotai'] },
  { tag: 'kit', what: 'look, languages, forms', mayImport: ['kit'], owns: [] },
  { tag: 'capability', what: 'what several features need', mayImport: ['kit', 'core', 'client'], owns: [] },
  { tag: 'feature', what: 'one feature, from its manifest to its screens', mayImport: ['capability', 'kit', 'core', 'client'], owns: [] },
  { tag: 'testing', what: 'features rendered over fake HTTP', mayImport: ['kit', 'core', 'client', 'contract'], owns: [] },
  { tag: 'app', what: 'portal and embed: composition and the four layouts', mayImport: ['feature', 'capability', 'kit', 'core', 'client'], owns: [] },
  { tag: 'server', what: 'the calls of the specification, on PostgreSQL', mayImport: ['contract', 'client'], owns: ['fastify', 'drizzle-orm', 'pg'] },
  { tag: 'e2e', what: 'journeys in a real browser', mayImport: [], owns: ['@playwright/test'] },
]
