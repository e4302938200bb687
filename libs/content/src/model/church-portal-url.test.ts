import { describe, expect, it } from 'vitest'
import { churchPortalUrl } from './church-portal-url.ts'

const at = { protocol: 'http:', port: '4200' }

describe('churchPortalUrl', () => {
  it('uses the code under the app’s domain, on the same port', () => {
    expect(churchPortalUrl({ hostname: null, code: 'hope' }, 'localhost', at)).toBe('http://hope.localhost:4200/')
  })

  it('uses the church’s own host name if it has one', () => {
    const church = { hostname: 'www.vidaplena.example', code: 'demo' }
    expect(churchPortalUrl(church, 'atrio.example', { protocol: 'https:', port: '' })).toBe(
      'https://www.vidaplena.example/',
    )
  })

  it('is protocol-relative while the page’s protocol is unknown', () => {
    const church = { hostname: null, code: 'hope' }
    expect(churchPortalUrl(church, 'atrio.example', { protocol: '', port: '' })).toBe('//hope.atrio.example/')
  })
})
