import { describe, expect, it } from 'vitest'
import { CONSENT_VERSION, consentValue, mayRun, readConsent, stillToAsk } from './consent-cookie.ts'
import { isOpenPage, purposesOf, usedThirdParties, type ThirdPartyChurch } from './third-parties.ts'

const all = {
  pixelUrl: 'https://pixel.test/p.js',
  analyticsUrl: 'https://tags.test/gtm.js?id=GTM-1',
  chatBotUrl: 'https://bot.test/{code}.js',
  surveyUrl: 'https://survey.test',
  surveyEnvironmentId: 'env-1',
  recordingUrl: 'https://record.test/r.js',
  recordingChurch: 'demo',
}
const church = { code: 'demo', chatBot: true, pixelCode: '123456' }
const purposes = (over: Partial<ThirdPartyChurch> = {}, of: Partial<typeof all> = all) =>
  purposesOf(usedThirdParties(of, { ...church, ...over }))

describe('the purposes of a church', () => {
  it('are those of the scripts that it uses', () => {
    expect(purposes()).toEqual(['statistics', 'marketing', 'chat', 'survey', 'recording'])
    expect(purposes({ pixelCode: null, chatBot: false, code: 'grace' })).toEqual(['statistics', 'survey'])
    expect(purposes({}, { pixelUrl: all.pixelUrl })).toEqual(['marketing'])
  })

  it('are none without an address, or with half a survey', () => {
    expect(usedThirdParties({}, church)).toBeUndefined()
    expect(purposes({}, { surveyUrl: all.surveyUrl })).toEqual([])
    expect(purposes({}, { recordingUrl: all.recordingUrl })).toEqual([])
    expect(purposesOf({ errorsUrl: '/error-report' })).toEqual([])
  })
})

describe('the consent cookie', () => {
  it('returns what was written, for the same church only', () => {
    const consent = { asked: ['statistics', 'chat'], granted: ['chat'] } as const
    const value = consentValue(7, { asked: [...consent.asked], granted: [...consent.granted] })
    expect(value).toBe(`${CONSENT_VERSION}.7.sc.c`)
    expect(readConsent(value, 7)).toEqual(consent)
    expect(readConsent(value, 8)).toBeNull()
  })

  it.each([
    ['absent', undefined],
    ['of another version', `${CONSENT_VERSION + 1}.7.sc.c`],
    ['cut off', `${CONSENT_VERSION}.7.sc`],
    ['made up', `${CONSENT_VERSION}.7.sc.c; x=1`],
    ['with unknown letters', `${CONSENT_VERSION}.7.sz.z`],
  ])('counts for nothing when it is %s', (_how, value) => expect(readConsent(value, 7)).toBeNull())

  it('grants nothing that was not asked', () => {
    expect(readConsent(`${CONSENT_VERSION}.7.c.smc`, 7)?.granted).toEqual(['chat'])
  })
})

describe('a choice', () => {
  const used = purposes()
  it('lets run what the church uses and the visitor granted', () => {
    const consent = { asked: used, granted: used }
    expect(mayRun(used, consent, false)).toEqual(used)
    expect(mayRun(['chat'], consent, false)).toEqual(['chat'])
    expect(mayRun(used, null, false)).toEqual([])
  })

  it('is overruled by the browser’s signal for statistics and marketing', () => {
    expect(mayRun(used, { asked: used, granted: used }, true)).toEqual(['chat', 'survey', 'recording'])
    expect(stillToAsk(['statistics', 'marketing'], null, true)).toEqual([])
  })

  it('is asked again for a purpose that came later', () => {
    expect(stillToAsk(used, { asked: ['statistics'], granted: [] }, false)).toEqual(used.slice(1))
  })
})

describe('isOpenPage', () => {
  it.each(['/', '/about', '/event', '/news/3', '/bible/kjv/PSA/23', '/ministries/1/projects/2', '/videos/'])(
    'allows %s',
    (path) => expect(isOpenPage(path)).toBe(true),
  )
  it.each([
    '/give',
    '/doacoes',
    '/checkout',
    '/checkout/thank-you',
    '/play/plans',
    '/access',
    '/login',
    '/register',
    '/reset-password',
    '/user/account',
    '/user/cards',
    '/prayer',
    '/prayer/new',
    '/live',
    '/event/7',
    '/event/7/tickets',
    '/groups',
    '/churchs',
    '/error',
    '/nothing',
    '/news%2f..%2fgive',
    '/News',
    '//give',
  ])('does not allow %s', (path) => expect(isOpenPage(path)).toBe(false))
})
