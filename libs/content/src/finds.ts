import type { Finds } from '@atrio/tenant-core'
import {
  ministryPath,
  newsPath,
  projectPath,
  publicationPath,
  publicationsPath,
  videoPath,
  videosPath,
} from './page-paths.ts'
import { classPath, devotionalPath, newsItemPath, paths } from './paths.ts'

export const finds: Finds = {
  kinds: {
    newsItem: {
      label: { 'pt-BR': 'Notícias', en: 'News', es: 'Noticias' },
      order: 200,
      to: ({ id }) => newsItemPath(id),
      list: newsPath,
    },
    video: {
      label: { 'pt-BR': 'Vídeos', en: 'Videos', es: 'Videos' },
      order: 400,
      to: ({ id }) => videoPath(id),
      list: (term) => videosPath(undefined, term),
    },
    devotional: {
      label: { 'pt-BR': 'Devocionais', en: 'Devotionals', es: 'Devocionales' },
      order: 600,
      to: ({ id }) => devotionalPath(id),
    },
    publication: {
      label: { 'pt-BR': 'Publicações', en: 'Publications', es: 'Publicaciones' },
      order: 700,
      to: ({ slug }) => publicationPath(slug),
      list: (term) => publicationsPath(undefined, term),
    },
    schoolClass: {
      label: { 'pt-BR': 'Escola dominical', en: 'Sunday school', es: 'Escuela dominical' },
      order: 800,
      to: ({ slug }) => classPath(slug),
    },
    ministry: {
      label: { 'pt-BR': 'Ministérios', en: 'Ministries', es: 'Ministerios' },
      order: 1000,
      to: ({ id }) => ministryPath(id),
    },
    project: {
      label: { 'pt-BR': 'Projetos', en: 'Projects', es: 'Proyectos' },
      order: 1100,
      to: ({ id, parentId }) => (parentId === null ? paths.ministries : projectPath(parentId, id)),
    },
    church: {
      label: { 'pt-BR': 'Sobre a igreja', en: 'About the church', es: 'Sobre la iglesia' },
      order: 1200,
      to: () => paths.about,
    },
  },
}
