import { FieldSkeleton, type FieldSkeletonProps } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { fieldsGrid } from './fields-grid.ts'

type Shape = readonly (FieldSkeletonProps & { half?: true })[]

/** As much room as the fields will take that are on their way, so that what stands beneath them stays where it is. */
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
  /** How many saved cards there are to choose from. */
  saved: number
  /** The church's gateways ask who holds the card. */
  holderDocuments: boolean
  installments: boolean
  /** Whether it is asked if the card is kept. */
  maySave: boolean
}

/** The fields of a card; with saved cards the first of them is chosen, and no other is typed. */
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

/** Of a bank account: holder, routing number, account, and its type. */
export function BankSkeleton() {
  const { t } = useTranslation('checkout')
  return <Fields shape={[{}, { hint: t('bank.routingHint') }, {}, { ticks: 2 }]} />
}
