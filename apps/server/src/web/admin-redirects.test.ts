import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { adminRedirects } from './admin-redirects.ts'
import type { PortalSettings } from './page-contract.ts'

const app = Fastify()
adminRedirects(app, {
  appDomain: 'app.test',
  adminUrl: 'https://{code}.admin.test/{lang}',
  adminRecoverPasswordUrl: null,
} as PortalSettings)
afterAll(() => app.close())

const at = (host: string, url = '/admin') => app.inject({ url, headers: { host, 'accept-language': 'es-MX' } })

describe('/admin', () => {
  it.each([
    ['demo.app.test:4200', 'https://demo.admin.test/es'],
    ['www.church.test', 'https://www.church.test.admin.test/es'],
  ])('redirects from %s to the church’s admin site', async (host, location) => {
    const { statusCode, headers } = await at(host)
    expect([statusCode, headers.location]).toEqual([302, location])
  })

  it.each(['app.test', 'pay.app.test', '[::1]:4200'])('answers 404 at %s, which is no church’s host', async (host) => {
    expect((await at(host)).statusCode).toBe(404)
  })

  it('answers 404 without a configured admin site', async () => {
    expect((await at('demo.app.test', '/admin/recover-password')).statusCode).toBe(404)
  })
})
