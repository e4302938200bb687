import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { responseSerialization } from './response-serialization.ts'

const route = { method: 'GET', url: '/', httpStatus: '200' }
const song = { type: 'object', properties: { title: { type: 'string' } } }

describe('responseSerialization', () => {
  it('compiles a schema once for all routes and servers', () => {
    const first = responseSerialization({})({ ...route, schema: song })
    expect(responseSerialization({})({ ...route, url: '/other', schema: song })).toBe(first)
    expect(responseSerialization({})({ ...route, schema: { ...song } })).not.toBe(first)
  })

  it('compiles a schema with the first answer that has it', () => {
    const serialize = responseSerialization({})({ ...route, schema: { type: 'no type' } })
    expect(() => serialize({ title: 'a' })).toThrow('schema is invalid')
  })

  it('compiles it again where it may refer to other shared schemas', async () => {
    const answer = { type: 'object', properties: { of: { $ref: 'shared#' } } }
    const bodies = ['title', 'name'].map(async (field) => {
      const app = Fastify({ schemaController: { compilersFactory: { buildSerializer: responseSerialization } } })
      app.addSchema({ $id: 'shared', type: 'object', properties: { [field]: { type: 'string' } } })
      app.get('/', { schema: { response: { 200: answer } } }, () => ({ of: { title: 'a', name: 'b' } }))
      const { body } = await app.inject('/')
      await app.close()
      return body
    })
    expect(await Promise.all(bodies)).toEqual(['{"of":{"title":"a"}}', '{"of":{"name":"b"}}'])
  })
})
