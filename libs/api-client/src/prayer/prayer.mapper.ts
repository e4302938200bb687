import type { OracaoMensagemWire, OracaoMuralWire, OracaoWire, OracoesPropriasWire } from '@atrio/contract'
import { toImage } from '../address.ts'
import type { OwnPrayer, Prayer, PrayerMessage, PrayerWishes, WallPrayer } from './prayer.types.ts'

export const toWallPrayer = (wire: OracaoMuralWire): WallPrayer => ({
  id: wire.id,
  name: wire.nome?.trim() || null,
  text: wire.mensagem,
  image: wire.imagem ? toImage(wire.imagem) : null,
  motive: wire.motivo ? { id: wire.motivo.id, name: wire.motivo.nome } : null,
  createdAt: wire.dataCadastro,
  praying: wire.qtdeOrando ?? 0,
  answered: wire.dataRespondida ? { at: wire.dataRespondida, testimony: wire.testemunho || null } : null,
})

const toWishes = (wire: NonNullable<OracaoWire['doAutor']>): PrayerWishes => ({
  onWall: wire.flagPublicarMural ?? false,
  active: wire.flagAtivo ?? true,
  inReview: wire.flagEmRevisao ?? false,
  callMe: wire.flagReceberLigacao ?? false,
  visitMe: wire.flagReceberVisita ?? false,
})

export const toOwnPrayer = (wire: OracoesPropriasWire['oracoes'][number]): OwnPrayer => ({
  ...toWallPrayer(wire),
  wishes: toWishes(wire),
})

export const toPrayer = (wire: OracaoWire): Prayer => ({
  ...toWallPrayer(wire),
  prayed: wire.flagOrando ?? false,
  wishes: wire.doAutor ? toWishes(wire.doAutor) : null,
})

export const toPrayerMessage = (wire: OracaoMensagemWire): PrayerMessage => ({
  id: wire.id,
  name: wire.nome?.trim() || null,
  byAuthor: wire.flagAutor ?? false,
  text: wire.mensagem,
  createdAt: wire.dataCadastro,
})
