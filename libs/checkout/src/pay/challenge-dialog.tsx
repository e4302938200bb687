import type { Payment } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { isChallengeComplete, useConfig } from '@atrio/tenant-core'
import { buttonCss, Button, Dialog, ExternalLinkIcon, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { useFollowedPayment } from '../data/use-followed-payment.ts'
import { isOfHost } from '../model/payment-host.ts'

const sheet = css({ '&&': { width: 'min(36rem, 94vw)' } })
const frame = css({
  display: 'block',
  width: '100%',
  height: 'min(30rem, 50dvh)',
  margin: 'var(--s4) 0',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius)',
  background: '#fff', // the bank's page brings its own ink
})

type Props = {
  payment: Payment
  challenge: NonNullable<Payment['challenge']>
  /** Called when the bank has confirmed or refused. */
  onAnswer: (payment: Payment) => void
  onClose: () => void
}

/**
 * The bank's page, in a frame or in a tab of its own. Its message of completion is only a hint: the server's status
 * counts, which is polled meanwhile and requested at once on the message.
 */
export function ChallengeDialog({ payment, challenge, onAnswer, onClose }: Props) {
  const { t } = useTranslation('checkout')
  const { cardBase } = useConfig()
  const iframe = useRef<HTMLIFrameElement>(null)
  const { data = payment, refetch } = useFollowedPayment(payment.code)
  const framed = isOfHost(challenge.url, cardBase)

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const expected = {
        challenge: challenge.id,
        // the payment host's page sends it first; the portal's own page, to which the frame is led back, sends it again
        origins: [location.origin, ...(cardBase !== null && framed ? [new URL(cardBase).origin] : [])],
        frame: iframe.current?.contentWindow ?? NaN,
      }
      if (isChallengeComplete(event, expected)) void refetch()
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [challenge.id, cardBase, framed, refetch])

  const answered = data.status !== 'open' || data.challenge === null
  useEffect(() => {
    if (answered) onAnswer(data)
  }, [answered, data, onAnswer])

  return (
    <Dialog
      open
      onClose={onClose}
      css={sheet}
      title={t('challenge.title')}
      actions={
        <>
          <a href={challenge.url} target="_blank" rel="noreferrer" css={buttonCss()}>
            {t('challenge.newTab')}
            <ExternalLinkIcon size="sm" />
          </a>
          <Button onClick={onClose}>{t('challenge.close')}</Button>
        </>
      }
    >
      <p>{t('challenge.text')}</p>
      {framed && (
        <iframe
          ref={iframe}
          src={challenge.url}
          title={t('challenge.frame')}
          sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          referrerPolicy="no-referrer"
          css={frame}
        />
      )}
      <p role="status" css={mutedCss}>
        {t('challenge.waiting')}
      </p>
    </Dialog>
  )
}
