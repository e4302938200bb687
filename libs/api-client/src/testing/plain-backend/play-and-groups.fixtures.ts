import { asMember, type Fixture } from './fixture.ts'

const video = { id: 61, titulo: 'Salmo 23, verso a verso' }
const collection = { id: 62, titulo: 'Salmos' }
/** Document 2 section 7.5: my list entries have planoAssinaturaConteudo. */
const entry = { id: 610, planoAssinaturaConteudo: video }

const group = {
  id: 41,
  nome: 'Célula do Vale',
  endereco: 'Rua do Vale, 12',
  lider: { nome: 'Davi' },
  responsavel: { nome: 'Sara' },
}

/** Document 2 sections 7.5 and 7.6. */
export const playAndGroupFixtures: Record<string, Fixture> = {
  // answer includes tipoVisibilidadeConteudo
  'GET /igreja/{slug}/plano-assinatura-configuracao/': { tipoVisibilidadeConteudo: 'OPEN_CONTENT' },
  'GET /igreja/{slug}/plano-assinatura/': [{ id: 1, nome: 'Mensal' }],
  // document 1 section 3: home content tags
  'GET /igreja/{slug}/plano-assinatura-home/': { tags: [{ id: 1, nome: 'Salmos', conteudos: [video] }] },
  'GET /plano-assinatura-conteudo/?igreja&destaque=true': [video, collection],
  'GET /plano-assinatura-conteudo/{id}/': video,
  'POST /usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=&igreja=&usuario=': asMember({ id: 610 }),
  'DELETE /usuario-plano-assinatura-conteudo/{id}/': asMember({}),
  'GET /usuario-plano-assinatura-conteudo/?usuario&igreja': asMember([entry]),
  // valid when status.situacao is 'ativo'
  'GET /usuario/{id}/usuario-plano-assinatura/?igreja': asMember([{ id: 1, status: { situacao: 'ativo' } }]),

  // document 1 section 2: address, leader, responsible and meeting
  'GET /igreja/{slug}/celula/': [group],
  'GET /igreja/{slug}/celula/{id}': group,
  'GET /igreja/{slug}/celula/{id}/reuniao-registro/': asMember([{ id: 411 }]),
  'GET /igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}': asMember({
    id: 411,
    data: '2025-05-01T00:00:00-0300',
  }),
  'POST /igreja/{slug}/solicitacao-celula/admissao': asMember({}),
  'GET /igreja/{slug}/estudo/': [{ id: 71, titulo: 'A parábola do semeador' }],
  'GET /igreja/{slug}/estudo/{id}': { id: 71, titulo: 'A parábola do semeador' },
  // data.flagConteudoPublico
  'GET /igreja/{slug}/configuracao-estudo': { data: { flagConteudoPublico: true } },
}
