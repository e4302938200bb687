import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import AjvCompiler from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, it } from 'vitest'
import { testServer } from '../testing/test-server.ts'

const REQUEST_PARTS = ['body', 'querystring', 'params', 'headers'] as const
const NO_SCHEMA = { type: 'no type' }

/** A server with a route whose schemas can not be compiled, and all of its routes. */
async function serverWithRoutes() {
  const routes: RouteOptions[] = []
  const note = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => void routes.push(route))
  subscribe('fastify.initialization', note)
  const server = await testServer({
    prepare: (app) =>
      app.post(
        '/bad',
        { config: { access: 'public', church: 'none' }, schema: { body: NO_SCHEMA, response: { 200: NO_SCHEMA } } },
        async () => ({}),
      ),
  })
  unsubscribe('fastify.initialization', note)
  return { server, routes }
}

/** A schema, or those of each content type. */
function schemasIn(part: unknown): object[] {
  if (typeof part !== 'object' || part === null) return []
  const { content } = part as { content?: Record<string, { schema: object }> }
  return content ? Object.values(content).map(({ schema }) => schema) : [part]
}

function compiles(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch {
    return false
  }
}

it('compiles each schema of a route, which a server does not before it is used', async () => {
  const { server, routes } = await serverWithRoutes()
  const shared = server.app.getSchemas() as never
  const validate = AjvCompiler()(shared, { customOptions: { coerceTypes: false, removeAdditional: false } })
  const serialize = SerializerSelector()(shared)
  await server.close()

  const tried = routes.flatMap(({ method, url, schema = {} }) => {
    const route = { method: String(method), url }
    const requests = REQUEST_PARTS.flatMap((httpPart) =>
      schemasIn(schema[httpPart]).map((part) => ({
        part: `${method} ${url} ${httpPart}`,
        isCompiled: compiles(() => validate({ ...route, httpPart, schema: part } as never)),
      })),
    )
    const answers = Object.entries(schema.response ?? {}).flatMap(([httpStatus, answer]) =>
      schemasIn(answer).map((part) => ({
        part: `${method} ${url} ${httpStatus}`,
        isCompiled: compiles(() => serialize({ ...route, httpStatus, schema: part } as never)),
      })),
    )
    return [...requests, ...answers]
  })
  expect(tried.filter(({ isCompiled }) => !isCompiled).map(({ part }) => part)).toEqual([
    'POST /bad body',
    'POST /bad 200',
  ])
  expect(tried.length).toBeGreaterThan(500)
})
