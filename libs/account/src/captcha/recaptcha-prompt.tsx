import { useLocale, useTranslation } from '@atrio/i18n'
import { Button, LinkButton, Notice, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadRecaptcha } from './load-recaptcha.ts'

type Props = {
  siteKey: string
  onSolved: (answer: string) => void
  onCancel: () => void
}
type State = 'loading' | 'ready' | 'expired' | 'failed'

/** Pixels that the widget needs; narrower places get the compact one. */
const WIDTH = 304

const frame = css({ marginTop: 'var(--s6)', paddingTop: 'var(--s5)', borderTop: '1px solid var(--hairline)' })
const title = css({ fontSize: 'var(--t-3)', lineHeight: 1.22, outline: 'none' })
const lead = css({ margin: '.4em 0 var(--s4)', color: 'var(--muted)' })
const room = css({ minHeight: '5rem', '&[data-state="failed"]': { display: 'none' } })

function isDark(): boolean {
  const chosen = document.documentElement.dataset['theme']
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/**
 * reCAPTCHA's widget, in the flow of the page: its pictures open over the page, which a modal of ours would lock. The
 * form that waits for it keeps its values; when the script is blocked or hangs, an error with a retry is shown.
 */
export function RecaptchaPrompt({ siteKey, onSolved, onCancel }: Props) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('loading')
  const [tries, setTries] = useState(0)

  useLayoutEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const at = place.current
    if (!at) return
    let isHere = true
    const become = (next: State) => isHere && setState(next)
    loadRecaptcha(locale)
      .then((recaptcha) => {
        if (!isHere) return
        // an element that held a widget accepts no second one
        const widget: number = recaptcha.render(at.appendChild(document.createElement('div')), {
          sitekey: siteKey,
          theme: isDark() ? 'dark' : 'light',
          size: at.clientWidth < WIDTH ? 'compact' : 'normal',
          callback: onSolved,
          'expired-callback': () => {
            recaptcha.reset(widget)
            become('expired')
          },
          'error-callback': () => become('failed'),
        })
        become('ready')
      })
      .catch(() => become('failed'))
    return () => {
      isHere = false
      at.replaceChildren()
    }
  }, [siteKey, locale, tries, onSolved])

  const retry = () => {
    setState('loading')
    setTries(tries + 1)
    heading.current?.focus()
  }
  return (
    <section css={frame} aria-label={t('captcha.title')}>
      <h2 ref={heading} tabIndex={-1} css={title}>
        {t('captcha.title')}
      </h2>
      <p css={lead} role="status">
        {t(state === 'loading' ? 'captcha.loading' : 'captcha.lead')}
      </p>
      {state === 'expired' && (
        <Notice kind="warn" live css={{ marginBottom: 'var(--s4)' }}>
          {t('captcha.expired')}
        </Notice>
      )}
      {state === 'failed' && (
        <Notice kind="bad" live title={t('captcha.failed')}>
          {t('captcha.failedText')}
        </Notice>
      )}
      <div ref={place} css={room} data-state={state} />
      <Row gap={5} css={{ marginTop: 'var(--s4)' }}>
        {state === 'failed' && <Button onClick={retry}>{t('captcha.retry')}</Button>}
        <LinkButton onClick={onCancel}>{t('captcha.cancel')}</LinkButton>
      </Row>
    </section>
  )
}
