import { useApi } from '@atrio/tenant-core'
import { useMemo, useState, type ReactNode } from 'react'
import { captchaSolver, type CaptchaSolver } from './with-captcha.ts'

type Asked = {
  Prompt: typeof import('./recaptcha-prompt.tsx').RecaptchaPrompt
  siteKey: string
  solve: (answer: string) => void
  giveUp: () => void
}

/** The captcha solver, and the prompt to render while a person has to answer; null otherwise. */
export function useCaptcha(): { captcha: CaptchaSolver; prompt: ReactNode } {
  const api = useApi()
  const [asked, setAsked] = useState<Asked | null>(null)
  const captcha = useMemo(
    () =>
      captchaSolver(api, async (siteKey) => {
        const { RecaptchaPrompt: Prompt } = await import('./recaptcha-prompt.tsx')
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        setAsked({ Prompt, siteKey, solve: resolve, giveUp: () => reject(new Error('given up')) })
        return promise.finally(() => setAsked(null))
      }),
    [api],
  )
  return {
    captcha,
    prompt: asked && <asked.Prompt siteKey={asked.siteKey} onSolved={asked.solve} onCancel={asked.giveUp} />,
  }
}
