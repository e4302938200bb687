import { besides, isRecord, listOf, oneOf, type Fields } from './envelopes.ts'
import { addressOf, codeOf, imageOf, imagesOf, nameOf, textOf, withDefaults } from './fields.ts'
import type { KnownChurch, Reader } from './known-church.ts'

const COUNTRY = 'BR'

const socialOf = (value: unknown): Fields[] =>
  (Array.isArray(value) ? value : []).flatMap((item: unknown) => {
    const link = typeof item === 'string' ? { url: item } : isRecord(item) ? item : {}
    const url = textOf(link, 'url', 'link')
    return url ? [{ tipo: textOf(link, 'tipo', 'codigo', 'nome') ?? 'site', url }] : []
  })

/** What every thing with a name, a place and pictures has. */
const placed = (fields: Fields): Fields => ({
  ...withDefaults(fields, { latitude: null, longitude: null }),
  nome: nameOf(fields),
  endereco: addressOf(fields['endereco'], COUNTRY),
})

const listing = (fields: Fields): Fields => ({
  ...withDefaults(placed(fields), { codigo: '', slug: codeOf(fields['codigo']) }),
  imagens: imagesOf(fields['imagens']),
})

export const church: Reader = (answer, asked) => {
  const fields = oneOf(answer, 'igreja')
  // document 2 section 5 makes an answer of it that finds no church
  if (fields['status'] === false) return fields
  const read = withDefaults(placed(fields), {
    uuid: `church-${String(fields['id'])}`,
    codigo: asked.path[0] ?? '',
    slug: codeOf(fields['codigo']) || (asked.path[0] ?? ''),
    dataCadastro: '',
  })
  return { ...read, imagens: imagesOf(fields['imagens']), redesSociais: socialOf(fields['redesSociais']) }
}

/** Kept from a church's answer for the later ones. */
export function remember(known: KnownChurch, answer: unknown): void {
  const fields = answer as Fields
  Object.assign(known, {
    id: fields['id'],
    codigo: fields['codigo'],
    slug: fields['slug'],
    nome: fields['nome'],
    timeZone: textOf(fields, 'fusoHorario') ?? known.timeZone,
    currency: textOf(fields, 'moeda') ?? known.currency,
  })
}

export const clients: Reader = (answer) => ({
  clientes: listOf(answer, 'clientes').filter(isRecord).map(listing),
})

const coded = (item: unknown): Fields => (isRecord(item) ? item : { codigo: item })

export const modules: Reader = (answer) => ({
  modulos: listOf(answer, 'modulos').map((item) => ({ codigo: codeOf(coded(item)['codigo']) })),
})

export const visual: Reader = (answer) => {
  const fields = oneOf(answer, 'igrejaVisual')
  const color = textOf(fields, 'corApp') ?? ''
  return {
    igrejaVisual: {
      corApp: /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : color,
      logomarcaMenu: imageOf(fields['logomarcaMenu']),
    },
  }
}

export const paymentMethods: Reader = (answer, { church: known }) => {
  const methods = listOf(answer, 'metodosPagamento').map((item, place) => {
    const fields = coded(item)
    const codigo = codeOf(fields['codigo'])
    return { ...withDefaults(fields, { id: place + 1, nome: codigo }), codigo }
  })
  known.methods = methods.map(({ codigo }) => codigo)
  return { metodosPagamento: methods }
}

export const menu: Reader = (answer) => ({
  igrejaAppMenu: listOf(answer, 'igrejaAppMenu').map((item, place) => {
    const fields = coded(item)
    return {
      ...withDefaults(fields, { id: place + 1, flagAtivo: true, nomeIngles: '', nomeEspanhol: '' }),
      codigo: codeOf(fields['codigo']),
      nome: nameOf(fields),
    }
  }),
})

export const banners: Reader = (answer) => ({
  banners: listOf(answer, 'banners').map((item, place) => {
    const fields = isRecord(item) ? item : { imagem: item }
    return {
      ...withDefaults(fields, { id: place + 1 }),
      titulo: textOf(fields, 'titulo', 'nome') ?? '',
      imagem: imageOf(fields['imagem'] ?? fields['image'] ?? fields['imagens']),
    }
  }),
})

export const organization: Reader = (answer, { path }) => {
  const fields = oneOf(answer, 'organizacao')
  return { ...listing(fields), slug: textOf(fields, 'slug') ?? path[0] }
}

export const congregations: Reader = (answer) => ({
  congregacoes: listOf(answer, 'congregacoes').filter(isRecord).map(placed),
})

export const gateway: Reader = (answer) => {
  const fields = besides(answer)
  const inner = fields['data'] ?? answer
  const id = isRecord(inner) ? (inner['idGatewayPagamento'] ?? inner['id']) : inner
  return { idGatewayPagamento: Number(id) || null }
}
