import type { EventDetail } from '@atrio/api-client'
import { expect, it } from 'vitest'
import { eventData } from './structured-data.ts'

const ticket = { description: null, left: null, perUser: null, saleEndsAt: null, exclusiveContent: false }
const event = {
  name: 'A mesa posta',
  summary: null,
  image: { url: '/media/1/a', alt: '' },
  startsAt: '2026-11-28T12:00:00Z',
  endsAt: '2026-11-29T21:00:00Z',
  venue: { name: 'Templo', address: null, location: { latitude: -23.5, longitude: -46.6 } },
  online: true,
  currency: 'BRL',
  tickets: [
    { ...ticket, id: 1, name: 'Individual', price: 8505, sale: 'onSale', saleStartsAt: '2026-11-01T12:00:00Z' },
    { ...ticket, id: 2, name: 'Criança', price: 0, sale: 'soldOut', saleStartsAt: null },
    { ...ticket, id: 3, name: 'Primeiro lote', price: 5, sale: 'expired', saleStartsAt: null },
  ],
} as unknown as EventDetail
const place = { church: 'Vida Plena', origin: 'https://demo.test' }

it('eventData contains the fields that search engines require of an event', () => {
  const data = eventData(event, '/event/7', place)
  expect(data).toMatchObject({
    '@type': 'Event',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    image: ['https://demo.test/media/1/a'],
    url: 'https://demo.test/event/7',
    location: [{ '@type': 'Place', address: 'Templo' }, { '@type': 'VirtualLocation' }],
  })
  expect(data.offers).toMatchObject([
    { name: 'Individual', price: '85.05', priceCurrency: 'BRL', availability: 'https://schema.org/InStock' },
    { name: 'Criança', price: '0.00', availability: 'https://schema.org/SoldOut' },
  ])
})

it('eventData writes prices of currencies without cents as whole numbers', () => {
  expect(eventData({ ...event, currency: 'CLP' }, '/event/7', place).offers[0]!.price).toBe('8505')
})
