import type { OracaoMuralWire, OracoesMuralWire } from '@atrio/contract'
import { toImage, type Image } from '../address.ts'
import { endpoint } from '../endpoint.ts'

/** A prayer request as the wall shows it. */
export type WallPrayer = {
  id: number
  name: string
  text: string
  image: Image | null
  motive: { id: number; name: string } | null
  createdAt: string
  /** How many people said that they pray for it. */
  praying: number
}

const toWallPrayer = (wire: OracaoMuralWire): WallPrayer => ({
  id: wire.id,
  name: wire.nome,
  text: wire.mensagem,
  image: wire.imagem ? toImage(wire.imagem) : null,
  motive: wire.motivo ? { id: wire.motivo.id, name: wire.motivo.nome } : null,
  createdAt: wire.dataCadastro,
  praying: wire.qtdeOrando ?? 0,
})

/** Document 2 section 7.7. */
export const prayerApi = {
  wall: endpoint('prayer.wall', async (http, _: Record<string, never>, signal) =>
    (await http.get<OracoesMuralWire>(`/oracao/${http.church.slug}`, { signal })).oracoes.map(toWallPrayer),
  ),
}
