import { ApiError, playApi, type Renewal } from '@atrio/api-client'
import { useCardName, useOwnCards } from '@atrio/checkout'
import { Form, FormError, RadioGroup, SubmitButton, useForm, y, type Refusal } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, FailedNotice, LineSkeleton, mutedCss, Row, smallCss, useToast } from '@atrio/ui'
import { changeRenewal } from '../data/own.queries.ts'

type Values = { card: string }
type Props = { renewal: Renewal; onClose: () => void }

/** Consent to the renewal by a kept card: says what is charged, for how long, from when, and how it ends. */
export function AgreeForm({ renewal, onClose }: Props) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const toast = useToast()
  const format = useFormat(ctx.tenant.church.timeZone)
  const { cards, failed, busy, retry } = useOwnCards()
  const nameOf = useCardName()
  const { total, currency, months, endsAt, card } = renewal
  const form = useForm<Values>({
    initialValues: { card: card ? String(card.id) : '' },
    schema: y.object({ card: y.string().required() }),
    onSubmit: async (values) => {
      const agreed = { status: 'active', cardId: Number(values.card), total: total ?? 0 } as const
      const { chargesAt } = await changeRenewal(ctx, agreed)
      toast({ text: chargesAt ? t('own.agree.done', { day: format.date(chargesAt) }) : t('own.agree.doneNow') })
      onClose()
    },
    readRefusal: (error): Refusal => {
      if (error instanceof ApiError && error.status === 409) {
        // another price, or the time is over: the page behind shows which
        void ctx.api.invalidate(ctx.queryClient, playApi.renewal, playApi.subscriptions)
        return { message: t('own.agree.changed') }
      }
      return { message: t('own.notChanged') }
    },
  })
  const price = t('own.agree.price', {
    total: format.money(total ?? 0, currency),
    months: t('plans.months', { count: months ?? 1 }),
  })
  if (!cards && !failed) return <LineSkeleton lines={3} />
  if (!cards?.length)
    return (
      <>
        {failed ? (
          <FailedNotice retry={{ label: t('failed.retry'), onRetry: retry, busy }}>
            {t('own.agree.cardsFailed')}
          </FailedNotice>
        ) : (
          <p>{t('own.agree.noCards')}</p>
        )}
        <Row css={{ marginTop: 'var(--s5)' }}>
          <Button onClick={onClose}>{t('own.keep')}</Button>
        </Row>
      </>
    )
  return (
    <Form form={form} label={t('own.agree.title')}>
      <p>{price}</p>
      <p>{t('own.agree.when', { day: format.date(endsAt) })}</p>
      <RadioGroup
        label={t('own.agree.card')}
        options={cards.map((one) => ({
          value: String(one.id),
          label: nameOf(one),
          hint: t('own.agree.expires', { expires: one.expires }),
        }))}
        {...form.field('card')}
      />
      <p css={[mutedCss, smallCss]}>{t('own.agree.terms')}</p>
      <FormError form={form} />
      <Row gap={3}>
        <SubmitButton>{t('own.agree.confirm')}</SubmitButton>
        <Button onClick={onClose}>{t('own.keep')}</Button>
      </Row>
    </Form>
  )
}
