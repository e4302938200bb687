import { contentApi } from '../content/content.endpoints.ts'
import { videosApi } from '../content/videos.endpoints.ts'
import { row, type Row } from './asked-call.ts'

/** Calls of a church's texts and videos; the church is number 1, `vida-plena`. */
export const contentCalls: Row[] = [
  row(contentApi.devotionals, { after: 'Wy' }, 'main GET /igreja/vida-plena/devocional/?depois=Wy'),
  row(contentApi.devotional, { id: 7 }, 'main GET /igreja/vida-plena/devocional/7'),
  row(contentApi.news, {}, 'main GET /igreja/vida-plena/noticia/'),
  row(contentApi.newsItem, { id: 7 }, 'main GET /igreja/vida-plena/noticia/7'),
  row(contentApi.ministries, {}, 'main GET /igreja/vida-plena/ministerio/'),
  row(contentApi.ministry, { id: 7 }, 'main GET /igreja/vida-plena/ministerio/7'),
  row(contentApi.project, { ministryId: 7, id: 9 }, 'main GET /igreja/vida-plena/ministerio/7/projeto/9'),
  row(contentApi.publicationTypes, {}, 'main GET /igreja/vida-plena/publicacao-tipo/'),
  row(
    contentApi.publications,
    { type: 'livros', after: 'Wy' },
    'main GET /igreja/vida-plena/publicacao/?tipo=livros&depois=Wy',
  ),
  row(contentApi.publication, { slug: 'a/b' }, 'main GET /igreja/vida-plena/publicacao/a%2Fb'),
  row(contentApi.classes, {}, 'main GET /igreja/vida-plena/ebd/'),
  row(contentApi.class, { slug: 'rute' }, 'main GET /igreja/vida-plena/ebd/rute'),
  row(videosApi.list, {}, 'main GET /video/vida-plena'),
  row(videosApi.list, { playlist: 'aulas', after: 'Wy' }, 'main GET /video/vida-plena?lista=aulas&depois=Wy'),
  row(videosApi.get, { id: 7 }, 'main GET /igreja/vida-plena/video/7'),
]
