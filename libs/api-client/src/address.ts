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
  street: wire.logradouro ?? null,
  number: wire.numero ?? null,
  complement: wire.complemento ?? null,
  neighborhood: wire.bairro ?? null,
  city: wire.cidade ?? null,
  state: wire.estado ?? null,
  country: wire.pais,
  zipCode: wire.cep ?? null,
})

/** The coordinates; null unless both are known. */
export const toCoordinates = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }) =>
  typeof latitude === 'number' && typeof longitude === 'number' ? ({ latitude, longitude } satisfies Coordinates) : null

export const toImage = (wire: ImagemWire): Image => ({ url: wire.url, alt: wire.descricao ?? '' })
