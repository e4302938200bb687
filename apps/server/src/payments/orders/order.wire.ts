import type { PagamentoWire } from '@atrio/contract'
import type { Payments } from '../payment-platform.ts'
import type { Order } from '../payments.tables.ts'
import { isUndecided } from './order-status.ts'

/** An order as its buyer sees it. Next steps are included only while there are any. */
export function toPagamentoWire(order: Omit<Order, 'id'>, { sandbox }: Pick<Payments, 'sandbox'>): PagamentoWire {
  const step = isUndecided(order.situacao) ? order.passo : {}
  const isContested = order.flagContestado && order.situacao === 'aprovado'
  // what cost nothing was cancelled, not refunded
  const isFreeAndOver = order.situacao === 'estornado' && order.valorTotal === 0
  return {
    pedido: order.codigo,
    idIgreja: order.igrejaId,
    tipo: order.tipo,
    idReferencia: order.referenciaId,
    descricao: order.descricao,
    situacao: isContested ? 'em_analise' : isFreeAndOver ? 'cancelado' : order.situacao,
    metodoPagamento: order.metodoPagamento,
    motivoRecusa: order.motivoRecusa,
    moeda: order.moeda,
    valor: order.valor,
    taxaServico: order.taxaServico,
    taxaProcessamento: order.taxaProcessamento,
    juros: order.juros,
    valorTotal: order.valorTotal,
    ...(order.valorDevolvido > 0 && { valorDevolvido: order.valorDevolvido }),
    ...(isContested && { flagContestado: true }),
    qtdeParcelas: order.qtdeParcelas,
    valorParcela: order.valorParcela,
    cartao: order.cartao,
    comprador: { nome: order.comprador.nome, email: order.comprador.email },
    dataCadastro: order.dataCadastro.toISOString(),
    dataUltimaAlteracao: order.dataUltimaAlteracao.toISOString(),
    flagTeste: order.flagTeste,
    // A provider's own test keys charge nobody either, but have no page of ours.
    flagSandbox: order.flagTeste && sandbox !== undefined,
    pix: step.pix ?? null,
    boleto: step.boleto ?? null,
    pixManual: step.pixManual ?? null,
    dinheiro: step.dinheiro ?? null,
    carteira: step.carteira ?? null,
    paypal: step.paypal ?? null,
    desafio: step.desafio ?? null,
  }
}
