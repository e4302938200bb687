import { describe, expect, it } from 'vitest'
import { notifyChallengeEnd } from './notify-challenge-end.ts'

const own = 'https://demo.test'
const site = 'https://www.church.test'
const message = { type: 'atrio:3ds-authentication-complete', challenge: 'ch_1' }

type Above = { ancestorOrigins?: string[]; top?: string }

/** The target origins of the message for given frames; a `top` without a value throws, as another origin's does. */
function messagesTo(above: Above, registered: string[] = []) {
  const sent: [unknown, string][] = []
  const top = {
    postMessage: (data: unknown, origin: string) => void sent.push([data, origin]),
    get location() {
      if (above.top === undefined) throw new DOMException('Blocked a frame', 'SecurityError')
      return { origin: above.top }
    },
  }
  const { ancestorOrigins } = above
  notifyChallengeEnd(
    { location: { origin: own, ...(ancestorOrigins && { ancestorOrigins }) }, top },
    '?challenge=ch_1',
    registered,
  )
  return sent
}

describe('end of a challenge', () => {
  it.each<[string, Above, string[], string[]]>([
    ['the own origin', { ancestorOrigins: ['https://bank.test', own] }, [site], [own]],
    ['a registered origin', { ancestorOrigins: [site] }, [site], [site]],
    ['nobody else', { ancestorOrigins: [own, 'https://evil.test'] }, [site], []],
    ['the own origin, where the browser does not list those above', { top: own }, [site], [own]],
    ['registered origins only, where the top tells nothing', {}, [site], [site]],
    ['nobody, where the top tells nothing and none is registered', {}, [], []],
  ])('is posted to %s', (_what, above, registered, origins) => {
    expect(messagesTo(above, registered)).toEqual(origins.map((origin) => [message, origin]))
  })
})
