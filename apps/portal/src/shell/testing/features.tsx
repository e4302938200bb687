import { defineFeature, Page, type Feature } from '@atrio/tenant-core'
import { CalendarIcon, HomeIcon, LockIcon, RadioIcon } from '@atrio/ui'

const none = () => Promise.resolve({})
/** No words. */
export const messages = { 'pt-BR': none, en: none, es: none }

/** A page with a heading and a button. */
export const screenOf = (title: string, more?: () => Promise<unknown>) => () =>
  Promise.resolve({
    default: () => (
      <Page title={title}>
        <h1>{title}</h1>
        <button>inside</button>
      </Page>
    ),
    ...(more && { load: more }),
  })

const fail =
  (status: number, requestId = '') =>
  () =>
    Promise.reject<never>(new Response(requestId, { status }))

/** Small features that fill the shell: entries in each place, a page in each layout, pages that fail. */
export const shellFeatures: readonly Feature[] = [
  defineFeature({
    id: 'home',
    messages,
    nav: [
      {
        link: 'home.church',
        label: { 'pt-BR': 'Início', en: 'Home', es: 'Inicio' },
        icon: HomeIcon,
        places: ['bottom'],
        order: 0,
      },
    ],
    routes: () => [{ path: '/', layout: 'HOME', screen: screenOf('Início') }],
    links: { 'home.church': () => '/' },
  }),
  defineFeature({
    id: 'live',
    module: 'live',
    messages,
    nav: [
      {
        link: 'live.home',
        label: { 'pt-BR': 'Ao vivo', en: 'Live', es: 'En vivo' },
        icon: RadioIcon,
        places: ['header', 'bottom', 'footer'],
        order: 20,
      },
    ],
    routes: () => [{ path: '/live', screen: screenOf('Ao vivo') }],
    links: { 'live.home': () => '/live' },
  }),
  defineFeature({
    id: 'content',
    messages,
    nav: [
      {
        link: 'content.about',
        label: { 'pt-BR': 'Sobre', en: 'About', es: 'Nosotros' },
        icon: CalendarIcon,
        places: ['header', 'footer'],
        order: 10,
      },
    ],
    routes: () => [
      { path: '/about', screen: screenOf('Sobre') },
      { path: '/news', screen: screenOf('Notícias') },
      { path: '/embedded', layout: 'EMBED', screen: screenOf('Embutida') },
      { path: '/broken', screen: screenOf('Quebrada', fail(500, 'request-7')) },
      { path: '/away', screen: screenOf('Fora', fail(503)) },
      { path: '/missing', screen: screenOf('Ausente', fail(404)) },
    ],
    links: { 'content.about': () => '/about', 'content.news': () => '/news', 'bible.home': () => '/bible' },
  }),
  defineFeature({
    id: 'play',
    module: 'play',
    messages,
    routes: () => [{ path: '/play', layout: 'INPC_PLAY', screen: screenOf('Play') }],
    links: { 'play.home': () => '/play' },
  }),
]

/**
 * The access feature: its link shows the login button; its entries, one of them without a target, are in the member's
 * menu.
 */
export const accessFeature = defineFeature({
  id: 'account',
  messages,
  userMenu: [
    {
      link: 'account.voluts',
      label: { 'pt-BR': 'Voluts', en: 'Voluts', es: 'Voluts' },
      icon: CalendarIcon,
      order: 10,
    },
    {
      link: 'account.changePassword',
      label: { 'pt-BR': 'Trocar a senha', en: 'Change password', es: 'Cambiar la contraseña' },
      icon: LockIcon,
      order: 90,
    },
  ],
  routes: () => [
    { path: '/access', screen: screenOf('Acesso') },
    { path: '/password', screen: screenOf('Senha') },
  ],
  links: {
    'account.access': (params) => `/access?redirectTo=${encodeURIComponent(params?.redirectTo ?? '/')}`,
    'account.changePassword': () => '/password',
  },
})
