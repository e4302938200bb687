import { defineFeature } from '@atrio/tenant-core'

const none = () => Promise.resolve({})
const page = (text: string) => () => Promise.resolve({ default: () => <h1>{text}</h1> })

/** Pages beside access: home, one for everybody, one for members. */
export const pages = defineFeature({
  id: 'pages',
  messages: { 'pt-BR': none, en: none, es: none },
  routes: () => [
    { id: 'churchHome', path: '/', screen: page('home') },
    { path: '/event/:eventId', screen: page('event') },
    { path: '/user/notes', access: 'login', screen: page('my data') },
  ],
  links: { 'home.church': () => '/' },
})
