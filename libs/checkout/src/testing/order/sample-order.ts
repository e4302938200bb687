import {
  endpoint,
  paymentApi,
  type Buyer,
  type Fees,
  type InstallmentPlan,
  type Payment,
  type PaymentChoice,
  type PaymentMethodKind,
} from '@atrio/api-client'
import { defineSellable, type OrderSummary } from '@atrio/tenant-core'

/** A sample product; its calls are not the specification's, since checkout knows no feature's calls. */
export type SampleChoice = { tickets: number }

type Sent = PaymentChoice & { total: number; termsAccepted: boolean; buyer: Buyer | null; tickets: number; key: string }

const sampleApi = {
  summary: endpoint('sample.summary', (http, { tickets }: SampleChoice) =>
    http.get<OrderSummary>('/sample', { query: { tickets } }),
  ),
  fees: endpoint('sample.fees', (http, query: { tickets: number; method: PaymentMethodKind }) =>
    http.get<Fees>('/sample/fees', { query }),
  ),
  plans: endpoint('sample.plans', (http, query: { total: number }) =>
    http.get<InstallmentPlan[]>('/sample/plans', { query }),
  ),
  /** Answers with a code, by which the payment is requested. */
  buy: endpoint('sample.buy', async (http, { key, ...body }: Sent) => {
    const { code } = await http.post<{ code: string }>('/sample', { body, idempotencyKey: key })
    return paymentApi.status.run(http, { code, clientAccountId: null })
  }),
}

export default defineSellable<SampleChoice>({
  summary: ({ api }, { payload }) => api.run(sampleApi.summary, payload),
  fees: ({ api }, { payload }, method) => api.run(sampleApi.fees, { ...payload, method }),
  installments: ({ api }, _draft, { total }) => api.run(sampleApi.plans, { total }),
  submit: ({ api }, { key, buyer, payload }, payment): Promise<Payment> =>
    api.run(sampleApi.buy, { ...payment, ...payload, buyer, key }),
  hasMessageFor: ({ code }) => code.startsWith('SAMPLE_'),
  parts: {
    refusal: () => import('./sample-words.tsx').then(({ Refusal }) => Refusal),
    afterwards: () => import('./sample-words.tsx').then(({ Afterwards }) => Afterwards),
    terms: null,
  },
})
