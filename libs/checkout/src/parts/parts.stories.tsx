import { ApiError } from '@atrio/api-client'
import { partsOf } from '@atrio/testing'
import { fn } from 'storybook/test'
import { loadPaymentWords } from '../i18n/payment/messages.ts'
import { everyMethod, summaryOf } from '../testing/checkout.scenes.ts'
import { withSample } from '../testing/played.tsx'
import { Barcode } from './barcode.tsx'
import { BuyerLine } from './buyer-line.tsx'
import { CheckoutFailed, NothingToPay } from './checkout-states.tsx'
import { CodeAndWords } from './code-and-words.tsx'
import { CopyField } from './copy-field.tsx'
import { FramedQr } from './framed-qr.tsx'
import { MethodIcon } from './method-icon.tsx'
import { OrderRefused } from './order-refused.tsx'
import { OrderAside, OrderFold } from './order-summary.tsx'
import { Split } from './split.tsx'
import { SumTable } from './sum-table.tsx'
import { Terms } from './terms.tsx'
import { TimeLeft } from './time-left.tsx'

export default { title: 'checkout/Parts' }

const part = partsOf(withSample, { load: loadPaymentWords })
const code = '00020126580014br.gov.bcb.pix0136'
const order = {
  summary: summaryOf(),
  sums: {
    fees: undefined,
    plans: [],
    plansPending: false,
    plan: undefined,
    total: 17_000,
    failed: false,
    busy: false,
    retry: fn(),
  },
}
const onPhone = { globals: { viewport: { value: 'phone' } } }

export const Bars = part(Barcode, { digits: '34191790010104351004791020150008291070026000', label: 'Código de barras' })
export const Buyer = part(BuyerLine, { name: 'Ana Lima', email: 'ana@demo.test' })
export const Nothing = part(NothingToPay, { gone: false })
export const Failed = part(CheckoutFailed, { busy: false, onRetry: fn() })
export const Scan = part(CodeAndWords, {
  text: code,
  label: 'Código Pix',
  scan: 'Em outro aparelho, aponte a câmera.',
  children: 'Abra o aplicativo do seu banco e escolha pagar com Pix.',
})
export const Copy = part(CopyField, {
  label: 'Pix copia e cola',
  value: code,
  action: 'Copiar',
  primary: true,
  whole: false,
})
export const Qr = part(FramedQr, { text: code, label: 'Código Pix' })
export const Icon = part(MethodIcon, { kind: 'pix' }, { choices: { kind: everyMethod } })
export const Refused = part(
  OrderRefused,
  {
    error: new ApiError('no', { kind: 'refused', status: 409, code: 'SAMPLE_001' }),
    draft: { kind: 'event', key: 'key', payload: { tickets: 2 }, buyer: null },
    close: fn(),
    chooseMethod: fn(),
    review: fn(),
    proceed: fn(),
  },
  { isDialog: true },
)
export const Aside = part(OrderAside, order)
export const Fold = { ...part(OrderFold, order), ...onPhone }
export const TwoColumns = part(Split, { children: 'Pagamento', aside: 'Seu pedido' })
export const Sums = part(SumTable, {
  caption: 'Seu pedido',
  rows: [
    { label: '2 × Inteira', amount: 'R$ 170,00' },
    { label: 'Taxa de serviço', amount: 'R$ 8,50', quiet: true },
  ],
  total: ['Total', 'R$ 178,50'],
})
export const TermsOfOrder = part(
  Terms,
  { kind: 'event', html: '<p>O ingresso é pessoal.</p>' },
  { choices: { kind: ['event', 'gift', 'plan'] } },
)
/** The time on a story's page is 20:15 of that day. */
export const Left = part(TimeLeft, { from: '2026-11-20T20:00:00Z', until: '2026-11-20T20:30:00Z' })
