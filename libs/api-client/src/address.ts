import type { EnderecoWire, ImagemWire } from '@atrio/contract'

export type Address = {
  street: string | null
  number: string | null
  complement: string | null
  neighborhood: string | null
  city: string | null
  state: string | null
  /** ISO 3166-1 alpha-2. */
  country: string
  zipCode: string | null
}

/** Degrees, WGS 84. */
export type Coordinates = { latitude: number; longitude: number }

export type Image = { url: string; alt: string }

export const toAddress = (wire: EnderecoWire): Address => ({
  street: wire.logradouro,
  number: wire.numero,
  complement: wire.complemento,
  neighborhood: wire.bairro,
  city: wire.cidade,
  state: wire.estado,
  country: wire.pais,
  zipCode: wire.cep,
})

/** Both or nothing: half a place is no place. */
export const toCoordinates = (wire: { latitude: number | null; longitude: number | null }): Coordinates | null =>
  wire.latitude === null || wire.longitude === null ? null : { latitude: wire.latitude, longitude: wire.longitude }

export const toImage = (wire: ImagemWire): Image => ({ url: wire.url, alt: wire.descricao ?? '' })
