import type { CardGroup, PaymentMethodKind } from '@atrio/api-client'
import type { FormState } from '@atrio/forms'
import { useTenant, type OrderSummary } from '@atrio/tenant-core'
import { mutedCss, Notice } from '@atrio/ui'
import type { ReactNode } from 'react'
import type { Sums } from '../data/use-sums.ts'
import { gatewayOf, paysFrom } from '../model/methods.ts'
import { useMethodWords } from '../parts/use-method-words.ts'
import type { CheckoutValues } from './checkout-values.ts'
import { BankFields, CardFields } from './method-fields.lazy.tsx'
import { MethodRow } from './method-row.tsx'

type Props = {
  form: Pick<FormState<CheckoutValues>, 'field' | 'values' | 'setValue'>
  methods: readonly PaymentMethodKind[]
  summary: OrderSummary
  sums: Sums
  /** Country of the payer. */
  country: string
  cards: readonly CardGroup[]
  member: boolean
  holderDocuments: boolean
}

/** The payment methods; the chosen one opens below its name. */
export function MethodList({ form, methods, summary, sums, country, cards, member, holderDocuments }: Props) {
  const { t, name, consequence } = useMethodWords()
  const { paymentMethods } = useTenant()
  if (methods.length === 0) return <Notice kind="warn">{t('method.none')}</Notice>
  // cards are grouped by gateway: only those of this church's gateway can be charged
  const gateway = gatewayOf('card', paymentMethods)
  const saved = cards.find(({ gatewayId }) => gatewayId === gateway)?.cards ?? []
  const text = (kind: Exclude<PaymentMethodKind, 'card' | 'ach'>) => <p css={mutedCss}>{t(`method.${kind}Text`)}</p>
  const maySave = member && summary.keepsCard ? 'always' : member
  const panel = (kind: PaymentMethodKind): ReactNode => {
    if (kind === 'ach') return <BankFields form={form} />
    if (kind !== 'card') return text(kind)
    return (
      <CardFields
        form={form}
        saved={saved}
        plans={sums.plans}
        plansPending={sums.plansPending}
        currency={summary.currency}
        holderDocuments={holderDocuments}
        maySave={maySave}
      />
    )
  }
  return (
    <fieldset css={{ minWidth: 0 }}>
      <legend className="visually-hidden">{t('method.title')}</legend>
      {methods.map((kind) => (
        <MethodRow
          key={kind}
          kind={kind}
          label={name(kind)}
          consequence={consequence(kind, summary, sums.plans, { country, member })}
          chosen={form.values.method === kind}
          off={!paysFrom(kind, country)}
          onChoose={() => form.setValue('method', kind)}
        >
          {panel(kind)}
        </MethodRow>
      ))}
    </fieldset>
  )
}
