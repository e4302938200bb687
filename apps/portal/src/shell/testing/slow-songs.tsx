import { defineFeature, type Feature } from '@atrio/tenant-core'
import { CalendarIcon } from '@atrio/ui'
import { messages, screenOf } from './features.tsx'

/** Two pages whose data come when they may, of which the menu names the first. */
export function slowSongs(mayCome: Promise<void>): Feature {
  const load = () => mayCome
  return defineFeature({
    id: 'praise',
    messages,
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
      { path: '/songs', screen: screenOf('Cifras', load) },
      { path: '/songs/:songId', screen: screenOf('Canção', load) },
    ],
    links: { 'praise.list': () => '/songs' },
  })
}
