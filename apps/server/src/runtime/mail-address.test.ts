import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiAddress, isSenderAllowed } from './mail-address.ts'
import { readConfig } from './config.ts'

describe('asciiAddress', () => {
  it.each([
    ['contato@capela.example', 'contato@capela.example'],
    ['joao.silva+igreja@Capela.Example', 'joao.silva+igreja@capela.example'],
    ['contato@são-joão.example', 'contato@xn--so-joo-3tae.example'],
    ['contato@xn--so-joo-3tae.example', 'contato@xn--so-joo-3tae.example'],
  ])('accepts %s, with its domain in ASCII', (written, ascii) => {
    expect(asciiAddress(written)).toBe(ascii)
  })

  it.each([
    ['a list', 'a@b.example,c@d.example'],
    ['a list with semicolons', 'a@b.example;c@d.example'],
    ['a display name', 'Capela <a@b.example>'],
    ['angle brackets', '<a@b.example>'],
    ['a line break', 'a@b.example\r\nBcc: c@d.example'],
    ['a line break in its local part', 'a\nBcc: x@b.example'],
    ['white space', 'a @b.example'],
    ['quotes', '"a b"@c.example'],
    ['a comment', 'a(b)@c.example'],
    ['two at signs', 'a@b@c.example'],
    ['a local part beyond ASCII', 'joão@b.example'],
    ['a local part with two dots', 'a..b@c.example'],
    ['a long local part', `${'a'.repeat(65)}@b.example`],
    ['a domain without a dot', 'a@localhost'],
    ['a domain with an escape', 'a@b%2eexample'],
    ['a domain with a soft hyphen', 'a@cape\u00adla.example'],
    ['an IP address', 'a@127.0.0.1'],
    ['an address literal', 'a@[127.0.0.1]'],
    ['no local part', '@b.example'],
    ['nothing', ''],
  ])('rejects %s', (_name, written) => {
    expect(asciiAddress(written)).toBeUndefined()
  })

  it('accepts nothing that could end an address or a header', () => {
    const odd = fc.constantFrom('\r', '\n', '\0', ',', ';', ':', '<', '>', '(', ')', '"', '\\', ' ', '\t', '\u2028')
    fc.assert(
      fc.property(fc.string(), odd, fc.string(), (before, character, after) => {
        expect(asciiAddress(`${before}${character}${after}@b.example`)).toBeUndefined()
        expect(asciiAddress(`a@b.example${character}${after}`)).toBeUndefined()
      }),
    )
  })
})

describe('isSenderAllowed', () => {
  const domains = readConfig({ MAIL_SENDER_DOMAINS: 'Capela.Example, são-joão.example' }).mailSenderDomains

  it('allows addresses of the domains, however these are written', () => {
    for (const address of ['a@capela.example', 'a@CAPELA.example', 'a@são-joão.example', 'a@xn--so-joo-3tae.example'])
      expect(isSenderAllowed(address, domains), address).toBe(true)
  })

  it('allows no other domain, none below one, and no list', () => {
    for (const address of ['a@b.example', 'a@x.capela.example', 'a@xcapela.example', 'b@x.test,a@capela.example'])
      expect(isSenderAllowed(address, domains), address).toBe(false)
    expect(isSenderAllowed('a@capela.example', readConfig({}).mailSenderDomains)).toBe(false)
  })

  it('is not configured by what is no domain', () => {
    for (const MAIL_SENDER_DOMAINS of [
      '*',
      'example',
      'a@capela.example',
      'https://capela.example',
      'capela.example/x',
    ])
      expect(() => readConfig({ MAIL_SENDER_DOMAINS })).toThrow(/^MAIL_SENDER_DOMAINS must be domains/)
  })
})
