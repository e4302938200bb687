import type { ModuleId } from '@atrio/api-client'
import { defineFeature, linkTo, screensFrom } from '@atrio/tenant-core'
import { BuildingIcon } from '@atrio/ui'
import { messages } from './i18n/messages.ts'
import { linkModules, links } from './links.ts'
import { paths } from './paths.ts'

const screen = screensFrom(() => import('./screens.ts'))

const page = (name: keyof typeof paths, module: ModuleId | null = null) => ({
  path: paths[name],
  module,
  screen: screen(name),
})

export const contentFeature = defineFeature({
  id: 'content',
  messages,
  nav: [
    {
      link: 'content.about',
      label: { 'pt-BR': 'Sobre', en: 'About', es: 'Nosotros' },
      icon: BuildingIcon,
      places: ['header', 'footer'],
      order: 10,
    },
  ],
  routes: () => [
    ...(['devotionals', 'devotional'] as const).map((name) => page(name, 'devotionals')),
    ...(['news', 'newsItem'] as const).map((name) => page(name, 'news')),
    ...(['classes', 'class'] as const).map((name) => page(name, 'sundaySchool')),
    ...(['publicationTypes', 'publication'] as const).map((name) => page(name, 'publications')),
    { ...page('publications', 'publications'), query: ['type'] },
    ...(['about', 'churches', 'ministries', 'ministry', 'project', 'video'] as const).map((name) => page(name)),
    { ...page('videos'), query: ['playlist'] },
  ],
  links,
  linkModules,
  opensNotification: {
    devotional: ({ id }, ctx) => (id === null ? undefined : linkTo(ctx, 'content.devotional', { devotionalId: id })),
    news: ({ id }, ctx) => (id === null ? undefined : linkTo(ctx, 'content.newsItem', { newsId: id })),
    sundaySchool: ({ slug }, ctx) => (slug === null ? undefined : linkTo(ctx, 'content.schoolClass', { slug })),
  },
})
