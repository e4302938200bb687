import type { OrderKind } from '@atrio/contract'
import type { PersonLanguage } from '../../platform/church/person-language.ts'

/** `{name}` are placeholders. */
type ReceiptWords = {
  title: Record<OrderKind, string>
  payer: Record<OrderKind, string>
  what: Record<OrderKind, string>
  file: string
  document: string
  date: string
  method: string
  free: string
  fees: string
  interest: string
  total: string
  returned: string
  code: string
  test: string
  is: string
  isNot: string
}

export const receiptWords: Record<PersonLanguage, ReceiptWords> = {
  pt_BR: {
    title: {
      doacao: 'Comprovante de contribuição',
      evento: 'Comprovante de inscrição',
      plano: 'Comprovante de assinatura',
    },
    payer: { doacao: 'Quem contribuiu', evento: 'Quem se inscreveu', plano: 'Assinante' },
    what: { doacao: 'Finalidade', evento: 'Evento', plano: 'Plano' },
    file: 'comprovante',
    document: 'Registro',
    date: 'Confirmado em',
    method: 'Forma de pagamento',
    free: 'Gratuito',
    fees: 'Taxas do pagamento',
    interest: 'Juros do parcelamento',
    total: 'Total pago',
    returned: 'Devolvido depois',
    code: 'Código',
    test: 'TESTE: ninguém foi cobrado por este pagamento.',
    is: 'Comprovante do portal {church}, emitido em {now} a partir do registro deste pagamento. Com o código acima a igreja o confere.',
    isNot:
      'Não é nota fiscal nem recibo para dedução de imposto. Se precisar de um documento assinado, peça à secretaria da igreja.',
  },
  en: {
    title: { doacao: 'Gift receipt', evento: 'Registration receipt', plano: 'Subscription receipt' },
    payer: { doacao: 'Given by', evento: 'Registered by', plano: 'Subscriber' },
    what: { doacao: 'Purpose', evento: 'Event', plano: 'Plan' },
    file: 'receipt',
    document: 'Registration',
    date: 'Confirmed on',
    method: 'Payment method',
    free: 'Free',
    fees: 'Payment fees',
    interest: 'Installment interest',
    total: 'Total paid',
    returned: 'Refunded later',
    code: 'Code',
    test: 'TEST: no one was charged for this payment.',
    is: 'Receipt from the portal of {church}, issued on {now} from the record of this payment. The church can check it with the code above.',
    isNot:
      'It is neither an invoice nor a tax-deduction acknowledgement. If you need a signed document, ask the church’s office.',
  },
  es: {
    title: {
      doacao: 'Comprobante de donación',
      evento: 'Comprobante de inscripción',
      plano: 'Comprobante de suscripción',
    },
    payer: { doacao: 'Donante', evento: 'Quién se inscribió', plano: 'Suscriptor' },
    what: { doacao: 'Finalidad', evento: 'Evento', plano: 'Plan' },
    file: 'comprobante',
    document: 'Registro',
    date: 'Confirmado el',
    method: 'Forma de pago',
    free: 'Gratis',
    fees: 'Comisiones del pago',
    interest: 'Intereses de las cuotas',
    total: 'Total pagado',
    returned: 'Devuelto después',
    code: 'Código',
    test: 'PRUEBA: no se cobró a nadie por este pago.',
    is: 'Comprobante del portal de {church}, emitido el {now} a partir del registro de este pago. La iglesia puede verificarlo con el código de arriba.',
    isNot:
      'No es una factura ni un recibo para deducir impuestos. Si necesitas un documento firmado, pídelo en la oficina de la iglesia.',
  },
}
