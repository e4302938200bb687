import { FieldSkeleton, type FieldSkeletonProps } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { fieldsGrid } from './fields-grid.ts'

type Shape = readonly (FieldSkeletonProps & { half?: true })[]

/** As high as the fields that are loading, so that nothing below them moves. */
const Fields = ({ shape }: { shape: Shape }) => (
  <div aria-hidden css={fieldsGrid}>
    {shape.map(({ half, ...field }, index) => (
      <div key={index} {...(half && { 'data-half': true })}>
        <FieldSkeleton {...field} />
      </div>
    ))}
  </div>
)

type Card = {
  /** Number of saved cards to choose from. */
  saved: number
  /** The church's gateways require the card holder's document. */
  holderDocuments: boolean
  installments: boolean
  /** Whether the choice to save the card is shown. */
  maySave: boolean
}

/** Skeleton of the card fields; with saved cards the first is chosen and no new one is typed. */
export function CardSkeleton({ saved, holderDocuments, installments, maySave }: Card) {
  const { t } = useTranslation('checkout')
  const typed: Shape = [
    {},
    { half: true },
    { half: true, hint: t('card.cvvHint', { count: 3 }) },
    {},
    ...(holderDocuments ? ([{ half: true }, { half: true }] as const) : []),
  ]
  return (
    <Fields
      shape={[
        ...(saved > 0 ? [{ ticks: saved + 1 }] : typed),
        ...(installments ? [{}] : []),
        ...(saved === 0 && maySave ? [{ ticks: 1, unlabelled: true }] : []),
      ]}
    />
  )
}

/** Skeleton of a bank account: holder, routing number, account, type. */
export function BankSkeleton() {
  const { t } = useTranslation('checkout')
  return <Fields shape={[{}, { hint: t('bank.routingHint') }, {}, { ticks: 2 }]} />
}
