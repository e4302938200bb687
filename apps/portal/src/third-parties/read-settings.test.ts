import { describe, expect, it } from 'vitest'
import { configOf } from '../read-config.ts'

const whole = {
  pixelUrl: 'https://pixel.test/p.js',
  analyticsUrl: 'https://tags.test/gtm.js?id=GTM-1',
  chatBotUrl: 'https://bot.test/{code}/{lang}.js',
  surveyUrl: 'https://survey.test',
  surveyEnvironmentId: 'cm1234',
  recordingUrl: 'https://record.test/r.js',
  recordingChurch: 'demo',
  errorsUrl: '/error-report',
}

describe('scripts of others in config.json', () => {
  it('are taken as they are written', () => {
    expect(configOf({ thirdParties: whole }).thirdParties).toEqual(whole)
    expect(configOf({}).thirdParties).toBeUndefined()
  })

  it.each([
    ['an address that is a script', { pixelUrl: 'javascript:alert(1)' }],
    ['an address with a password', { analyticsUrl: 'https://a:b@tags.test/x.js' }],
    ['an unknown name', { beacon: 'https://x.test' }],
    ['a report to a path that is a host', { errorsUrl: '//x.test' }],
    ['an id with a space', { surveyEnvironmentId: 'a b' }],
  ])('are ignored with %s', (_name, wrong) => {
    expect(configOf({ thirdParties: { ...whole, ...wrong } }).thirdParties).toBeUndefined()
  })
})
