import type { PaymentStatusCode } from '@atrio/contract'
import type { PersonLanguage } from '../../platform/church/person-language.ts'

export const sandboxActions = [
  'pay',
  'refuse',
  'expire',
  'refund',
  'refundPart',
  'dispute',
  'winDispute',
  'loseDispute',
] as const
export type SandboxAction = (typeof sandboxActions)[number]

type Words = {
  sandboxTitle: string
  sandboxNote: string
  order: string
  amount: string
  status: string
  back: string
  actions: Record<SandboxAction, string>
  statuses: Record<PaymentStatusCode, string>
  disputed: string
  returned: string
  nothingLeft: string
  challengeTitle: string
  challengeQuestion: string
  confirm: string
  decline: string
  doneTitle: string
  done: string
  framed: string
  confirmingTitle: string
  confirming: string
  backToOrder: string
}

export const hostWords: Record<PersonLanguage, Words> = {
  pt_BR: {
    sandboxTitle: 'Ambiente de teste',
    sandboxNote: 'Esta página faz o papel do banco. Ninguém é cobrado de verdade.',
    order: 'Código',
    amount: 'Valor',
    status: 'Situação',
    back: 'Voltar para a igreja',
    actions: {
      pay: 'Pagar',
      refuse: 'Recusar',
      expire: 'Deixar vencer',
      refund: 'Estornar tudo',
      refundPart: 'Estornar metade',
      dispute: 'Contestar no banco',
      winDispute: 'A igreja ganha a contestação',
      loseDispute: 'A igreja perde a contestação',
    },
    statuses: {
      aprovado: 'Aprovado',
      em_aberto: 'Em aberto',
      em_analise: 'Em análise',
      pendente: 'Pendente',
      aguardando: 'Aguardando pagamento',
      nao_aprovado: 'Não aprovado',
      cancelado: 'Cancelado',
      estornado: 'Devolvido',
    },
    disputed: 'Contestado no banco',
    returned: 'Valor devolvido',
    nothingLeft: 'Não há mais nada a fazer com este pagamento.',
    challengeTitle: 'Confirme a compra',
    challengeQuestion: 'O seu banco quer ter certeza de que é você quem está pagando.',
    confirm: 'Confirmar',
    decline: 'Não fui eu',
    doneTitle: 'Pronto',
    done: 'A igreja já recebeu a resposta do banco. Você pode voltar para a página dela.',
    framed: 'Página do banco',
    confirmingTitle: 'Confirmando o pagamento',
    confirming:
      'O banco não tem mais nada a perguntar. O pagamento está sendo confirmado; acompanhe na página do pagamento.',
    backToOrder: 'Voltar para o pagamento',
  },
  en: {
    sandboxTitle: 'Test environment',
    sandboxNote: 'This page plays the part of the bank. No one is really charged.',
    order: 'Order',
    amount: 'Amount',
    status: 'Status',
    back: 'Back to the church',
    actions: {
      pay: 'Pay',
      refuse: 'Decline',
      expire: 'Let it expire',
      refund: 'Refund in full',
      refundPart: 'Refund half',
      dispute: 'Dispute at the bank',
      winDispute: 'The church wins the dispute',
      loseDispute: 'The church loses the dispute',
    },
    statuses: {
      aprovado: 'Approved',
      em_aberto: 'Open',
      em_analise: 'Under review',
      pendente: 'Pending',
      aguardando: 'Awaiting payment',
      nao_aprovado: 'Declined',
      cancelado: 'Canceled',
      estornado: 'Refunded',
    },
    disputed: 'Disputed at the bank',
    returned: 'Amount refunded',
    nothingLeft: 'There is nothing left to do with this payment.',
    challengeTitle: 'Confirm the purchase',
    challengeQuestion: 'Your bank wants to make sure it’s really you paying.',
    confirm: 'Confirm',
    decline: 'It wasn’t me',
    doneTitle: 'Done',
    done: 'The church has your bank’s answer. You can go back to its page.',
    framed: 'The bank’s page',
    confirmingTitle: 'Confirming the payment',
    confirming:
      'Your bank has nothing more to ask. The payment is being confirmed; you can follow it on the payment’s page.',
    backToOrder: 'Back to the payment',
  },
  es: {
    sandboxTitle: 'Entorno de prueba',
    sandboxNote: 'Esta página hace el papel del banco. No se cobra a nadie de verdad.',
    order: 'Código',
    amount: 'Monto',
    status: 'Estado',
    back: 'Volver a la iglesia',
    actions: {
      pay: 'Pagar',
      refuse: 'Rechazar',
      expire: 'Dejar vencer',
      refund: 'Reembolsar todo',
      refundPart: 'Reembolsar la mitad',
      dispute: 'Disputar en el banco',
      winDispute: 'La iglesia gana la disputa',
      loseDispute: 'La iglesia pierde la disputa',
    },
    statuses: {
      aprovado: 'Aprobado',
      em_aberto: 'Abierto',
      em_analise: 'En revisión',
      pendente: 'Pendiente',
      aguardando: 'Esperando el pago',
      nao_aprovado: 'No aprobado',
      cancelado: 'Cancelado',
      estornado: 'Reembolsado',
    },
    disputed: 'En disputa con el banco',
    returned: 'Monto reembolsado',
    nothingLeft: 'No queda nada por hacer con este pago.',
    challengeTitle: 'Confirma la compra',
    challengeQuestion: 'Tu banco quiere estar seguro de que eres tú quien paga.',
    confirm: 'Confirmar',
    decline: 'No fui yo',
    doneTitle: 'Listo',
    done: 'La iglesia ya tiene la respuesta de tu banco. Puedes volver a su página.',
    framed: 'Página del banco',
    confirmingTitle: 'Confirmando el pago',
    confirming: 'Tu banco no tiene nada más que preguntar. El pago se está confirmando; síguelo en la página del pago.',
    backToOrder: 'Volver al pago',
  },
}
