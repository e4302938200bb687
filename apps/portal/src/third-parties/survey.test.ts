import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startSurvey } from './survey.ts'

const whole = { appUrl: 'https://survey.test', environmentId: 'env-1', language: 'es' }
const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://survey.test"]')

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  script()?.remove()
  delete window.formbricks
})

describe('startSurvey', () => {
  it('sets up the environment once the script has loaded, and tells the language only', async () => {
    const setup = vi.fn(() => Promise.resolve())
    const setLanguage = vi.fn(() => Promise.resolve())
    const started = startSurvey(whole)
    expect(script()?.src).toBe('https://survey.test/js/formbricks.umd.cjs')
    window.formbricks = { setup, setLanguage }
    script()?.dispatchEvent(new Event('load'))
    expect(await started).toEqual({ ok: true })
    expect(setup).toHaveBeenCalledExactlyOnceWith({ appUrl: 'https://survey.test', environmentId: 'env-1' })
    expect(setLanguage).toHaveBeenCalledExactlyOnceWith('es')
  })

  it.each([
    ['appUrl', { ...whole, appUrl: undefined }],
    ['environmentId', { ...whole, environmentId: undefined }],
  ])('logs an error and loads nothing without %s', async (name, settings) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await startSurvey(settings)).toEqual({ ok: false, error: new Error(`the survey has no ${name}`) })
    expect(error).toHaveBeenCalledExactlyOnceWith(`the survey has no ${name}`)
    expect(script()).toBeNull()
  })

  it('gives an error result after ten seconds, and takes its script away', async () => {
    const started = startSurvey(whole)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(script()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(await started).toMatchObject({ ok: false })
    expect(script()).toBeNull()
  })

  it('gives an error result when the script is blocked, is none, or fails', async () => {
    const blocked = startSurvey(whole)
    script()?.dispatchEvent(new Event('error'))
    expect(await blocked).toMatchObject({ ok: false })
    script()?.remove()
    const none = startSurvey(whole)
    script()?.dispatchEvent(new Event('load'))
    expect(await none).toMatchObject({ ok: false })
    script()?.remove()
    window.formbricks = { setup: () => Promise.reject(new Error('no such environment')) }
    expect(await startSurvey(whole)).toEqual({ ok: false, error: new Error('no such environment') })
  })
})
