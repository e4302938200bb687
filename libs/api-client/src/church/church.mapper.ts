import type { BannerWire, ClienteWire, CongregacoesWire, OrganizacaoWire } from '@atrio/contract'
import { toAddress, toCoordinates, toImage } from '../address.ts'
import type { Banner, ChurchListing, Congregation, Organization } from './church.types.ts'

export const toBanner = (wire: BannerWire): Banner => ({
  id: wire.id,
  kicker: wire.chamada ?? null,
  title: wire.titulo,
  text: wire.descricao ?? null,
  image: wire.imagem ? toImage(wire.imagem) : null,
  url: wire.url ?? null,
  action: wire.textoBotao ?? null,
})

export const toOrganization = (wire: OrganizacaoWire): Organization => ({
  id: wire.id,
  slug: wire.slug,
  name: wire.nome,
  description: wire.descricao ?? null,
  images: (wire.imagens ?? []).map(toImage),
})

export const toChurchListing = (wire: ClienteWire): ChurchListing => ({
  id: wire.id,
  code: wire.codigo,
  slug: wire.slug,
  name: wire.nome,
  description: wire.descricao ?? null,
  organizationSlug: wire.slugOrganizacao ?? null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  location: toCoordinates(wire),
  images: (wire.imagens ?? []).map(toImage),
  color: wire.corApp ?? '',
  hostname: wire.hostname ?? null,
  distance: wire.distancia ?? null,
})

export const toCongregation = (wire: CongregacoesWire['congregacoes'][number]): Congregation => ({
  id: wire.id,
  name: wire.nome,
  phone: wire.telefone ?? null,
  address: wire.endereco ? toAddress(wire.endereco) : null,
  location: toCoordinates(wire),
})
