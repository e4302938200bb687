import type { ModuleId } from '@atrio/api-client'
import { defineFeature, linkTo, screensFrom } from '@atrio/tenant-core'
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
      places: ['header', 'footer'],
      order: 10,
    },
  ],
  routes: () => [
    ...(['devotionals', 'devotional'] as const).map((name) => page(name, 'devotionals')),
    page('newsItem', 'news'),
    { ...page('news', 'news'), query: ['term'] },
    ...(['classes', 'class'] as const).map((name) => page(name, 'sundaySchool')),
    ...(['publicationTypes', 'publication'] as const).map((name) => page(name, 'publications')),
    { ...page('publications', 'publications'), query: ['type', 'term'] },
    { ...page('churches'), query: ['view'] },
    ...(['about', 'ministries', 'ministry', 'project', 'video'] as const).map((name) => page(name)),
    { ...page('videos'), query: ['playlist', 'term'] },
  ],
  finds: () => import('./finds.ts'),
  links,
  linkModules,
  opensNotification: {
    devotional: ({ id }, ctx) => (id === null ? undefined : linkTo(ctx, 'content.devotional', { devotionalId: id })),
    news: ({ id }, ctx) => (id === null ? undefined : linkTo(ctx, 'content.newsItem', { newsId: id })),
    sundaySchool: ({ slug }, ctx) => (slug === null ? undefined : linkTo(ctx, 'content.schoolClass', { slug })),
  },
})
