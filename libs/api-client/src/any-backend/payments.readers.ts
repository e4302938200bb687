import { isRecord, listOf, oneOf, type Fields } from './envelopes.ts'
import { amountOf, codeOf, nameOf, textOf, withDefaults } from './fields.ts'
import type { Asked, Reader } from './known-church.ts'

/** What a giver may do unless the backend says otherwise: document 2 section 3, `allowRecurrency` is true by default. */
export const reasons: Reader = (answer, { church }) => ({
  motivos: listOf(answer, 'motivos')
    .filter(isRecord)
    .map((fields) => ({
      ...withDefaults(fields, { idIgreja: church.id, moeda: church.currency, flagRecorrencia: true }),
      nome: nameOf(fields),
      valorMinimo: amountOf(fields['valorMinimo']),
    })),
})

const sent = ({ body }: Asked) => ({
  payer: isRecord(body['comprador']) ? body['comprador'] : {},
  choice: isRecord(body['pagamento']) ? body['pagamento'] : {},
  total: amountOf(body['valorTotal']),
})

const orderCode = (fields: Fields, { query }: Asked) => {
  const named = textOf(fields, 'pedido', 'codigo') ?? fields['id'] ?? query['pedido'] ?? ''
  return typeof named === 'string' || typeof named === 'number' ? String(named) : ''
}

/**
 * An order. Its answer is not shown in the specification, so all but its code and status may be missing: the sums are
 * then those that were sent, and a status that is not there is not final.
 */
export const payment =
  (kind: 'evento' | 'doacao' | 'plano'): Reader =>
  (answer, asked) => {
    const fields = oneOf(answer, 'pagamento')
    const { payer, choice, total } = sent(asked)
    const buyer = isRecord(fields['comprador']) ? fields['comprador'] : payer
    const due = amountOf(fields['valorTotal'] ?? fields['valor'] ?? total)
    const charges = amountOf(fields['qtdeParcelas'] ?? choice['qtdeParcelas']) || 1
    return {
      ...withDefaults(fields, {
        tipo: kind,
        descricao: nameOf({ nome: fields['nome'] }),
        metodoPagamento: choice['metodoPagamento'] ?? null,
        moeda: asked.church.currency,
        valor: due,
        taxaServico: 0,
        taxaProcessamento: 0,
        juros: 0,
        valorParcela: Math.round(due / charges),
        dataCadastro: '',
        dataUltimaAlteracao: '',
      }),
      pedido: orderCode(fields, asked),
      situacao: codeOf(fields['situacao'] ?? fields['status']) || 'em_analise',
      valorTotal: due,
      qtdeParcelas: charges,
      comprador: withDefaults(buyer, { nome: '', email: '' }),
    }
  }

export const fees: Reader = (answer, { query, church }) => {
  const fields = oneOf(answer, 'taxas')
  const amount = amountOf(fields['valor'] ?? query['valor'])
  const parts = {
    taxaServico: amountOf(fields['taxaServico']),
    taxaProcessamento: amountOf(fields['taxaProcessamento']),
  }
  return withDefaults(
    { ...fields, ...parts, valor: amount },
    { moeda: church.currency, valorTotal: amount + parts.taxaServico + parts.taxaProcessamento },
  )
}

/** The choices are under `data`; one without sums divides what was asked about. */
export const installments: Reader = (answer, { query }) => ({
  data: listOf(answer, 'parcelas')
    .filter(isRecord)
    .map((fields, place) => {
      const count = amountOf(fields['qtdeParcelas']) || place + 1
      const total = amountOf(fields['valorTotal']) || amountOf(query['valor'])
      const each = amountOf(fields['valorParcela']) || Math.floor(total / count)
      return withDefaults(
        { ...fields, qtdeParcelas: count, valorTotal: total, valorParcela: each },
        { valorUltimaParcela: total - each * (count - 1), juros: 0 },
      )
    }),
})

export const cardToken: Reader = (answer, { body }) => {
  const fields = oneOf(answer, 'cartao')
  const number = textOf(body, 'numero', 'numeroConta') ?? ''
  return withDefaults(fields, { final: number.slice(-4) })
}

/** Document 1 section 3: a card's holder, due date and ending digits, grouped by `idGatewayPagamento`. */
export const cards: Reader = (answer) => ({
  cartoes: listOf(answer, 'cartoes')
    .filter(isRecord)
    .map((fields) => withDefaults(fields, { idGatewayPagamento: 0, titular: '', final: '', validade: '' })),
})
