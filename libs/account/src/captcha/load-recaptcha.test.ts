import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recaptchaStandIn } from '../testing/recaptcha-stand-in.ts'
import { recaptchaLoader } from './load-recaptcha.ts'

const script = () => document.head.querySelector('script')
const comes = () => {
  window.grecaptcha = recaptchaStandIn().recaptcha
  window.atrioRecaptchaReady?.()
}
let loadRecaptcha: ReturnType<typeof recaptchaLoader>
beforeEach(() => {
  loadRecaptcha = recaptchaLoader()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  delete window.grecaptcha
  delete window.atrioScripts
  delete window.atrioRecaptchaReady
})

describe('loadRecaptcha', () => {
  it('rejects when the script has not loaded after ten seconds', async () => {
    const failed = expect(loadRecaptcha('en')).rejects.toThrow('did not load')
    await vi.advanceTimersByTimeAsync(9_999)
    expect(script()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(script()).toBeNull()
  })

  it('rejects at once when the script is blocked', async () => {
    const failed = expect(loadRecaptcha('en')).rejects.toThrow('did not load')
    script()?.dispatchEvent(new Event('error'))
    await failed
  })

  it('rejects without adding the script when the Trusted Types policy refuses its address', async () => {
    window.atrioScripts = {
      createScriptURL: () => {
        throw new TypeError('script')
      },
    }
    await expect(loadRecaptcha('en')).rejects.toThrow('did not load')
    expect(script()).toBeNull()
  })

  it('rejects when the script calls back without defining its API', async () => {
    const failed = expect(loadRecaptcha('en')).rejects.toThrow('did not load')
    window.grecaptcha = {}
    window.atrioRecaptchaReady?.()
    await failed
  })

  it('loads the script once in the reader’s language, through the Trusted Types policy', async () => {
    const asked: string[] = []
    window.atrioScripts = {
      createScriptURL: (url) => {
        asked.push(url)
        return url
      },
    }
    const [first, second] = [loadRecaptcha('pt-BR'), loadRecaptcha('pt-BR')]
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
    const url = new URL(asked[0] ?? '')
    expect(url.origin + url.pathname).toBe('https://www.google.com/recaptcha/api.js')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ render: 'explicit', hl: 'pt-BR' })
    expect(script()?.src).toBe(asked[0])
    comes()
    expect(await first).toBe(await second)
    expect(await loadRecaptcha('pt-BR')).toBe(await first)
    expect(asked).toHaveLength(1)
  })
})
