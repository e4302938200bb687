import type { GivingReason } from '@atrio/api-client'
import { beginOrder } from '@atrio/checkout'
import { MAX_BY_WALLET, MAX_GIVEN } from '@atrio/contract/rules'
import { CheckboxField, Form, FormError, useForm } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { isSignedInOnceRestored, signedInAtom, useFeatureContext } from '@atrio/tenant-core'
import { gutterCss, Notice, Rows } from '@atrio/ui'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { GiftLink } from '../link/gift-link.ts'
import { LinkProblems } from '../link/link-problems.tsx'
import { ShareGift } from '../link/share-gift.tsx'
import { giftAmount, type GiftPayload } from '../model/gift.ts'
import { recurrenceBar } from '../model/recurrence.ts'
import { GiftBar } from './gift-bar.tsx'
import { amountOf, chosenGifts, givenOf, startValues, type GiftValues } from './gift-values.ts'
import { ReasonField } from './reason-field.tsx'
import { RecurrenceFields } from './recurrence-fields.tsx'

const content = css(gutterCss, {
  paddingBottom: 'var(--s12)',
  '& > *': { maxWidth: '48rem' },
  '& h2': { fontSize: 'var(--t-2)', marginBottom: 'var(--s5)' },
})

/** A link for one reason starts with it instead of the draft, and has one of its own. */
const draftOf = ({ reasonId, amount, everyDays }: GiftLink) =>
  reasonId === undefined ? 'giving.gift' : `giving.gift.${[reasonId, amount, everyDays].join('.')}`

type Props = {
  reasons: readonly GivingReason[]
  /** The tab's unpaid gift. */
  payload: GiftPayload | undefined
  /** What the address proposes. */
  link: GiftLink
}

/** Chooses reasons and amounts; checkout handles the payment. */
export function GiftForm({ reasons, payload, link }: Props) {
  const { t } = useTranslation('giving')
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const format = useFormat(ctx.tenant.church.timeZone)
  const currency = reasons[0]?.currency ?? ctx.tenant.church.currency
  const money = (amount: number) => format.money(amount, currency)
  const [initialValues] = useState(() => startValues(reasons, { payload, link }))
  const signedIn = useAtomValue(signedInAtom)
  const { paymentMethods: methods } = ctx.tenant
  const barOf = (of: GiftValues, member = signedIn) =>
    recurrenceBar({ reasons, methods, signedIn: member, chosen: chosenGifts(reasons, of).map((gift) => gift.reasonId) })
  const form = useForm<GiftValues>({
    initialValues,
    draft: draftOf(link),
    schema: () => import('./gift.schema.ts').then(({ giftSchema }) => giftSchema(reasons)),
    onSubmit: async (values) => {
      const gifts = givenOf(reasons, values)
      if (giftAmount(gifts) > MAX_GIVEN) return { message: t('most', { amount: money(MAX_GIVEN) }) }
      const everyDays =
        values.repeats && barOf(values, await isSignedInOnceRestored(ctx)) === null ? Number(values.everyDays) : null
      const order: GiftPayload = { gifts, coversFees: values.coversFees, everyDays }
      void navigate(beginOrder(ctx, 'gift', order))
    },
  })
  const { values } = form
  const amount = giftAmount(givenOf(reasons, values))
  const nothing = chosenGifts(reasons, values).length === 0
  const byWallet = methods.some(({ kind }) => kind === 'wallet')
  const only = reasons.length === 1
  const [first, ...others] = chosenGifts(reasons, values)
  const shared = others.length === 0 && amount > 0 ? reasons.find(({ id }) => id === first?.reasonId) : undefined
  return (
    <Form form={form} label={t('form')}>
      <div css={content}>
        <LinkProblems problems={link.problems} />
        <h2>{t('choose')}</h2>
        <Rows>
          {reasons.map((reason) => (
            <li key={reason.id} id={amountOf(reason.id)}>
              <ReasonField reason={reason} form={form} only={only} />
            </li>
          ))}
        </Rows>
        <CheckboxField
          label={t('covers.label')}
          hint={t('covers.hint')}
          css={{ marginTop: 'var(--s6)' }}
          {...form.field('coversFees')}
          optional
        />
        <RecurrenceFields form={form} bar={barOf(values)} />
        {byWallet && amount > MAX_BY_WALLET && (
          <Notice live css={{ marginTop: 'var(--s5)' }}>
            {t('wallet', { amount: money(MAX_BY_WALLET) })}
          </Notice>
        )}
        {shared && (
          <ShareGift
            reason={shared}
            amount={amount}
            everyDays={values.repeats && barOf(values) === null ? Number(values.everyDays) : null}
          />
        )}
        <FormError form={form} />
      </div>
      <GiftBar
        note={t(values.coversFees ? 'bar.fees' : 'bar.total')}
        amount={money(amount)}
        label={t('bar.go')}
        disabledReason={nothing ? t('bar.none') : undefined}
      />
    </Form>
  )
}
