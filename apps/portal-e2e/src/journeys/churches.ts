import { PORTAL_PORT } from '../hosts/ports.ts'

/** Address of a demonstration church's portal: by its code, or by the first labels of a host of its own. */
export const portal = (code: string) => `http://${code}.localhost:${PORTAL_PORT}`

/** The church that asks who registers for nothing but a name and a password. */
export const quiet = portal('minimal')

/** What the journeys expect of a demonstration church's content (apps/server/content). */
export type Church = {
  code: string
  name: string
  description: string
  /** As the browser's bar shows it. */
  color: string
  /** Home's named sections in their order; the section of the next service has the service's name. */
  sections: string[]
  /** An event that anybody can read about, by its name. */
  event: string
  /** Entries of the More menu that lead outside, in the church's order. */
  outside: { label: string; href: string }[]
  mail: string
  phone: string
  /** What the address on the map is looked up by. */
  street: string
}

/** One church for each language: its colour, its modules and its content vary with it. */
export const churches = {
  'pt-BR': {
    code: 'demo',
    name: 'Igreja Vida Plena',
    description: 'Uma comunidade cristã na Vila Mariana desde 1962.',
    color: '#7A3E9D',
    sections: [
      'Destaques',
      'Programação da semana',
      'Eventos',
      'Contribuir',
      'Mural de oração',
      'A igreja no seu bolso',
    ],
    event: 'A mesa posta',
    outside: [
      { label: 'Podcast no Spotify', href: 'https://open.spotify.com/show/vidaplena-example' },
      { label: 'Rádio', href: 'https://radio.vidaplena.example' },
      { label: 'Instagram', href: 'https://www.instagram.com/igrejavidaplena.example' },
      { label: 'YouTube', href: 'https://www.youtube.com/@igrejavidaplena.example' },
      { label: 'Cardápio do almoço', href: 'https://almoco.vidaplena.example' },
    ],
    mail: 'ola@vidaplena.org.br',
    phone: '+551134567890',
    street: 'Rua das Acácias, 240',
  },
  en: {
    code: 'grace',
    name: 'Grace Community',
    description: 'A neighborhood church in Oak Park.',
    color: '#1F5F5B',
    sections: ['Highlights', 'This week', 'Events', 'Give', 'Prayer wall', 'Your church in your pocket'],
    event: 'Neighborhood supper',
    outside: [
      { label: 'Sermons on Spotify', href: 'https://open.spotify.com/show/gracecommunity-example' },
      { label: 'Food pantry', href: 'https://pantry.gracecommunity.example' },
    ],
    mail: 'hello@gracecommunity.example',
    phone: '+17085550142',
    street: '418 Linden Avenue',
  },
  es: {
    code: 'luz',
    name: 'Iglesia Luz',
    description: 'Una comunidad de barrio en Chapinero, Bogotá.',
    color: '#F5C400',
    sections: ['Programación de la semana', 'Eventos', 'Muro de oración'],
    event: 'Noche de las velitas',
    outside: [{ label: 'Instagram', href: 'https://www.instagram.com/iglesialuz.example' }],
    mail: 'hola@iglesialuz.example',
    phone: '+576015550184',
    street: 'Carrera 9, 57-32',
  },
} as const satisfies Record<string, Church>
