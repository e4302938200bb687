import type { Payment } from '@atrio/api-client'
import { boletoLine } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { buttonCss, DownloadIcon, ExternalLinkIcon, figuresCss, mutedCss, Stack } from '@atrio/ui'
import { css } from '@emotion/react'
import { webAddress } from '../model/payment-host.ts'
import { Barcode } from '../parts/barcode.tsx'
import { stepsGridCss } from '../parts/code-and-words.styles.ts'
import { CodeAndWords } from '../parts/code-and-words.tsx'
import { CopyField } from '../parts/copy-field.tsx'
import { TimeLeft } from '../parts/time-left.tsx'

const stepsCss = css({
  display: 'grid',
  gap: '.7rem',
  counterReset: 'step',
  '& > li': { display: 'flex', gap: '.8rem', counterIncrement: 'step' },
  '& > li::before': {
    content: 'counter(step)',
    font: '400 1.25rem/1.3 var(--serif)',
    color: 'var(--accent-ink)',
    minWidth: '1ch',
  },
})

type Step<Method extends keyof Payment> = { step: NonNullable<Payment[Method]>; payment: Payment }

function PixStep({ step, payment }: Step<'pix'>) {
  const { t } = useTranslation('payment')
  const church = useChurch()
  const format = useFormat(church.timeZone)
  const total = format.money(payment.total, payment.currency)
  return (
    <CodeAndWords text={step.payload} label={t('pix.qr')} scan={t('pix.scan')}>
      <TimeLeft from={payment.createdAt} until={step.expiresAt} />
      <ol css={stepsCss}>
        <li>{t('pix.step1')}</li>
        <li>{t('pix.step2')}</li>
        <li>{t('pix.step3', { church: church.name, total })}</li>
      </ol>
      <CopyField label={t('pix.code')} value={step.payload} action={t('pix.copy')} primary />
    </CodeAndWords>
  )
}

function ManualPixStep({ step, payment }: Step<'manualPix'>) {
  const { t } = useTranslation('payment')
  const format = useFormat(useChurch().timeZone)
  return (
    <CodeAndWords text={step.payload} label={t('pix.qr')} scan={t('pix.scan')}>
      <div>
        <p css={{ fontWeight: 600 }}>
          {t('manualPix.amount', { total: format.money(payment.total, payment.currency) })}
        </p>
        <p css={mutedCss}>{t('manualPix.holder', { holder: step.holder })}</p>
      </div>
      <CopyField
        label={t('manualPix.key', { type: t(`manualPix.${step.keyType}`) })}
        value={step.key}
        shown={`${t(`manualPix.${step.keyType}`)}: ${step.key}`}
        action={t('manualPix.copy')}
        primary
        whole
      />
      <div>
        <p css={mutedCss}>{t('manualPix.code')}</p>
        <CopyField label={t('pix.code')} value={step.payload} action={t('pix.copy')} />
      </div>
    </CodeAndWords>
  )
}

function BoletoStep({ step }: Step<'boleto'>) {
  const { t } = useTranslation('payment')
  const format = useFormat(useChurch().timeZone)
  const pdf = webAddress(step.url)
  return (
    <div css={stepsGridCss}>
      <p css={[figuresCss, { fontSize: 'var(--t-4)' }]}>{t('boleto.due', { date: format.plainDate(step.dueDate) })}</p>
      <Barcode digits={step.barcode} label={t('boleto.barcode')} />
      <CopyField
        label={t('boleto.line')}
        value={step.line}
        shown={boletoLine(step.line)}
        action={t('boleto.copy')}
        primary
        whole
      />
      {pdf && (
        <p>
          <a href={pdf} download target="_blank" rel="noreferrer" css={buttonCss()}>
            <DownloadIcon size="sm" />
            {t('boleto.pdf')}
          </a>
        </p>
      )}
    </div>
  )
}

function CashStep({ step }: Step<'cash'>) {
  const { t } = useTranslation('payment')
  const format = useFormat(useChurch().timeZone)
  return (
    <Stack gap={3}>
      <p css={[figuresCss, { fontSize: 'var(--t-4)' }]}>
        {t('cash.due', { date: format.date(step.dueAt), time: format.time(step.dueAt) })}
      </p>
      <p css={mutedCss}>
        {step.deadlineHours === null
          ? t('cash.days', { count: step.deadlineDays })
          : t('cash.hours', { count: step.deadlineHours })}
      </p>
      {step.instructions && <p css={{ whiteSpace: 'pre-line', maxWidth: 'var(--measure)' }}>{step.instructions}</p>}
    </Stack>
  )
}

function Away({ href, label }: { href: string | undefined; label: string }) {
  if (!href) return null
  return (
    <p>
      <a href={href} target="_blank" rel="noreferrer" css={buttonCss('primary', 'big')}>
        {label}
        <ExternalLinkIcon size="sm" />
      </a>
    </p>
  )
}

function WalletStep({ step, payment }: Step<'wallet'>) {
  const { t } = useTranslation('payment')
  return (
    <CodeAndWords text={step.payload} label={t('wallet.qr')} scan={t('wallet.scan')}>
      <TimeLeft from={payment.createdAt} until={step.expiresAt} />
      <Away href={webAddress(step.url)} label={t('wallet.open')} />
    </CodeAndWords>
  )
}

/** Instructions for the payer, by method; renders nothing when none are needed. */
export function NextStep({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment')
  const { pix, manualPix, boleto, cash, wallet, paypal } = payment
  if (pix) return <PixStep step={pix} payment={payment} />
  if (manualPix) return <ManualPixStep step={manualPix} payment={payment} />
  if (boleto) return <BoletoStep step={boleto} payment={payment} />
  if (cash) return <CashStep step={cash} payment={payment} />
  if (wallet) return <WalletStep step={wallet} payment={payment} />
  if (paypal) return <Away href={webAddress(paypal.url)} label={t('paypal.open')} />
  return null
}
