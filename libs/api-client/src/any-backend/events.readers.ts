import { besides, isRecord, listOf, oneOf, type Fields } from './envelopes.ts'
import { addressOf, amountOf, codeOf, imageOf, nameOf, textOf, withDefaults } from './fields.ts'
import { idIn, type Asked, type KnownChurch, type Reader } from './known-church.ts'

const placeOf = (value: unknown): Fields | null => {
  if (typeof value === 'string' && value) return { nome: value, endereco: null, latitude: null, longitude: null }
  if (!isRecord(value)) return null
  return {
    ...withDefaults(value, { latitude: null, longitude: null }),
    nome: nameOf(value),
    endereco: addressOf(value['endereco'], 'BR'),
  }
}

/** The order of two instants is that of their texts. */
const laterOf = (start: string, end: string) => (end > start ? end : start)

/**
 * An event: the specification names its fields for fees alone. One without a date has none, and one without a state is
 * open: what can be bought, its tickets say.
 */
const event = (fields: Fields, known: KnownChurch): Fields => {
  const start = textOf(fields, 'dataInicio', 'dataHora', 'data') ?? ''
  const prices = ticketsOf(fields).map(({ valor }) => amountOf(valor))
  return {
    ...withDefaults(fields, {
      idIgreja: known.id,
      flagOnline: false,
      situacao: 'aberto',
      moeda: known.currency,
      valorMinimo: Math.min(...prices, prices.length > 0 ? Infinity : 0),
      valorMaximo: Math.max(0, ...prices),
      flagJuros: false,
      flagAssumirTaxasServico: false,
      qtdeMaxParcelas: 1,
    }),
    nome: nameOf(fields),
    imagem: imageOf(fields['imagem'] ?? fields['imagens'] ?? fields['image']),
    local: placeOf(fields['local'] ?? fields['endereco']),
    dataInicio: start,
    dataFim: laterOf(start, textOf(fields, 'dataFim') ?? ''),
  }
}

/** Kinds of tickets; `inscricoes`, as document 1 names tickets, where they are not of a person. */
const ticketsOf = (fields: Fields): Fields[] => listOf(fields['ingressos'] ?? [], 'ingressos').filter(isRecord)

const ticket = (fields: Fields): Fields => ({
  ...withDefaults(fields, { situacao: 'disponivel', flagConteudoExclusivo: false }),
  nome: nameOf(fields),
  valor: amountOf(fields['valor']),
})

const question = (fields: Fields): Fields => ({
  ...withDefaults(fields, { tipo: 'texto', flagObrigatorio: false }),
  nome: nameOf(fields),
})

/** The list comes in pages where a backend says where the next one begins. */
export const events: Reader = (answer, { church }) => ({
  ...besides(answer),
  eventos: listOf(answer, 'eventos')
    .filter(isRecord)
    .map((fields) => event(fields, church)),
})

export const eventDetail: Reader = (answer, { church }) => {
  const fields = oneOf(answer, 'evento')
  return {
    ...event(fields, church),
    ingressos: ticketsOf(fields).map(ticket),
    campos: listOf(fields['campos'] ?? [], 'campos')
      .filter(isRecord)
      .map(question),
    // methods of an event that names none are the church's
    metodosPagamento: Array.isArray(fields['metodosPagamento'])
      ? fields['metodosPagamento'].map(codeOf)
      : church.methods,
  }
}

const bought = (fields: Fields, asked: Asked): Fields => {
  const kind = isRecord(fields['ingresso']) ? fields['ingresso'] : {}
  return {
    ...withDefaults(fields, {
      idEvento: idIn(asked, 1),
      pedido: String(asked.query['pedido'] ?? ''),
      titular: '',
      comprador: '',
      moeda: asked.church.currency,
      flagConteudoExclusivo: false,
      dataCadastro: '',
    }),
    // what a person is shown as theirs is paid unless it says otherwise
    situacao: codeOf(fields['situacao'] ?? fields['status']) || 'aprovado',
    ingresso: { id: Number(kind['id'] ?? fields['id']), nome: nameOf(kind) },
    valor: amountOf(fields['valor']),
  }
}

export const tickets: Reader = (answer, asked) => ({
  inscricoes: listOf(answer, 'inscricoes')
    .filter(isRecord)
    .map((fields) => bought(fields, asked)),
})

const kindOfContent = (fields: Fields) =>
  textOf(fields, 'html') ? 'texto' : textOf(fields, 'url') ? 'arquivo' : 'texto'

export const ticketContents: Reader = (answer) => ({
  conteudos: listOf(answer, 'conteudos')
    .filter(isRecord)
    .map((fields) => ({
      ...withDefaults(fields, { tipo: kindOfContent(fields), situacao: 'disponivel' }),
      titulo: nameOf(fields),
    })),
})
