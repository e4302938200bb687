import { playApi } from '../play/play.endpoints.ts'
import { row, type Row } from './asked-call.ts'
import { planOrder } from './plan-order.ts'

/** Calls of Play; the church is number 1, `vida-plena`. */
export const playCalls: Row[] = [
  row(playApi.visibility, {}, 'main GET /igreja/vida-plena/plano-assinatura-configuracao/'),
  row(playApi.plans, {}, 'main GET /igreja/vida-plena/plano-assinatura/'),
  row(playApi.home, {}, 'main GET /igreja/vida-plena/plano-assinatura-home/'),
  row(playApi.contents, { featured: true }, 'main GET /plano-assinatura-conteudo/?igreja=1&destaque=true'),
  row(
    playApi.contents,
    { tagId: 3, collectionId: 5, kind: 'collection', term: 'salmo', after: 'Wy' },
    'main GET /plano-assinatura-conteudo/?igreja=1&tag=3&coletanea=5&tipo=coletanea&busca=salmo&depois=Wy',
  ),
  row(playApi.content, { id: 7 }, 'main GET /plano-assinatura-conteudo/7/?igreja=1'),
  row(playApi.stop, { id: 7, at: 61 }, 'main PUT /plano-assinatura-conteudo/7/posicao?igreja=1'),
  row(playApi.myList, { accountId: 8 }, 'main GET /usuario-plano-assinatura-conteudo/?usuario=8&igreja=1'),
  row(
    playApi.addToList,
    { accountId: 8, contentId: 7 },
    'main POST /usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=7&igreja=1&usuario=8',
  ),
  row(playApi.removeFromList, { entryId: 4 }, 'main DELETE /usuario-plano-assinatura-conteudo/4/?igreja=1'),
  row(playApi.subscriptions, { accountId: 8 }, 'main GET /usuario/8/usuario-plano-assinatura/?igreja=1'),
  row(playApi.marks, { ids: [7, 8] }, 'main GET /user/plano-assinatura-marca?igreja=1&conteudos=7%2C8'),
  row(playApi.continued, {}, 'main GET /user/plano-assinatura-continuar?igreja=1'),
  row(playApi.renewal, {}, 'main GET /user/renovacao-assinatura?igreja=1'),
  row(playApi.changeRenewal, { status: 'canceled' }, 'main PUT /user/renovacao-assinatura?igreja=1'),
  row(playApi.subscribe, planOrder, 'main POST /usuario-plano-assinatura/?igreja=1'),
]
