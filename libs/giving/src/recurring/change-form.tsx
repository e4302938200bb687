import { ApiError, type RecurringChange, type RecurringGift } from '@atrio/api-client'
import { useCardName, useOwnCards } from '@atrio/checkout'
import { Form, FormError, MoneyField, RadioGroup, SubmitButton, useForm, y, type Refusal } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, FailedNotice, LineSkeleton, mutedCss, Row, smallCss, useToast } from '@atrio/ui'
import { useReasonBounds } from '../data/giving.queries.ts'
import { changeRecurring } from '../data/recurring.queries.ts'
import { mostOf } from '../model/gift.ts'

type Values = { amount: number | null; card: string }
type Props = { gift: RecurringGift; onClose: () => void }

/** Changes the amount or the card. */
export function ChangeForm({ gift, onClose }: Props) {
  const { t } = useTranslation('giving')
  const ctx = useFeatureContext()
  const { church } = ctx.tenant
  const toast = useToast()
  const format = useFormat(church.timeZone)
  const { cards, failed, busy, retry } = useOwnCards()
  const nameOf = useCardName()
  const reason = useReasonBounds(gift.reasonId)
  const { currency } = gift
  const form = useForm<Values>({
    initialValues: { amount: gift.amount, card: gift.card ? String(gift.card.id) : '' },
    schema: y.object({
      amount: y
        .number()
        .nullable()
        .required('amountRequired')
        .exceeds(reason?.minimum ?? 0, currency)
        .upTo(mostOf({ maximum: reason?.maximum ?? null }), currency),
    }),
    onSubmit: async ({ amount, card }) => {
      const change: RecurringChange = {
        ...(amount !== null && amount !== gift.amount && { amount }),
        ...(card && card !== String(gift.card?.id) && { cardId: Number(card) }),
      }
      if (Object.keys(change).length > 0) await changeRecurring(ctx, gift.id, change)
      toast({ text: t('own.change.done') })
      onClose()
    },
    readRefusal: (error): Refusal =>
      error instanceof ApiError && 'amount' in error.fields
        ? { fieldErrors: error.fields }
        : { message: t('own.notChanged') },
  })
  return (
    <Form form={form} label={t('own.change.form')}>
      <MoneyField
        label={t('amount')}
        hint={gift.coversFees ? t('own.change.fees') : undefined}
        currency={currency}
        {...form.field('amount')}
      />
      {failed ? (
        <FailedNotice retry={{ label: t('failed.retry'), onRetry: retry, busy }}>
          {t('own.change.cardsFailed')}
        </FailedNotice>
      ) : !cards ? (
        <LineSkeleton lines={2} />
      ) : cards.length > 0 ? (
        <RadioGroup
          label={t('own.change.card')}
          options={cards.map((card) => ({
            value: String(card.id),
            label: nameOf(card),
            hint: t('own.change.expires', { expires: card.expires }),
          }))}
          {...form.field('card')}
          optional={!gift.card}
        />
      ) : (
        <p css={[mutedCss, smallCss]}>{t('own.change.noCards')}</p>
      )}
      <p css={[mutedCss, smallCss]}>
        {gift.nextDay ? t('own.change.from', { day: format.plainDate(gift.nextDay) }) : t('own.change.later')}
      </p>
      <FormError form={form} />
      <Row gap={3}>
        <SubmitButton>{t('own.change.save')}</SubmitButton>
        <Button onClick={onClose}>{t('own.keep')}</Button>
      </Row>
    </Form>
  )
}
