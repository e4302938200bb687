import { defineFeature, type Feature } from '@atrio/tenant-core'
import { CalendarIcon } from '@atrio/ui'

const none = () => Promise.resolve({})

/** Two pages whose data come when they may, of which the menu names the first. */
export function slowSongs(mayCome: Promise<void>): Feature {
  const screenOf = (title: string) => () => Promise.resolve({ default: () => <h1>{title}</h1>, load: () => mayCome })
  return defineFeature({
    id: 'praise',
    messages: { 'pt-BR': none, en: none, es: none },
    nav: [
      {
        link: 'praise.list',
        label: { 'pt-BR': 'Louvor', en: 'Songs', es: 'Alabanza' },
        icon: CalendarIcon,
        places: ['header', 'bottom'],
        order: 30,
      },
    ],
    routes: () => [
      { path: '/songs', screen: screenOf('Cifras') },
      { path: '/songs/:songId', screen: screenOf('Canção') },
    ],
    links: { 'praise.list': () => '/songs' },
  })
}
