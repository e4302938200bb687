import type { RenewalMailWords } from './renewal-mail-kinds.ts'

export const portuguese: RenewalMailWords = {
  remind: {
    subject: '{church}: a sua assinatura termina em {end}',
    lines: [
      'Olá, {person}! A sua assinatura “{plan}” vale até {end} e não renova sozinha.',
      'Se quiser continuar, pague o próximo período na página da sua assinatura. Nenhum dia se perde: ele começa quando este termina.',
    ],
  },
  ahead: {
    subject: '{church}: a sua assinatura renova em {day}',
    lines: [
      'Olá, {person}! Como você pediu, a sua assinatura “{plan}” renova sozinha: em {day} vamos cobrar {total} no cartão com final {card}.',
      'Até lá você pode trocar o cartão ou cancelar. O acesso já pago vai até {end} de qualquer forma.',
    ],
  },
  price: {
    subject: '{church}: o preço da sua assinatura mudou',
    lines: [
      'Olá, {person}. Você autorizou a renovação de “{plan}” por {agreed}, e as condições mudaram: um período agora custa {total}.',
      'Não cobramos nada sem a sua autorização. Para continuar, confira as novas condições e autorize na página da sua assinatura. Sem isso, ela termina em {end}.',
    ],
  },
  noCard: {
    subject: '{church}: escolha um cartão para a sua assinatura',
    lines: [
      'Olá, {person}. A renovação da sua assinatura “{plan}” está desligada: o cartão venceu ou não está mais guardado. Nada foi cobrado.',
      'O acesso já pago vai até {end}. Para continuar, escolha outro cartão ou pague o próximo período na página da sua assinatura.',
    ],
  },
  gone: {
    subject: '{church}: a sua assinatura não será renovada',
    lines: [
      'Olá, {person}. A igreja não oferece mais o plano “{plan}”, por isso a sua assinatura não será renovada. Nada foi cobrado.',
      'O acesso já pago vai até {end}. No portal estão os planos de agora.',
    ],
  },
  ended: {
    subject: '{church}: a sua assinatura terminou',
    lines: [
      'Olá, {person}. A sua assinatura “{plan}” terminou em {end} sem ser renovada. Nada foi cobrado, e nada será.',
      'Se quiser continuar, escolha um plano no portal.',
    ],
  },
  failed: {
    subject: '{church}: o cartão não aceitou a renovação',
    lines: [
      'Olá, {person}. O cartão com final {card} não aceitou a renovação da sua assinatura “{plan}”, de {total}. Nada foi cobrado.',
      'Vamos tentar de novo em {day}. Se preferir, troque o cartão antes, ou cancele. O acesso já pago vai até {end}.',
    ],
  },
  failedByBank: {
    subject: '{church}: o seu banco pede a sua confirmação',
    lines: [
      'Olá, {person}. O banco quis a sua confirmação para renovar a assinatura “{plan}”, de {total}, e você não estava na página. Nada foi cobrado.',
      'Pague o próximo período na página da sua assinatura e confirme na tela, ou escolha outro cartão. Vamos tentar de novo em {day}.',
    ],
  },
  stopped: {
    subject: '{church}: a sua assinatura terminou',
    lines: [
      'Olá, {person}. Tentamos algumas vezes, e o cartão não aceitou a renovação da sua assinatura “{plan}”, de {total}. Nada foi cobrado, e não vamos tentar mais.',
      'O acesso pago foi até {end}. Se quiser continuar, assine de novo no portal.',
    ],
  },
  stoppedByBank: {
    subject: '{church}: a sua assinatura terminou',
    lines: [
      'Olá, {person}. O seu banco pede confirmação a cada cobrança, por isso a renovação da sua assinatura “{plan}” parou. Nada foi cobrado.',
      'O acesso pago foi até {end}. Se quiser continuar, assine de novo no portal e confirme na tela.',
    ],
  },
  missed: {
    subject: '{church}: renovação não cobrada',
    lines: [
      'Olá, {person}. A renovação da sua assinatura “{plan}”, de {total}, não foi cobrada, porque o cartão não a aceitou.',
    ],
  },
  button: 'Ver a minha assinatura',
  plans: 'Ver os planos',
  footer: 'Você recebeu esta mensagem porque assina o Play no portal {church}.',
  endsThere: 'Ela termina nesse dia e não renova sozinha.',
  renews: 'Como você pediu, ela renova sozinha no cartão guardado. Avisamos antes de cada cobrança.',
}
