import { describe, expect, it } from 'vitest'
import { churchPortalUrl } from './church-portal-url.ts'

const at = { protocol: 'http:', port: '4200' }

describe('churchPortalUrl', () => {
  it('is the code under the domain of the app, on the same port', () => {
    expect(churchPortalUrl({ hostname: null, code: 'hope' }, 'localhost', at)).toBe('http://hope.localhost:4200/')
  })

  it('is the church’s own host where it has one', () => {
    const church = { hostname: 'www.vidaplena.example', code: 'demo' }
    expect(churchPortalUrl(church, 'atrio.example', { protocol: 'https:', port: '' })).toBe(
      'https://www.vidaplena.example/',
    )
  })

  it('leaves the protocol to the page where none is known yet', () => {
    const church = { hostname: null, code: 'hope' }
    expect(churchPortalUrl(church, 'atrio.example', { protocol: '', port: '' })).toBe('//hope.atrio.example/')
  })
})
